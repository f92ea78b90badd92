import { Server } from 'node:net';

// The Netlify CLI has no setting for the address at which it listens, and takes every one that the computer has. Its servers
// are for this computer only: loaded before it, this adds the address to what it asks for.
const { listen } = Server.prototype;
Server.prototype.listen = function (...args) {
  const [first, ...rest] = args;
  if (typeof first === 'number' || (typeof first === 'string' && /^\d+$/.test(first))) {
    const host = typeof rest[0] === 'string' ? [] : ['127.0.0.1'];
    return listen.call(this, first, ...host, ...rest);
  }
  if (first && typeof first === 'object' && first.port !== undefined && first.host === undefined) {
    return listen.call(this, { ...first, host: '127.0.0.1' }, ...rest);
  }
  return listen.apply(this, args);
};
