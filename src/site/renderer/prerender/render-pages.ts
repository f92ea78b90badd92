import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { loadPageRenderer, type PageSource, type RenderJob } from './page-renderer.ts';

interface RenderOptions {
  source: PageSource;
  /** Takes each page as it comes, in any order. */
  onPage: (job: RenderJob, html: string) => void;
  /** Starts a thread that runs render-worker.ts. */
  startWorker: (data: PageSource) => Worker;
}

/** Below this number of pages, starting a worker and warming it up costs more than it saves. */
const worthWorkers = 3000;
/** Pages sent to a worker at once: enough to hide the way there and back, few enough to bound memory. */
const batchSize = 40;

/** What a worker is asked and what it answers. */
export interface RenderRequest {
  jobs: RenderJob[];
}
export interface RenderAnswer {
  pages?: string[];
  error?: Error;
}

/**
 * Renders pages: in this thread, and in one more for each further core if there are many. `jobs` is read as the work
 * goes on, and nothing is kept, so that memory does not grow with the number of pages.
 * @throws the first error of a page.
 */
export async function renderPages(jobs: Iterable<RenderJob>, count: number, options: RenderOptions): Promise<void> {
  if (!count) return;
  const iterator = jobs[Symbol.iterator]();
  const helpers = count < worthWorkers ? 0 : availableParallelism() - 1;
  const workers = Array.from({ length: helpers }, () => runWorker(iterator, options));
  await Promise.all([renderHere(iterator, options), ...workers]);
}

async function renderHere(jobs: Iterator<RenderJob>, { source, onPage }: RenderOptions): Promise<void> {
  const render = await loadPageRenderer(source, new Map());
  for (let batch = takeBatch(jobs); batch.length; batch = takeBatch(jobs)) {
    for (const job of batch) onPage(job, await render(job));
    // Lets the event loop handle the workers' answers.
    await setImmediate();
  }
}

/** Feeds one worker until there is nothing left. */
function runWorker(jobs: Iterator<RenderJob>, { source, onPage, startWorker }: RenderOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = startWorker(source);
    let batch: RenderJob[] = [];
    let isDone = false;
    const next = () => {
      batch = takeBatch(jobs);
      if (batch.length) worker.postMessage({ jobs: batch } satisfies RenderRequest);
      else {
        isDone = true;
        void worker.terminate().then(() => resolve());
      }
    };
    worker.on('error', reject);
    worker.on('exit', (code) => isDone || reject(new Error(`A render worker ended with code ${code}.`)));
    worker.on('message', ({ pages, error }: RenderAnswer) => {
      if (error || !pages) {
        void worker.terminate();
        reject(error ?? new Error('A render worker gave no answer.'));
        return;
      }
      for (const [index, html] of pages.entries()) onPage(batch[index] as RenderJob, html);
      next();
    });
    next();
  });
}

function takeBatch(jobs: Iterator<RenderJob>): RenderJob[] {
  const batch: RenderJob[] = [];
  while (batch.length < batchSize) {
    const { value, done } = jobs.next();
    if (done) break;
    batch.push(value);
  }
  return batch;
}
