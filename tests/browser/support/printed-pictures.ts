import { getDocument, OPS, Util } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A sheet of paper, and the part of it that pictures cover, in points. */
export interface PrintedSheet {
  sheet: readonly [width: number, height: number];
  covered: readonly [width: number, height: number];
}

/** Reads from a printed PDF the size of each sheet, and how much of it pictures cover. */
export async function printedPictures(bytes: Buffer): Promise<PrintedSheet[]> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await task.promise;
  const sheets: PrintedSheet[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const { fnArray, argsArray } = await page.getOperatorList();
    sheets.push({ sheet: [Math.round(width), Math.round(height)], covered: coveredBy(fnArray, argsArray) });
  }
  await task.destroy();
  return sheets;
}

/** The width and height of all pictures together: a large one is printed in parts. */
function coveredBy(operators: readonly number[], args: readonly number[][]): [number, number] {
  let now = [1, 0, 0, 1, 0, 0];
  const saved: number[][] = [];
  const [across, up]: [number[], number[]] = [[], []];
  for (const [index, operator] of operators.entries()) {
    if (operator === OPS.save) saved.push(now);
    else if (operator === OPS.restore) now = saved.pop() ?? now;
    else if (operator === OPS.transform) now = Util.transform(now, args[index] ?? []);
    else if (operator === OPS.paintImageXObject) {
      const [width = 0, , , height = 0, x = 0, y = 0] = now;
      across.push(x, x + width);
      up.push(y, y + height);
    }
  }
  const reach = (ends: number[]) => Math.round(Math.max(...ends) - Math.min(...ends));
  return [reach(across), reach(up)];
}
