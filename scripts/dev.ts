import { dev } from 'vike/api';
import { contentPlugin } from '../src/build/dev/content-plugin.ts';
import { languageOfEnvironment } from '../src/check/command/check-settings.ts';

/** The site with hot reload: code through Vite, content through the content plugin. */
const { PORT } = process.env;
const server = { port: Number(PORT ?? 3000), strictPort: PORT !== undefined, host: 'localhost' };
const { viteServer } = await dev({ viteConfig: { plugins: [contentPlugin(languageOfEnvironment())], server } });
viteServer.printUrls();
