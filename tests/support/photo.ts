import { crc32 } from 'node:zlib';
import sharp from 'sharp';

/** A value of Exif: its tag, and a text, a number, or bytes without a meaning. */
type Value = [tag: number, value: string | number | Buffer];

/** The metadata in a photograph of a camera; the words in capitals are nobody's business. */
const secrets = ['SECRET-OWNER', 'SECRET-BODY', 'SECRET-LENS', 'SECRET-NOTES', 'SECRET-THUMB', 'SECRET-GPS'];

/** Which of them are in a file, also where it is compressed no reader would look. */
export function secretsIn(bytes: Buffer): string[] {
  return secrets.filter((each) => bytes.includes(each));
}

/** Writes Exif, with a thumbnail behind its first directory if there is one. */
export function exif(
  {
    main,
    camera = [],
    position = [],
    thumbnail,
  }: { main: Value[]; camera?: Value[]; position?: Value[]; thumbnail?: Buffer },
  isLittle = true,
): Buffer {
  const u16 = (value: number) => {
    const bytes = Buffer.alloc(2);
    if (isLittle) bytes.writeUInt16LE(value);
    else bytes.writeUInt16BE(value);
    return bytes;
  };
  const u32 = (value: number) => {
    const bytes = Buffer.alloc(4);
    if (isLittle) bytes.writeUInt32LE(value);
    else bytes.writeUInt32BE(value);
    return bytes;
  };
  const sizeOf = (values: Value[]) =>
    values.reduce((sum, [, value]) => sum + even(value), 2 + values.length * 12 + 4);
  const even = (value: Value[1]) => {
    const length = typeof value === 'number' ? 0 : Buffer.byteLength(value) + (typeof value === 'string' ? 1 : 0);
    return length > 4 ? length + (length % 2) : 0;
  };
  const directory = (values: Value[], at: number, next = 0): Buffer => {
    let valueAt = at + 2 + values.length * 12 + 4;
    const further: Buffer[] = [];
    const entries = [...values]
      .sort(([a], [b]) => a - b)
      .map(([tag, value]) => {
        if (typeof value === 'number') {
          const isLong = tag === 0x8769 || tag === 0x8825 || tag === 0x0201 || tag === 0x0202;
          return Buffer.concat([
            u16(tag),
            u16(isLong ? 4 : 3),
            u32(1),
            isLong ? u32(value) : Buffer.concat([u16(value), u16(0)]),
          ]);
        }
        const bytes = typeof value === 'string' ? Buffer.from(`${value}\0`) : value;
        const head = [u16(tag), u16(typeof value === 'string' ? 2 : 7), u32(bytes.length)];
        if (bytes.length <= 4) return Buffer.concat([...head, bytes, Buffer.alloc(4 - bytes.length)]);
        const place = u32(valueAt);
        const padded = Buffer.concat([bytes, Buffer.alloc(bytes.length % 2)]);
        further.push(padded);
        valueAt += padded.length;
        return Buffer.concat([...head, place]);
      });
    return Buffer.concat([u16(values.length), ...entries, u32(next), ...further]);
  };
  const pointers: Value[] = [
    ...(camera.length ? [[0x8769, 1] as Value] : []),
    ...(position.length ? [[0x8825, 1] as Value] : []),
  ];
  const cameraAt = 8 + sizeOf([...main, ...pointers]);
  const positionAt = cameraAt + (camera.length ? sizeOf(camera) : 0);
  const thumbnailAt = positionAt + (position.length ? sizeOf(position) : 0);
  const first = [...main, ...pointers.map(([tag]): Value => [tag, tag === 0x8769 ? cameraAt : positionAt])];
  const small: Value[] = thumbnail
    ? [
        [
          0x0201,
          thumbnailAt +
            sizeOf([
              [0, 0],
              [0, 0],
            ]),
        ],
        [0x0202, thumbnail.length],
      ]
    : [];
  return Buffer.concat([
    Buffer.from(isLittle ? 'II*\0' : 'MM\0*', 'latin1'),
    u32(8),
    directory(first, 8, thumbnail ? thumbnailAt : 0),
    ...(camera.length ? [directory(camera, cameraAt)] : []),
    ...(position.length ? [directory(position, positionAt)] : []),
    ...(thumbnail ? [directory(small, thumbnailAt), thumbnail] : []),
  ]);
}

