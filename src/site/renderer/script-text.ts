/**
 * The call of a function as the text of a `<script>`, without its comments. The function must not refer to anything outside itself.
 * @param values what it is given, as code
 */
export function scriptText(code: (...values: never[]) => void, ...values: string[]): string {
  return `(${code})(${values.join()})`.replace(/\n\s*(\/\/.*)?/g, '\n');
}
