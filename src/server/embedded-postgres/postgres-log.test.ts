import {
  appendFileSync,
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepCrashLog, keepLogSmall } from './postgres-log.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'outlay-log-'));
  file = join(folder, 'postgres.log');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('the log is rotated while a program has it open, which then writes from the beginning', async () => {
  const open = openSync(file, 'a');
  const stop = keepLogSmall(file, 1_000, 5);
  writeSync(open, 'before '.repeat(200));
  await expect.poll(() => statSync(file).size).toBe(0);
  writeSync(open, 'after');
  expect(readFileSync(file, 'utf8')).toBe('after');
  expect(readFileSync(`${file}.1`, 'utf8')).toBe('before '.repeat(200));
  stop();
  closeSync(open);
});

it('the log of the last crash is kept', () => {
  keepCrashLog(file);
  expect(existsSync(`${file}.crash`)).toBe(false);
  appendFileSync(file, 'PANIC');
  keepCrashLog(file);
  expect(readFileSync(`${file}.crash`, 'utf8')).toBe('PANIC');
});
