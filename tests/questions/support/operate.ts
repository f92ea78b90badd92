import type { BlobStore } from '../../../netlify/questions/blob-store.ts';
import {
  type OperatorResult,
  readOperatorRequest,
  runOperatorRequest,
} from '../../../netlify/questions/operator-command.ts';

/** Runs the operator's command with arguments. */
export async function operate(store: BlobStore, ...args: string[]): Promise<OperatorResult> {
  const request = readOperatorRequest(args);
  if (!request) throw new Error('They ask for help.');
  return runOperatorRequest(store, request);
}
