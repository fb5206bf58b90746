import {
  closeSync,
  constants,
  fstatSync,
  mkdtempSync,
  openSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { platform, tmpdir } from 'node:os';
import { join } from 'node:path';

/** The longest path of a Unix socket that every system accepts, in bytes. */
const LONGEST_PATH = 103;

interface Shortcut {
  path: string;
  /** The open directory behind a path below /proc; null for a symbolic link. */
  descriptor: number | null;
}

const shortcuts = new Map<string, Shortcut>();

/**
 * A path to `folder` that leaves room for a socket named `name`: the folder itself, or a shortcut when its
 * path is too long. A shortcut works as long as this process lives, also for other processes of the same
 * user.
 */
export function socketFolder(folder: string, name: string): string {
  if (Buffer.byteLength(join(folder, name)) <= LONGEST_PATH) return folder;
  const known = shortcuts.get(folder);
  if (known && leadsTo(known, folder)) return known.path;
  const made = platform() === 'linux' ? throughProc(folder) : throughLink(folder);
  shortcuts.set(folder, made);
  return made.path;
}

/** False when the folder was removed and made again since. */
function leadsTo({ descriptor }: Shortcut, folder: string): boolean {
  if (descriptor === null) return true;
  const [open, named] = [fstatSync(descriptor), statSync(folder)];
  if (open.ino === named.ino && open.dev === named.dev) return true;
  closeSync(descriptor);
  return false;
}

function throughProc(folder: string): Shortcut {
  const descriptor = openSync(folder, constants.O_RDONLY | constants.O_DIRECTORY);
  return { path: `/proc/${process.pid}/fd/${descriptor}`, descriptor };
}

function throughLink(folder: string): Shortcut {
  const holder = mkdtempSync(join(tmpdir(), 'outlay-'));
  const path = join(holder, 'd');
  symlinkSync(folder, path);
  process.once('exit', () => rmSync(holder, { recursive: true, force: true }));
  return { path, descriptor: null };
}
