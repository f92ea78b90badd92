/** The JSON object in a body, or the status and message of the response. */
export type BodyResult = { body: Record<string, unknown> } | { status: number; message: string };

/** Reads the JSON object of a request. The size is measured while reading, whatever the headers claim. */
export async function readJsonObject(request: Request, maxBytes: number): Promise<BodyResult> {
  const bytes = await readBytes(request, maxBytes);
  if (!bytes) return { status: 413, message: `The body is larger than ${maxBytes} bytes.` };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const value: unknown = JSON.parse(text, refuseProto);
    if (value && typeof value === 'object' && !Array.isArray(value)) {
      return { body: value as Record<string, unknown> };
    }
  } catch {
    // Falls through: invalid UTF-8, invalid JSON and forbidden keys get the same response.
  }
  return { status: 400, message: 'The body is not a JSON object in UTF-8.' };
}

async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return undefined;
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > maxBytes) {
      await reader.cancel();
      return undefined;
    }
    chunks.push(value);
  }
  return Buffer.concat(chunks);
}

/** JSON.parse makes `__proto__` an own key, which turns into a prototype as soon as somebody copies the object. */
function refuseProto(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new SyntaxError('__proto__ is not allowed');
  return value;
}
