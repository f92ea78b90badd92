import type { BlobStore } from './blob-store.ts';
import { parseStem, type QuestionState } from './question-record.ts';

/** The questions in one state, with the time of each (milliseconds since 1970): when it came, or was sent; the oldest first. */
export async function questionTimes(
  store: BlobStore,
  state: QuestionState,
): Promise<{ stem: string; id: string; time: number }[]> {
  const found = (await store.list(`${state}/`)).map((key) => parseStem(key)).filter((parsed) => parsed !== undefined);
  return found.sort((a, b) => a.time - b.time);
}
