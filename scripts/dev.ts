import { dev } from 'vike/api';
import { contentPlugin } from '../src/renderer/content-plugin.ts';

/** The site with hot reload: code through Vite, content through the content plugin. */
const { viteServer } = await dev({ viteConfig: { plugins: [contentPlugin()], server: { port: 3000 } } });
viteServer.printUrls();
