import { renameSync, writeFileSync } from 'node:fs';

/** Writes a private file (mode 0600) whole: a process that is killed leaves the old content or the new. */
export function writeWhole(file: string, text: string): void {
  writeFileSync(`${file}.new`, text, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
