/** A value of a JSON file and where it is. */
export interface JsonNode {
  kind: 'object' | 'array' | 'string' | 'other';
  start: number;
  /** The offset after its last character. */
  end: number;
  /** The value that `JSON.parse` makes of it; of a duplicate key the last value counts. */
  value: unknown;
  /** The members of an object, duplicate ones included. */
  members?: JsonMember[];
  items?: JsonNode[];
}

/** A key of an object with its value. */
export interface JsonMember {
  key: string;
  keyStart: number;
  keyEnd: number;
  node: JsonNode;
}

/** The kinds of syntax errors in a JSON file. */
export type JsonSyntaxErrorKind =
  | 'empty'
  | 'html'
  | 'rtf'
  | 'fence'
  | 'conflict'
  | 'comma-missing'
  | 'comma-extra'
  | 'colon-missing'
  | 'value-missing'
  | 'key-missing'
  | 'key-unquoted'
  | 'quote-missing'
  | 'quote-unescaped'
  | 'quote-wrong'
  | 'line-break-in-string'
  | 'control-character'
  | 'escape-wrong'
  | 'number-wrong'
  | 'number-spaced'
  | 'number-too-large'
  | 'number-comma'
  | 'word-unknown'
  | 'comment'
  | 'bracket-missing'
  | 'bracket-extra'
  | 'text-after-end'
  | 'too-deep';

/** A syntax error in a JSON file. */
export interface JsonSyntaxError {
  kind: JsonSyntaxErrorKind;
  start: number;
  end: number;
  found: string;
}
