import { performance } from 'node:perf_hooks';

/** A process that sends one small request after another, from the message 'start' until 'stop'. */
const { url, headers, probe } = JSON.parse(process.argv[2]);

let latenciesMs = [];
let probing = false;
let probes = Promise.resolve();

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

process.on('message', async (message) => {
  if (message === 'start') {
    for (let i = 0; i < 20; i++) await probeOnce();
    latenciesMs = [];
    probing = true;
    probes = probeAll();
    process.send('started');
    return;
  }
  probing = false;
  await probes;
  process.send(latenciesMs);
});
