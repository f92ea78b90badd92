import { type AddressInfo, createServer, type Socket } from 'node:net';

/** A moment of an SMTP session. `end` is the dot that ends the text. */
export type SmtpMoment = 'greeting' | 'auth' | 'mail' | 'rcpt' | 'data' | 'end';

/**
 * All that the server does at a moment instead of going on.
 * `keep…` accepts the mail first, as a server does whose response gets lost.
 */
export type SmtpAction = { reply: string } | 'hang' | 'drop' | 'drip' | 'keepAndHang' | 'keepAndDrop';

/** A mail server that does what a test wants. */
export interface SmtpLab {
  port: number;
  /** The texts of the mails it took, in order. */
  mails: string[];
  /** Called at every moment; the text is known at `end` only. */
  behave: (moment: SmtpMoment, text: string) => SmtpAction | undefined;
  /** The number of connections. */
  connections: number;
  close(): Promise<void>;
}

/** Starts a real mail server on a free port. */
export async function startSmtpLab(): Promise<SmtpLab> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    lab.connections += 1;
    converse(socket, lab);
  });
  const lab: SmtpLab = {
    port: 0,
    mails: [],
    behave: () => undefined,
    connections: 0,
    close: () =>
      new Promise((closed) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => closed());
      }),
  };
  await new Promise<void>((listening, fail) => server.once('error', fail).listen(0, '127.0.0.1', listening));
  lab.port = (server.address() as AddressInfo).port;
  return lab;
}

function converse(socket: Socket, lab: SmtpLab): void {
  let input = '';
  let text: string | undefined;

  /** Sends the usual reply unless the test wants something else. */
  function respond(moment: SmtpMoment, reply: string, mail = ''): void {
    const action = lab.behave(moment, mail);
    const keep = action === undefined || action === 'keepAndHang' || action === 'keepAndDrop';
    if (moment === 'data' && action === undefined) text = '';
    if (moment === 'end' && keep) lab.mails.push(mail);
    if (action === undefined) socket.write(`${reply}\r\n`);
    else if (typeof action === 'object') socket.write(`${action.reply}\r\n`);
    else if (action === 'drip') drip();
    else if (action === 'drop' || action === 'keepAndDrop') socket.destroy();
  }

  /** Never silent for long, and never finished. */
  function drip(): void {
    const timer = setInterval(() => socket.write('250-still at it\r\n'), 20);
    socket.on('close', () => clearInterval(timer));
  }

  function command(line: string): void {
    const word = line.split(' ', 1)[0]?.toUpperCase();
    if (word === 'EHLO') socket.write('250-lab\r\n250-8BITMIME\r\n250 AUTH PLAIN\r\n');
    else if (word === 'AUTH') respond('auth', '235 welcome');
    else if (word === 'MAIL') respond('mail', '250 ok');
    else if (word === 'RCPT') respond('rcpt', '250 ok');
    else if (word === 'DATA') respond('data', '354 go on');
    else if (word === 'QUIT') socket.end('221 bye\r\n');
    else socket.write('250 ok\r\n');
  }

  socket.on('data', (chunk) => {
    input += chunk.toString('utf8');
    for (;;) {
      const mark = text === undefined ? '\r\n' : '\r\n.\r\n';
      const at = input.indexOf(mark);
      if (at < 0) return;
      const part = input.slice(0, at);
      input = input.slice(at + mark.length);
      if (text === undefined) command(part);
      else {
        text = undefined;
        respond('end', '250 taken', part);
      }
    }
  });
  respond('greeting', '220 lab');
}
