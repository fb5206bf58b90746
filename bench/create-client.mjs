import { performance } from 'node:perf_hooks';
import { parentPort, workerData } from 'node:worker_threads';
import { probeAll } from './probe-all.mjs';

/**
 * The load of a benchmark: a thread that sends small requests all the time, and sometimes posts a large body.
 */
const { url, headers, post } = workerData;

parentPort.on('message', async (body) => {
  const stop = await probeAll(workerData);
  const start = performance.now();
  const answer = await fetch(url + post, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body,
  });
  const text = await answer.text();
  const ms = performance.now() - start;
  parentPort.postMessage({
    status: answer.status,
    text: answer.status === 200 ? '' : text.slice(0, 500),
    ms,
    latenciesMs: await stop(),
  });
});
