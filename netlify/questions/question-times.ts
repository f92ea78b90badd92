import type { BlobStore } from './blob-store.ts';
import { parseStem, type QuestionState, type QuestionStem } from './question-record.ts';

/** The questions in one state, the oldest first. */
export async function questionTimes(store: BlobStore, state: QuestionState): Promise<QuestionStem[]> {
  const found = (await store.list(`${state}/`)).map((key) => parseStem(key)).filter((parsed) => parsed !== undefined);
  return found.sort((a, b) => a.time - b.time);
}
