import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeDirectory } from './make-directory.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'outlay-directory-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('makeDirectory', () => {
  it('makes every directory above it, and leaves one that exists', () => {
    makeDirectory(join(folder, 'a/b'), 0o700);
    makeDirectory(join(folder, 'a/b'));
    expect(statSync(join(folder, 'a/b')).mode & 0o777).toBe(0o700);
  });

  it('says why a directory cannot be made', () => {
    writeFileSync(join(folder, 'file'), '');
    expect(() => makeDirectory(join(folder, 'file/x'))).toThrow('ENOTDIR');
  });

  it.runIf(process.platform === 'linux')(
    'ends with an error below /proc, where the recursive mkdir of Node hangs',
    () => {
      expect(() => makeDirectory('/proc/outlay-test/x')).toThrow('ENOENT');
    },
  );
});
