import type { ReactNode } from 'react';

interface HeadedPartProps {
  id?: string;
  title: string;
  /** What it lists: without any, there is neither heading nor part. */
  of: readonly unknown[] | undefined;
  children: ReactNode;
}

/** A part of a page below its heading, without a section around them. */
export function HeadedPart({ id, title, of, children }: HeadedPartProps) {
  if (!of?.length) return null;
  return (
    <>
      <h2 id={id}>{title}</h2>
      {children}
    </>
  );
}
