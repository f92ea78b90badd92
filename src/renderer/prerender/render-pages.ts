import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { loadPageRenderer, type RenderJob } from './page-renderer.ts';

interface RenderOptions {
  bundleDir: string;
  origin: string;
  /** Takes each page as it comes, in any order. */
  onPage: (job: RenderJob, html: string) => void;
}

/** Below this number of pages, starting workers costs more than it saves. */
const worthWorkers = 300;
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
 * Renders pages, on all cores if there are many. `jobs` is read as the work goes on, and nothing is kept, so that
 * memory does not grow with the number of pages.
 * @throws the first error of a page.
 */
export async function renderPages(jobs: Iterable<RenderJob>, count: number, options: RenderOptions): Promise<void> {
  if (count < worthWorkers) {
    if (!count) return;
    const render = await loadPageRenderer(options.bundleDir, options.origin);
    for (const job of jobs) options.onPage(job, await render(job));
    return;
  }
  const iterator = jobs[Symbol.iterator]();
  const workers = Array.from({ length: availableParallelism() }, () => runWorker(iterator, options));
  await Promise.all(workers);
}

/** Feeds one worker until there is nothing left. */
function runWorker(jobs: Iterator<RenderJob>, { bundleDir, origin, onPage }: RenderOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./render-worker-entry.mjs', import.meta.url), {
      workerData: { bundleDir, origin },
    });
    let batch: RenderJob[] = [];
    const next = () => {
      batch = [];
      while (batch.length < batchSize) {
        const { value, done } = jobs.next();
        if (done) break;
        batch.push(value);
      }
      if (batch.length) worker.postMessage({ jobs: batch } satisfies RenderRequest);
      else void worker.terminate().then(() => resolve());
    };
    worker.on('error', reject);
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
