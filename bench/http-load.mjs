import autocannon from 'autocannon';

/** How often the generator checks whether its time is over. */
const STEP_MS = 50;

/**
 * The load of a benchmark in its own process: kept connections that each send the next request as soon as the
 * last was answered. A message { url, connections, seconds, requests } is answered with the requests a second
 * and the latencies in milliseconds.
 */
process.on('message', async ({ url, connections, seconds, requests }) => {
  const latenciesMs = [];
  const startMs = performance.now();
  let endMs = startMs;
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    sampleInt: STEP_MS,
    requests,
    setupClient: (client) =>
      client.on('response', (status, bytes, ms) => {
        latenciesMs.push(ms);
        endMs = performance.now();
      }),
  });
  latenciesMs.sort((a, b) => a - b);
  const percentile = (share) =>
    latenciesMs[Math.min(latenciesMs.length - 1, Math.floor(latenciesMs.length * share))];
  process.send({
    perSecond: (latenciesMs.length / (endMs - startMs)) * 1_000,
    p50Ms: percentile(0.5),
    p99Ms: percentile(0.99),
    failed: result.non2xx + result.errors,
    statuses: result.statusCodeStats,
  });
});
