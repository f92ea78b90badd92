/** A place in a file: line and column count from 1, columns in UTF-16 units, as editors show them. */
export interface Position {
  line: number;
  column: number;
}

const byteOrderMark = '\ufeff';

/** The text of a file without its byte order mark, and where its lines begin. */
export class SourceFile {
  private whole: string | undefined;
  private starts: number[] | undefined;

  /**
   * @param path the file's path below the content folder, with forward slashes
   * @param read returns what the file holds; it is asked once somebody wants to know
   */
  constructor(
    readonly path: string,
    private readonly read: string | (() => string),
  ) {}

  /** The byte order mark, if the file begins with one. */
  get mark(): string {
    return this.wholeText().startsWith(byteOrderMark) ? byteOrderMark : '';
  }

  get text(): string {
    return this.wholeText().slice(this.mark.length);
  }

  /** The line and column of an offset in `text`. A line ends with LF, CRLF or CR. */
  positionAt(offset: number): Position {
    const starts = this.lineStarts();
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] as number) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] as number) + 1 };
  }

  /** The offset in `text` of a line and column. */
  offsetAt({ line, column }: Position): number {
    return (this.lineStarts()[line - 1] ?? this.text.length) + column - 1;
  }

  /** A line's text without its end. */
  line(number: number): string {
    const starts = this.lineStarts();
    return this.text.slice(starts[number - 1], starts[number]).replace(/[\r\n]+$/, '');
  }

  private wholeText(): string {
    this.whole ??= typeof this.read === 'string' ? this.read : this.read();
    return this.whole;
  }

  private lineStarts(): number[] {
    if (!this.starts) {
      this.starts = [0];
      for (const end of this.text.matchAll(/\r\n|\n|\r/g)) this.starts.push(end.index + end[0].length);
    }
    return this.starts;
  }
}
