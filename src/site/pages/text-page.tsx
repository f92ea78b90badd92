import { useOwnNamespace } from '../page-context.ts';
import { SectionedPage } from '../parts/sections.tsx';

/** A page of texts in sections. */
export default function TextPage() {
  return <SectionedPage page={useOwnNamespace<'{text-page}'>()} />;
}
