// Node 20 hands its loaders down to no worker: TypeScript has to be taught anew.
import { register } from 'tsx/esm/api';

register();
await import('./render-worker.ts');
