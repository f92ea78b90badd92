import { type OperatorResult, readOperatorRequest } from '../../../netlify/questions/operator-command.ts';
import type { BlobStore } from '../../../netlify/questions/store.ts';

/** Runs the operator's command with arguments. */
export async function operate(store: BlobStore, ...args: string[]): Promise<OperatorResult> {
  const request = readOperatorRequest(args);
  if (!request) throw new Error('They ask for help.');
  return request.run(store, request);
}
