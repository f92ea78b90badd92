import { parentPort, workerData } from 'node:worker_threads';
import decode from 'heic-decode';

/**
 * Decodes one HEIC photograph in a thread of its own, which ends with it: the decoder keeps the memory that it once had, some 400 MB for 48
 * megapixels, and nothing else is answered while it is at work. Plain JavaScript, so that it starts from compiled tools and from tests.
 */
const { width, height, data } = await decode({ buffer: workerData });
parentPort.postMessage({ width, height, data }, [data.buffer]);
