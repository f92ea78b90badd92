/** The pictures in a file of icons, in their order, each with the sizes that its table gives. */
export function iconPictures(file: Buffer): { width: number; height: number; bytes: Buffer }[] {
  const isIcon = file.readUInt16LE(0) === 0 && file.readUInt16LE(2) === 1;
  if (!isIcon) throw new Error('The file does not begin as one of icons.');
  return Array.from({ length: file.readUInt16LE(4) }, (_, index) => {
    const entry = 6 + 16 * index;
    const [length, offset] = [file.readUInt32LE(entry + 8), file.readUInt32LE(entry + 12)];
    return {
      width: file.readUInt8(entry),
      height: file.readUInt8(entry + 1),
      bytes: file.subarray(offset, offset + length),
    };
  });
}
