import { describe, it } from 'vitest';
import { createBlobStore } from '../../netlify/questions/store.ts';
import type { BlobFault } from './support/blob-lab.ts';
import { createQuestionLab, type QuestionLab, sampleQuestion } from './support/question-lab.ts';

const faults: { name: string; fault: BlobFault }[] = [
  { name: '403', fault: { status: 403 } },
  { name: '429', fault: { status: 429 } },
  { name: '500', fault: { status: 500 } },
  { name: '503', fault: { status: 503 } },
  { name: 'hang', fault: 'hang' },
  { name: 'dropped connection', fault: 'drop' },
  { name: 'done, response lost', fault: 'landThenDrop' },
];

/** Steps of a delivery at which the store fails, and how many copies arrive in the end. */
const steps = [
  { step: 'listing what is pending', method: 'GET', key: '', nth: 1, copies: 1 },
  { step: 'taking the lease', method: 'PUT', key: 'lease/', nth: 1, copies: 1 },
  { step: 'reading the delivery', method: 'GET', key: 'delivery/', nth: 1, copies: 1 },
  { step: 'reading the question', method: 'GET', key: 'pending/', nth: 1, copies: 1 },
  { step: 'claiming it', method: 'PUT', key: 'delivery/', nth: 1, copies: 1 },
  // The mail is out and the store does not know: nobody can tell, so it goes out again.
  { step: 'marking it as sent', method: 'PUT', key: 'delivery/', nth: 2, copies: 2 },
  { step: 'keeping it as sent', method: 'PUT', key: 'sent/', nth: 1, copies: 1 },
  { step: 'removing it from pending', method: 'DELETE', key: 'pending/', nth: 1, copies: 1 },
];

describe.concurrent('a store that fails while a question is taken', () => {
  it.for(faults)('$name all the time → 500 and false, within the timeout', async ({ name, fault }, context) => {
    const { expect } = context;
    const lab = await createQuestionLab(context);
    shortenTimeout(lab);
    lab.blobs.fault = () => fault;
    const { status, answer } = await lab.post(sampleQuestion());
    expect(status).toBe(500);
    expect(answer.success).toBe(false);
    await lab.heal();
    // Written and not known to be: promised nothing, delivered all the same.
    expect(lab.mailedNumbers()).toEqual(name === 'done, response lost' ? [1] : []);
  });

  it.for(faults.slice(1))('$name once → true, and one mail', async ({ fault }, context) => {
    const { expect } = context;
    const lab = await createQuestionLab(context);
    let first = true;
    lab.blobs.fault = () => {
      const now = first ? fault : undefined;
      first = false;
      return now;
    };
    const { answer } = await lab.post(sampleQuestion());
    expect(answer.success).toBe(true);
    await lab.heal();
    expect(lab.mailedNumbers()).toEqual([1]);
  });
});

describe.concurrent('a store that fails while a question is mailed', () => {
  const cases = steps.flatMap((step) =>
    faults.filter(({ name }) => !['429', '500'].includes(name)).map((fault) => ({ ...step, ...fault })),
  );

  it.for(cases)('$step: $name → $copies in the end', async ({ method, key, nth, copies, fault }, context) => {
    const { expect } = context;
    const lab = await createQuestionLab(context);
    expect((await lab.post(sampleQuestion())).answer.success).toBe(true);
    shortenTimeout(lab);
    let seen = 0;
    lab.blobs.fault = (request) => {
      if (request.method !== method || !(key ? request.key.startsWith(key) : request.key === '')) return undefined;
      seen += 1;
      return seen >= nth ? fault : undefined;
    };
    await lab.sweep().catch(() => undefined);
    expect(seen).toBeGreaterThanOrEqual(nth);
    await lab.heal();
    const marked = copies === 2 && fault === 'landThenDrop';
    expect(lab.mailedNumbers()).toEqual(marked ? [1] : Array.from({ length: copies }, () => 1));
  });

  it('stopped at any call, just after it was received → mailed in the end, twice only where nobody can know', async (context) => {
    const { expect } = context;
    const copies: number[] = [];
    for (let alive = 0, isStopped = true; isStopped; alive += 1) {
      const lab = await createQuestionLab(context);
      let calls = 0;
      lab.blobs.fault = ({ method, key }) => {
        calls += method === 'PUT' && key.startsWith('pending/') ? 0 : 1;
        return calls > alive ? { status: 403 } : undefined;
      };
      expect((await lab.post(sampleQuestion(), { mailNow: true })).answer.success).toBe(true);
      isStopped = calls > alive;
      await lab.heal();
      copies.push(lab.mailedNumbers().length);
    }
    // Claiming, marking as sent, looking whether it is there, keeping, removing, and to the end.
    expect(copies).toEqual([1, 2, 1, 1, 1, 1]);
  });

  it('claimed, response lost once → mailed once', async (context) => {
    const { expect } = context;
    const lab = await createQuestionLab(context);
    await lab.post(sampleQuestion());
    let lost = false;
    lab.blobs.fault = ({ method, key }) => {
      if (lost || method !== 'PUT' || !key.startsWith('delivery/')) return undefined;
      lost = true;
      return 'landThenDrop';
    };
    expect((await lab.sweep()).outcomes).toEqual({ sent: 1 });
    expect(lab.mailedNumbers()).toEqual([1]);
  });
});

/** Shorter than in production, yet long enough for a healthy store on a slow machine. */
function shortenTimeout(lab: QuestionLab): void {
  lab.store = createBlobStore(1000, lab.blobs.connection);
}
