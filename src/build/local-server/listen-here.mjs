import { Server } from 'node:net';

// The Netlify CLI and its server of blobs have no setting for the address at which they listen, and take every one that the
// computer has. They are for this computer only: loaded before they listen, this adds the address to what they ask for.
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
