import { parentPort, workerData } from 'node:worker_threads';
import { loadPageRenderer, type PageSource } from './page-renderer.ts';
import type { RenderAnswer, RenderRequest } from './render-pages.ts';

const rendering = loadPageRenderer(workerData as PageSource, new Map());

parentPort?.on('message', async ({ jobs }: RenderRequest) => {
  let answer: RenderAnswer;
  try {
    const render = await rendering;
    const pages: string[] = [];
    for (const job of jobs) pages.push(await render(job));
    answer = { pages };
  } catch (error) {
    answer = { error: error as Error };
  }
  parentPort?.postMessage(answer);
});
