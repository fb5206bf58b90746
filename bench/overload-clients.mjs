import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { parentPort, workerData } from 'node:worker_threads';

// HTTP clients that each send the next request as soon as the last was answered, and a monitor that checks
// the server's health.
const { origin, path, cookies, seconds } = workerData;
const HEALTH = ['/healthz', '/readyz'];
const HEALTH_EVERY_MS = 50;

function get(agent, url, cookie) {
  const start = performance.now();
  return new Promise((answered) => {
    const sent = request(origin + url, { agent, headers: cookie ? { cookie } : {} }, (answer) => {
      answer.resume();
      answer.once('end', () => answered({ status: answer.statusCode, ms: performance.now() - start }));
    });
    sent.once('error', () => answered({ status: 0, ms: performance.now() - start }));
    sent.end();
  });
}

const answers = [];
const health = [];
const end = performance.now() + seconds * 1_000;
const clients = cookies.map(async (cookie) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  while (performance.now() < end) answers.push(await get(agent, path, cookie));
  agent.destroy();
});
const monitors = HEALTH.map(async (url) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  while (performance.now() < end) {
    health.push(await get(agent, url, null));
    await new Promise((done) => setTimeout(done, HEALTH_EVERY_MS));
  }
  agent.destroy();
});
await Promise.all([...clients, ...monitors]);
parentPort.postMessage({ answers, health });
