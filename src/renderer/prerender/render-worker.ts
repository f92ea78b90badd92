import { parentPort, workerData } from 'node:worker_threads';
import { loadPageRenderer, type PageSource } from './page-renderer.ts';
import type { RenderAnswer, RenderRequest } from './render-pages.ts';

const parts = new Map<string, string>();
const rendering = loadPageRenderer(workerData as PageSource, parts);

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
