import { performance } from 'node:perf_hooks';

/** Probes sent before any is measured. */
const WARM_UP = 20;
const PAUSE_MS = 10;

/**
 * Sends one small request after another. Resolves, after a warm-up, to a function that stops them and
 * resolves to how long each took, in milliseconds.
 */
export async function probeAll({ url, headers, probe }) {
  let latenciesMs = [];
  let probing = true;
  const once = async () => {
    const start = performance.now();
    const answer = await fetch(url + probe, { headers });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`The probe was answered with ${answer.status}.`);
    latenciesMs.push(performance.now() - start);
  };
  for (let i = 0; i < WARM_UP; i++) await once();
  latenciesMs = [];
  const probes = (async () => {
    while (probing) {
      await once();
      await new Promise((done) => setTimeout(done, PAUSE_MS));
    }
  })();
  return async () => {
    probing = false;
    await probes;
    return latenciesMs;
  };
}