/** Exif with all that is to go and all that is to stay. */
export const photoExif = (isLittle = true) =>
  exif(
    {
      main: [
        [0x010f, 'Camera maker'],
        [0x0112, 6],
        [0x013b, 'Олена Коваль'],
        [0x8298, '© Інститут 2026'],
      ],
      camera: [
        [0x9003, '2026:11:20 10:00:00'],
        [0xa001, 1],
        [0x927c, Buffer.from('SECRET-NOTES'.repeat(20))],
        [0xa430, 'SECRET-OWNER'],
        [0xa431, 'SECRET-BODY'],
        [0xa435, 'SECRET-LENS'],
      ],
      position: [[0x001d, 'SECRET-GPS']],
      thumbnail: Buffer.from('\xff\xd8SECRET-THUMB\xff\xd9', 'latin1'),
    },
    isLittle,
  );

/** Exif with nothing that is to go. */
export const publicExif = () =>
  exif({
    main: [
      [0x010f, 'Camera maker'],
      [0x0112, 6],
      [0x013b, 'Олена Коваль'],
      [0x8298, '© Інститут 2026'],
    ],
    camera: [[0xa001, 1]],
  });

/** XMP of a photograph. */
export const photoXmp = (attributes = '', elements = '') =>
  `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:exif="http://ns.adobe.com/exif/1.0/" xmlns:aux="http://ns.adobe.com/exif/1.0/aux/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:xmpRights="http://ns.adobe.com/xap/1.0/rights/" xmlns:drone-dji="http://www.dji.com/drone-dji/1.0/" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" xmpRights:Marked="True" ${attributes}><dc:creator><rdf:Seq><rdf:li>Олена Коваль</rdf:li></rdf:Seq></dc:creator><dc:rights><rdf:Alt><rdf:li xml:lang="x-default">© Інститут</rdf:li></rdf:Alt></dc:rights><xmpRights:Owner><rdf:Bag><rdf:li>Інститут</rdf:li></rdf:Bag></xmpRights:Owner>${elements}</rdf:Description></rdf:RDF></x:xmpmeta>${' '.repeat(400)}<?xpacket end="w"?>`;

export const privateXmp = () =>
  photoXmp(
    'exif:GPSLatitude="SECRET-GPS" aux:SerialNumber="SECRET-BODY" aux:OwnerName="SECRET-OWNER" drone-dji:FlightYawDegree="SECRET-NOTES"',
    '<xmp:Thumbnails><rdf:Alt><rdf:li>SECRET-THUMB</rdf:li></rdf:Alt></xmp:Thumbnails><aux:LensSerialNumber>SECRET-LENS</aux:LensSerialNumber><Iptc4xmpExt:LocationCreated><rdf:Bag><rdf:li exif:GPSLongitude="SECRET-GPS"/></rdf:Bag></Iptc4xmpExt:LocationCreated>',
  );

/** A small picture with a colour profile. */
const colours = () =>
  sharp({ create: { width: 64, height: 40, channels: 3, background: '#c51' } })
    .composite([{ input: { create: { width: 20, height: 40, channels: 3, background: '#137' } }, left: 0, top: 0 }])
    .withIccProfile('p3');
export const plainPhoto = {
  jpeg: () => colours().jpeg({ progressive: true }).toBuffer(),
  png: () => colours().png().toBuffer(),
  webp: () => colours().webp().toBuffer(),
  /** As wide as pages want it. */
  wide: (format: 'jpeg' | 'png') => colours().resize(1600, 1000).toFormat(format).toBuffer(),
};

/** A segment of a JPEG. */
export function segment(code: number, ...data: (string | Buffer)[]): Buffer {
  const payload = Buffer.concat(data.map((each) => (typeof each === 'string' ? Buffer.from(each, 'latin1') : each)));
  const head = Buffer.of(0xff, code, 0, 0);
  head.writeUInt16BE(payload.length + 2, 2);
  return Buffer.concat([head, payload]);
}

/** A JPEG with segments behind its first mark. */
export const withSegments = (jpeg: Buffer, ...segments: Buffer[]) =>
  Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);

/** A chunk of a PNG. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const bytes = Buffer.concat([Buffer.alloc(4), Buffer.from(type, 'latin1'), data, Buffer.alloc(4)]);
  bytes.writeUInt32BE(data.length);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, -4)), bytes.length - 4);
  return bytes;
}

/** A PNG with chunks before its pixels. */
export function withChunks(png: Buffer, ...chunks: Buffer[]): Buffer {
  const at = png.indexOf('IDAT') - 4;
  return Buffer.concat([png.subarray(0, at), ...chunks, png.subarray(at)]);
}
