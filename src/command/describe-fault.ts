/** The faults of a system that people can remedy, in their words. */
const words: Readonly<Record<string, string>> = {
  EACCES: 'No permission',
  EADDRINUSE: 'Another program uses this port',
  EADDRNOTAVAIL: 'This computer does not have this address',
  EDQUOT: 'The disk quota is used up',
  EEXIST: 'Something of this name is there already',
  EISDIR: 'A folder instead of a file',
  EMFILE: 'Too many open files',
  ENOENT: 'No such file or folder',
  ENOSPC: 'No space left on the disk',
  ENOTDIR: 'A file instead of a folder',
  ENOTFOUND: 'No such host',
  EPERM: 'No permission',
  EROFS: 'The disk is read-only',
};

/** What Node tells of a failed call of the system. */
interface SystemError extends Error {
  code: string;
  syscall: string;
  path?: string;
  address?: string;
  hostname?: string;
  port?: number;
}

/** Describes a fault of the system in a line: what is wrong, and where. Undefined for any other error. */
export function describeFault(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (!isSystemError(error)) return describeFault(error.cause);
  const { code, syscall, path, hostname, address = hostname, port } = error;
  const place = path ?? [address, port].filter((part) => part !== undefined).join(':');
  const known = words[code];
  return known ? `${known}${place && `: ${place}`} (${syscall}: ${code})` : error.message;
}

function isSystemError(error: Error): error is SystemError {
  return 'code' in error && 'syscall' in error && typeof error.code === 'string' && typeof error.syscall === 'string';
}
