import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterEach, expect, test, vi } from 'vitest';
import {
  documentOptions,
  type Failure,
  findFailure,
  logLibraryError,
  MissingScriptError,
} from '../../src/site/viewer/library.ts';
import { protectedPages } from '../browser/support/documents/made-documents.ts';
import { writePages } from '../browser/support/documents/write-pdf.ts';

const pages = writePages([{ content: '' }, { content: '' }, { content: '' }]);

const failures: [name: string, status: number, body: Buffer, failure: Failure, logged: RegExp][] = [
  [
    'a file that is not there',
    404,
    Buffer.from('<!doctype html>'),
    'missing',
    /^ResponseException: .*\(404\).* · status: 404 · missing: true$/,
  ],
  [
    'a server that fails',
    503,
    Buffer.from(''),
    'server',
    /^ResponseException: .*\(503\).* · status: 503 · missing: false$/,
  ],
  ['an empty file', 200, Buffer.alloc(0), 'empty', /^InvalidPDFException: The PDF file is empty/],
  [
    'a file that is no PDF',
    200,
    Buffer.from('<!doctype html><title>Not a document</title>'.repeat(50)),
    'notPdf',
    /^InvalidPDFException: Invalid PDF structure\.$/,
  ],
  [
    'a file that breaks off in the middle',
    200,
    pages.subarray(0, pages.length / 2),
    'damaged',
    /^InvalidPDFException: Invalid PDF structure\.$/,
  ],
  [
    'a file that is protected by a password',
    200,
    await protectedPages('pig iron'),
    'protected',
    /^PasswordException: No password given · code: 1$/,
  ],
];

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each(failures)(
  'by the library’s own error, and the beginning of the file, the viewer knows %s',
  async (_name, status, body, failure, logged) => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    const server = createServer((_request, response) => response.writeHead(status).end(body));
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/files/report.pdf`;
    const error = await getDocument({ ...documentOptions, url, verbosity: 0 }).promise.then(
      () => {
        throw new Error('It was opened.');
      },
      (reason: unknown) => reason,
    );
    logLibraryError(error);
    expect(told.mock.calls).toEqual([[expect.stringMatching(logged)]]);
    expect(await findFailure(error, url)).toBe(failure);
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  },
);

test.each([
  ['has another name in a newer version of the site', 'outdated', async () => new Response('', { status: 404 })],
  ['would come another time', 'network', async () => new Response('export {};')],
  ['has no connection to come by', 'network', () => Promise.reject(new TypeError('Failed to fetch'))],
] as const)('a script that did not come and %s means: %s', async (_name, failure, answer) => {
  vi.stubGlobal('fetch', answer);
  expect(await findFailure(new MissingScriptError('/pdfjs/pdf.mjs'), '/files/report.pdf')).toBe(failure);
});

test('a file whose last lines are missing is opened all the same', async () => {
  const data = new Uint8Array(pages.subarray(0, pages.length - 20));
  expect((await getDocument({ ...documentOptions, data, verbosity: 0 }).promise).numPages).toBe(3);
});
