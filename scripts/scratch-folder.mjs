import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

const IN_MEMORY = '/dev/shm';
/** Several times what all tests together keep there. */
const ROOM_BYTES = 6 * 1024 ** 3;
const NAME = 'outlay-tests-';
const OF_PROCESS = /^outlay-tests-(\d+)-/;

/**
 * Makes a folder for the files of a test run: in memory if there is room, else among the temporary files. A
 * new test database is a copy of 1,300 files, which takes 40 ms in memory and a second or more on a disk.
 * Folders of earlier runs that were killed are removed first, since they take memory.
 */
export function scratchFolder() {
  for (const place of new Set([IN_MEMORY, tmpdir()])) removeLeft(place);
  const place = hasRoom() ? IN_MEMORY : tmpdir();
  const folder = mkdtempSync(join(place, `${NAME}${process.pid}-`));
  // PostgreSQL and Chromium run as other accounts, which must be able to enter.
  chmodSync(folder, 0o711);
  return folder;
}

/** Removes the folders of this user's runs that were killed. */
function removeLeft(place) {
  for (const name of existsSync(place) ? readdirSync(place) : []) {
    const pid = OF_PROCESS.exec(name)?.[1];
    const path = join(place, name);
    try {
      if (pid && !isAlive(Number(pid)) && lstatSync(path).uid === process.getuid())
        rmSync(path, { recursive: true, force: true });
    } catch {
      // Another run has removed it.
    }
  }
}

function hasRoom() {
  try {
    accessSync(IN_MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    // The folder may be as large as the memory, whatever else is in it.
    return Math.min(bavail * bsize, freemem() / 2) >= ROOM_BYTES;
  } catch {
    return false;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
