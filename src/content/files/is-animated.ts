/** Whether a PNG, WebP or AVIF says at its beginning that it has several frames. */
export function isAnimated(start: Buffer): boolean {
  const text = (from: number, to: number) => start.toString('latin1', from, to);
  if (text(1, 4) === 'PNG') return isAnimatedPng(start);
  if (text(8, 16) === 'WEBPVP8X') return ((start[20] ?? 0) & 0b10) > 0;
  return text(4, 12) === 'ftypavis';
}

/** The chunk with the number of frames comes before the first one with pixels. */
function isAnimatedPng(start: Buffer): boolean {
  const signature = 8;
  const around = 12;
  for (let at = signature; at + around <= start.length; at += around + start.readUInt32BE(at)) {
    const type = start.toString('latin1', at + 4, at + 8);
    if (type === 'acTL') return start.readUInt32BE(at + 8) > 1;
    if (type === 'IDAT') return false;
  }
  return false;
}
