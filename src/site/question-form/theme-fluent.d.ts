declare module 'virtual:theme-fluent' {
  /** The rules of Fluent's tokens, one for each theme. */
  const rules: readonly string[];
  export default rules;
}
