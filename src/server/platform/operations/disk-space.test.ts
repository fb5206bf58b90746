import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { diskStateOf, watchDiskSpace } from './disk-space.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'outlay-disk-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('warns below 10 % and calls a disk full below 2 %', () => {
  expect(diskStateOf(100, 1_000)).toBe('ok');
  expect(diskStateOf(99, 1_000)).toBe('low');
  expect(diskStateOf(20, 1_000)).toBe('low');
  expect(diskStateOf(19, 1_000)).toBe('full');
  expect(diskStateOf(0, 1_000)).toBe('full');
});

it('never improves as space is used up', () => {
  const severity = { ok: 0, low: 1, full: 2 };
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1e12 }),
      fc.array(fc.integer({ min: 0, max: 1e12 }), { minLength: 2 }),
      (size, free) => {
        const seen = free
          .map((bytes) => Math.min(bytes, size))
          .toSorted((one, other) => other - one)
          .map((bytes) => severity[diskStateOf(bytes, size)]);
        expect(seen).toEqual(seen.toSorted((one, other) => one - other));
      },
    ),
  );
});

it('has a first reading when it returns, but none of a folder that cannot be read', async () => {
  const log = pino({ level: 'silent' });
  const disk = await watchDiskSpace([folder], log);
  const reading = disk.current()!;
  expect(reading.sizeBytes).toBeGreaterThan(0);
  expect(reading.freeBytes).toBeLessThanOrEqual(reading.sizeBytes);
  expect(reading.state).toBe(diskStateOf(reading.freeBytes, reading.sizeBytes));
  disk.stop();

  const missing = await watchDiskSpace([join(folder, 'nowhere')], log);
  expect(missing.current()).toBeNull();
  missing.stop();
});
