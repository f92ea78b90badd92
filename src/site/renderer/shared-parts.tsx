import { type ReactNode, useContext } from 'react';
import type { SharedPartProps } from '../frame/page-layout.tsx';
import { PageContext } from '../page-context.ts';

/** The HTML of parts of the frame by key: their name, language and variant. */
export type RenderedParts = Map<string, string>;

/** They mark where a part begins, its HTML, and its end: characters that no text may contain. */
const [start, html, end] = ['\ue001', '\ue002', '\ue003'];
/** Stands for the page's path in the HTML of a part that pages share. */
const anyPath = '/\ue004';

/** The parts of the frame in one page: those that were rendered for a page before are put in as text. */
export class SharedParts {
  private readonly parts: { key: string | undefined; html: string }[] = [];

  /** @param rendered the parts that were rendered for other pages; what this page renders for others is added */
  constructor(
    private readonly language: string,
    private readonly rendered: RenderedParts,
  ) {}

  /** Renders a part, or marks its place. */
  readonly render = ({ children, name, variant = '', isShared = true }: SharedPartProps): ReactNode => {
    const key = isShared ? `${name} ${this.language} ${variant}` : undefined;
    const known = key === undefined ? undefined : this.rendered.get(key);
    const number = this.parts.push({ key, html: known ?? '' }) - 1;
    if (known !== undefined) return start + number + end;
    return (
      <>
        {start + number + html}
        {isShared ? <OnAnyPage>{children}</OnAnyPage> : children}
        {end}
      </>
    );
  };

  /** Takes the parts that were rendered out of a page's HTML: only their places are left in it. */
  takeFrom(page: string): string {
    return page.replace(/\ue001(\d+)\ue002([^\ue003]*)\ue003/g, (_, number: string, text: string) => {
      const part = this.parts[Number(number)];
      if (part) part.html = text;
      if (part?.key !== undefined) this.rendered.set(part.key, text);
      return start + number + end;
    });
  }

  putInto(page: string, path: string): string {
    return page.replace(/\ue001(\d+)\ue003/g, (_, number: string) => {
      const part = this.parts[Number(number)]?.html ?? '';
      return part.replaceAll(anyPath, path);
    });
  }
}

/** Gives the components in it a page without a path of its own. */
function OnAnyPage({ children }: { children: ReactNode }) {
  const context = useContext(PageContext);
  return (
    context && <PageContext value={{ ...context, page: { ...context.page, path: anyPath } }}>{children}</PageContext>
  );
}
