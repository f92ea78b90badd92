import { createServer, type Server } from 'node:http';
import { type Answer, addressOf, isPlain } from './site-files.ts';

interface FrontServerOptions {
  /** Answers requests for functions: those below `/api/`. */
  functions: Answer;
  /** Answers all others. */
  files: Answer;
}

/** The server that visitors reach. What is no valid path is refused; nothing of a request is logged. */
export function frontServer({ functions, files }: FrontServerOptions): Server {
  return createServer((request, response) => {
    try {
      const { path } = addressOf(request);
      if (path.startsWith('/api/') && isPlain(path)) functions(request, response);
      else files(request, response);
    } catch (error) {
      const status = error instanceof URIError ? 400 : 500;
      response.writeHead(status, { 'Content-Type': 'text/plain' }).end(`${status}\n`);
    }
  });
}
