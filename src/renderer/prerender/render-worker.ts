import { parentPort, workerData } from 'node:worker_threads';
import { loadPageRenderer } from './page-renderer.ts';
import type { RenderAnswer, RenderRequest, WorkerData } from './render-pages.ts';

const { bundleDir, origin } = workerData as WorkerData;
const parts = new Map<string, string>();
const rendering = loadPageRenderer(bundleDir, origin, parts);

parentPort?.on('message', async ({ jobs }: RenderRequest) => {
  let answer: RenderAnswer;
  try {
    const render = await rendering;
    const pages: string[] = [];
    const before = parts.size;
    for (const job of jobs) pages.push(await render(job));
    answer = { pages, parts: new Map([...parts].slice(before)) };
  } catch (error) {
    answer = { error: error as Error };
  }
  parentPort?.postMessage(answer);
});
