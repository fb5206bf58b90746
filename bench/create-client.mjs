import { performance } from 'node:perf_hooks';
import { parentPort, workerData } from 'node:worker_threads';

/**
 * The load of a benchmark: a thread that sends small requests all the time, and now and then posts a large
 * body.
 */
const { url, headers, probe, post } = workerData;

let latenciesMs = [];
let probing = false;

async function probeOnce() {
  const start = performance.now();
  const answer = await fetch(url + probe, { headers });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`The probe was answered with ${answer.status}.`);
  latenciesMs.push(performance.now() - start);
}

async function probeAll() {
  while (probing) {
    await probeOnce();
    await new Promise((done) => setTimeout(done, 10));
  }
}

parentPort.on('message', async (body) => {
  for (let i = 0; i < 20; i++) await probeOnce();
  latenciesMs = [];
  probing = true;
  const probes = probeAll();
  const start = performance.now();
  const answer = await fetch(url + post, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body,
  });
  const text = await answer.text();
  const ms = performance.now() - start;
  probing = false;
  await probes;
  parentPort.postMessage({
    status: answer.status,
    text: answer.status === 200 ? '' : text.slice(0, 500),
    ms,
    latenciesMs,
  });
});
