import type { Page } from 'playwright/test';

/** A node of the protocol. */
interface Node {
  nodeId: number;
  nodeType: number;
  nodeValue: string;
  children?: Node[];
}

const textNode = 3;

/** The families of the fonts in which each element with text of its own is shown. */
export async function fontsOfTexts(page: Page): Promise<{ text: string; fonts: string[] }[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: -1 });
  const found: { text: string; fonts: string[] }[] = [];
  const visit = async ({ nodeId, children = [] }: Node): Promise<void> => {
    const text = children.flatMap((child) => (child.nodeType === textNode ? child.nodeValue.trim() : [])).join(' ');
    if (text.trim()) {
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
      if (fonts.length) found.push({ text, fonts: [...new Set(fonts.map(({ familyName }) => familyName))] });
    }
    for (const child of children) await visit(child);
  };
  await visit(root);
  await session.detach();
  return found;
}
