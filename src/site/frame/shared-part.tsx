import { createContext, type ReactNode, useContext } from 'react';

/** A part of the frame that looks the same on many pages. */
export interface SharedPartProps {
  name: 'header' | 'sidebar' | 'footer';
  /** The things it depends on beside the page's language and namespaces. */
  variant?: string;
  /** True if the page has it as others do. It may hold the page's path, but must not depend on it otherwise. */
  isShared?: boolean;
  children: ReactNode;
}

/** The function that prerenders a part once for all pages that share it. */
export const SharedPartContext = createContext<((part: SharedPartProps) => ReactNode) | undefined>(undefined);

/** Its children. While pages are prerendered, what is shared is rendered once (`src/site/renderer/shared-parts.tsx`). */
export function SharedPart(part: SharedPartProps) {
  const render = useContext(SharedPartContext);
  return render ? render(part) : part.children;
}
