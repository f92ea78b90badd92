/** The keys of the texts in an object: `menu.open`; those of plural forms without their ending. */
type Key<Data> = {
  [Name in keyof Data & string]-?: NonNullable<Data[Name]> extends string
    ? Name extends `${infer Stem}_${Intl.LDMLPluralRule}`
      ? Stem
      : Name
    : NonNullable<Data[Name]> extends readonly unknown[]
      ? never
      : NonNullable<Data[Name]> extends object
        ? `${Name}.${Key<NonNullable<Data[Name]>>}`
        : never;
}[keyof Data & string];

/** The keys of the texts in namespaces, as i18next writes them: `labels:menu.open`. */
export type TextKey<Namespaces> = {
  [Name in keyof Namespaces & string]: `${Name}:${Key<Namespaces[Name]>}`;
}[keyof Namespaces & string];
