import type { BlobStore } from './blob-store.ts';
import { parseStem, type QuestionState } from './question-record.ts';

/** The questions in one state, with the time at which each came in (milliseconds since 1970), the oldest first. */
export async function questionTimes(
  store: BlobStore,
  state: QuestionState,
): Promise<{ stem: string; id: string; time: number }[]> {
  const found = (await store.list(`${state}/`)).map((key) => parseStem(key)).filter((parsed) => parsed !== undefined);
  return found.sort((a, b) => a.time - b.time);
}
