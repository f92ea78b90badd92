/* Stands before the PDF library. Its polyfills look at the stack of an error as it begins, for which V8 reads the whole script a
   second time: two thirds of what beginning takes, on the page as in the worker. */
{
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  Promise.resolve().then(() => {
    Error.stackTraceLimit = stackTraceLimit;
  });
}
