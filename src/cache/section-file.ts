import { readChecksummedBytes, writeChecksummedBytes } from './checksummed-file.ts';

/** The parts of a file by name, as they were written: nothing is parsed that nobody asks for. */
export type Sections = ReadonlyMap<string, Buffer>;

/** Reads a file of named sections; undefined when it is not there as it was written. */
export function readSections(path: string, version: string): Map<string, Buffer> | undefined {
  const bytes = readChecksummedBytes(path, version);
  if (!bytes) return undefined;
  const end = bytes.indexOf('\n');
  const sections = new Map<string, Buffer>();
  let at = end + 1;
  for (const [name, length] of JSON.parse(bytes.toString('utf8', 0, end)) as [string, number][]) {
    sections.set(name, bytes.subarray(at, at + length));
    at += length;
  }
  return sections;
}

/** Writes a file of named sections: a line with names and lengths, then one after the other, under one checksum. */
export function writeSections(path: string, version: string, sections: Sections): void {
  const index = JSON.stringify([...sections].map(([name, bytes]) => [name, bytes.length]));
  writeChecksummedBytes(path, version, Buffer.concat([Buffer.from(`${index}\n`), ...sections.values()]));
}

/** The value of a section that holds JSON. */
export function sectionValue<Value>(bytes: Buffer): Value {
  return JSON.parse(bytes.toString('utf8')) as Value;
}
