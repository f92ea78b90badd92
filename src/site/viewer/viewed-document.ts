import type { PdfLibrary } from './library.ts';
import type { SheetLink } from './page-links.ts';
import type { Size } from './page-size.ts';

/** A page's size in points, as it is seen, and where its text stands. */
export interface PageGeometry extends Size {
  /** The page before it is turned: left, bottom, right and top. */
  view: readonly number[];
  /** By how many degrees it is turned. */
  rotation: number;
  /** Points for a unit of the page. */
  userUnit: number;
}

/** A part of the words of a page. */
export type TextPart = Awaited<ReturnType<Awaited<ReturnType<Document['getPage']>>['getTextContent']>>;
type Document = Awaited<ReturnType<PdfLibrary['getDocument']>['promise']>;

/** What a page is drawn for. */
export type Intent = 'display' | 'print';

/** A page being drawn. */
export interface Drawing {
  /** Fails when the page cannot be drawn, and when it was cancelled. */
  done: Promise<ImageBitmap>;
  cancel(): void;
}

/** A document that is open, wherever it is read and drawn. Pages count from 1. */
export interface ViewedDocument {
  readonly numPages: number;
  /** When a part of the file arrived last, in milliseconds since 1970. */
  readonly lastArrival: number;
  /** Whether it was given up: what fails now has not failed. */
  readonly isClosed: boolean;
  measure(page: number): Promise<PageGeometry>;
  draw(page: number, scale: number, intent: Intent): Drawing;
  text(page: number): ReadableStream<TextPart>;
  links(page: number): Promise<SheetLink[]>;
}

/** What is told of a document while it is opened. */
export interface OpeningEvents {
  /** The scripts have come, and the file is on its way. */
  onStart(): void;
  onProgress(loaded: number, total: number): void;
  /** @param code the library's code: 1 for no password, 2 for one that does not fit */
  onPassword(submit: (password: string) => void, code: number): void;
  onOpen(document: ViewedDocument): void;
  onError(error: Error): void;
}

/** A document being opened, or open. */
export interface Opening {
  /** Gives it up: its workers, its memory and what is still on its way. */
  end(): void;
}
