import { createSocket } from 'node:dgram';

/** A name server of one address: every name is 127.0.0.1, and none has an address of IPv6. */
export interface NameServer {
  /** As nginx takes it. */
  address: string;
  stop(): Promise<void>;
}

const questionStart = 12;
const typeA = 1;

/** Starts a name server on this machine. */
export async function startNameServer(): Promise<NameServer> {
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => {
    // The question is the name, ended by a zero, then type and class.
    const questionEnd = query.indexOf(0, questionStart) + 5;
    const question = query.subarray(questionStart, questionEnd);
    const isA = query.readUInt16BE(questionEnd - 4) === typeA;
    const head = Buffer.from([0x81, 0x80, 0, 1, 0, isA ? 1 : 0, 0, 0, 0, 0]);
    // The name again, type A, class IN, a minute, four bytes.
    const answer = Buffer.from([0xc0, questionStart, 0, typeA, 0, 1, 0, 0, 0, 60, 0, 4, 127, 0, 0, 1]);
    socket.send(Buffer.concat([query.subarray(0, 2), head, question, ...(isA ? [answer] : [])]), port, address);
  });
  await new Promise<void>((bound) => socket.bind(0, '127.0.0.1', bound));
  return {
    address: `127.0.0.1:${socket.address().port}`,
    stop: () => new Promise((stopped) => socket.close(() => stopped())),
  };
}
