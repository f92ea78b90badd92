/** The codes of ISO 4217 that languages have words for. */
export const currencyCodes: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));
