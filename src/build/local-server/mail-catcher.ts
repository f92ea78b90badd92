import { mkdir, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { SMTPServer } from 'smtp-server';

/** A local mail server that keeps every mail as a file and passes none on. */
export interface MailCatcher {
  port: number;
  /** The folder with the caught mail. */
  dir: string;
  close(): Promise<void>;
}

/** Starts a mail catcher on the given port, or on a free one, and prints where each mail is. */
export async function startMailCatcher({ port = 0, dir }: { port?: number; dir: string }): Promise<MailCatcher> {
  const folder = resolve(dir);
  await mkdir(folder, { recursive: true });
  let count = 0;
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onAuth: (_auth, _session, done) => done(null, { user: 'anyone' }),
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('error', done);
      stream.on('end', () => {
        count += 1;
        const time = new Date().toISOString().replace(/[:.]/g, '-');
        const file = join(folder, `${time}-${count}.eml`);
        writeFile(file, Buffer.concat(chunks)).then(() => {
          console.log(`Mail caught: ${file}`);
          done();
        }, done);
      });
    },
  });
  // A connection that a client broke off is no error of the server.
  server.on('error', () => undefined);
  await new Promise<void>((listening, failed) => {
    server.server.once('error', failed);
    server.listen(port, '127.0.0.1', listening);
  });
  return {
    port: (server.server.address() as AddressInfo).port,
    dir: folder,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
