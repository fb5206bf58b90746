import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { child, nextAnswer } from './contender-process.ts';

test('a benchmark that fails leaves no process behind that holds its output open', async () => {
  const module = new URL('./contender-process.ts', import.meta.url).href;
  const code = `import { child, nextAnswer } from ${JSON.stringify(module)};
    const server = child('./bare-streams.mjs');
    await nextAnswer(server);
    process.stdout.write(String(server.pid));
    throw new Error('A fault before the benchmark.');`;
  const benchmark = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  let faults = '';
  benchmark.stdout.on('data', (chunk) => (printed += chunk));
  benchmark.stderr.on('data', (chunk) => (faults += chunk));

  // Emitted when no process holds the output any more.
  const closed = once(benchmark, 'close').then(() => 'closed');
  const outcome = await Promise.race([closed, pause(20_000, 'held open')]);
  if (outcome !== 'closed') process.kill(Number(printed));
  expect({ outcome, faults }).toEqual({
    outcome: 'closed',
    faults: expect.stringContaining('A fault before the benchmark.'),
  });
  expect(Number(printed)).toBeGreaterThan(0);
}, 60_000);

test('a child process that ends in place of an answer is an error', async () => {
  const server = child('./bare-streams.mjs');
  await nextAnswer(server);
  const answer = nextAnswer(server);
  server.kill();
  await expect(answer).rejects.toThrow('A child process ended before it answered.');
});
