import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetUnfinishedBackup, noteUnfinishedBackup, removeUnfinishedBackup } from './unfinished-backup.ts';
import { openArchiveWriter } from './write-archive.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'outlay-archive-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Only root may mount a disk. */
describe.runIf(process.getuid?.() === 0)('an archive on a disk that becomes full', () => {
  it('fails with the reason of the system, and nothing else fails', async () => {
    const disk = join(folder, 'disk');
    mkdirSync(disk);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'outlay-test', disk]);
    const unhandled: unknown[] = [];
    const note = (error: unknown) => void unhandled.push(error);
    process.on('uncaughtException', note);
    try {
      const source = join(folder, 'source');
      writeFileSync(source, randomBytes(8 * 1024 * 1024));
      const writer = openArchiveWriter(join(disk, 'a.tar.gz'), () => undefined);
      const full = writer.addFile('source', source).then(() => writer.finish());
      await expect(full).rejects.toMatchObject({ code: 'ENOSPC' });
      // Later entries fail for the same reason: a full disk is often noticed only between two files.
      await expect(writer.addFile('next', source)).rejects.toMatchObject({ code: 'ENOSPC' });
      await expect(writer.addText('manifest', '{}')).rejects.toMatchObject({ code: 'ENOSPC' });
      await writer.abort(new Error('full'));
      expect(unhandled).toEqual([]);
    } finally {
      process.off('uncaughtException', note);
      execFileSync('umount', ['--lazy', disk]);
    }
  });
});

it('what a killed backup has left is removed by the next one, whatever its name', () => {
  const part = join(folder, 'monday.tar.gz.part');
  writeFileSync(part, 'half');
  noteUnfinishedBackup(folder, part);
  removeUnfinishedBackup(folder);
  expect(existsSync(part)).toBe(false);
  forgetUnfinishedBackup(folder);
  removeUnfinishedBackup(folder);
});
