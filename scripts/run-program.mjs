import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

/** How long a program that was asked to end may take, and how long its output is read after its end. */
const GRACE_MS = 5_000;

/**
 * Runs a program to its end and returns its output. Stops it after `limitMs`, which counts as a failure. Does
 * not wait for output that a process left behind still holds open.
 */
export async function runProgram(command, args, { limitMs, graceMs = GRACE_MS, ...options }) {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const printed = [];
  const streams = [child.stdout, child.stderr];
  for (const stream of streams) stream.on('data', (chunk) => printed.push(chunk));
  const failed = new Promise((done) => child.once('error', (error) => done(String(error))));
  const exited = new Promise((done) => child.once('exit', (code) => done(code)));
  const closed = new Promise((done) => child.once('close', done));

  let isOverdue = false;
  const timers = [
    setTimeout(() => {
      isOverdue = true;
      child.kill('SIGTERM');
    }, limitMs),
    setTimeout(() => child.kill('SIGKILL'), limitMs + graceMs),
  ];
  const end = await Promise.race([failed, exited]);
  for (const timer of timers) clearTimeout(timer);
  if (typeof end === 'string') return { ok: false, output: end };

  await Promise.race([closed, pause(graceMs, null, { ref: false })]);
  for (const stream of streams) stream.destroy();
  const output = Buffer.concat(printed).toString();
  if (!isOverdue) return { ok: end === 0, output };
  const limit = `It did not end within ${limitMs / 60_000} minutes, and was ended.`;
  return { ok: false, output: `${output}\n${limit}` };
}
