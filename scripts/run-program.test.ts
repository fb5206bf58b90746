import { expect, test } from 'vitest';
import { runProgram } from './run-program.mjs';

const MINUTE_MS = 60_000;
const node = (code: string, limits: { limitMs: number; graceMs?: number }) =>
  runProgram(process.execPath, ['-e', code], { graceMs: 500, ...limits });

test('the code of a program that ends says whether it succeeded', async () => {
  expect(await node('console.log(1); console.error(2)', { limitMs: MINUTE_MS })).toEqual({
    ok: true,
    output: expect.stringMatching(/^(1\n2\n|2\n1\n)$/),
  });
  expect(await node('console.log(1); process.exit(3)', { limitMs: MINUTE_MS })).toEqual({
    ok: false,
    output: '1\n',
  });
});

test('a program that cannot start has failed', async () => {
  const { ok, output } = await runProgram('no-such-program', [], { limitMs: MINUTE_MS });
  expect({ ok, output }).toEqual({ ok: false, output: expect.stringContaining('ENOENT') });
});

test('a process left behind that holds the output open is not waited for', async () => {
  // The process left behind exits after 20 seconds, long after the test.
  const leave = `require('node:child_process')
    .spawn(process.execPath, ['-e', 'setTimeout(() => {}, 20000)'], { stdio: 'inherit', detached: true })
    .unref(); console.log('done')`;
  const startedMs = performance.now();
  expect(await node(leave, { limitMs: MINUTE_MS })).toEqual({ ok: true, output: 'done\n' });
  expect(performance.now() - startedMs).toBeLessThan(15_000);
});

test('a program that does not end is ended, also when it does not listen', async () => {
  for (const deaf of ['', `process.on('SIGTERM', () => {});`]) {
    const code = `${deaf} console.log('begun'); setInterval(() => {}, 1000)`;
    expect(await node(code, { limitMs: 1_200 })).toEqual({
      ok: false,
      output: expect.stringMatching(/^begun\n\nIt did not end within 0.02 minutes, and was ended\.$/),
    });
  }
});
