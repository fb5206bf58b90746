import { rmSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { ask, findLiveSockets, openLiveSocket } from './live-socket.ts';
import { makeDirectory } from './make-directory.ts';

/**
 * Allows one holder of a directory at a time, also across containers that share it. A process that wants the
 * lock first opens a live socket in the directory and then looks for others: of two that try at the same
 * time, at least one sees the other. No process removes a living socket.
 */
export interface DirectoryLock {
  release(): Promise<void>;
}

/** A command holds the lock for seconds, a server for as long as it runs. */
export type Purpose = 'server' | 'command';

export interface Holder {
  purpose: Purpose;
  pid: number;
  host: string;
}

const KIND = 'lock';
const SILENT: Holder = { purpose: 'server', pid: 0, host: '' };
const Answer = z.object({
  held: z.boolean(),
  purpose: z.enum(['server', 'command']),
  pid: z.number(),
  host: z.string(),
});

/**
 * Takes the lock of a directory; returns the holder when there is one. Waits for processes that are still
 * trying.
 */
export async function takeDirectoryLock(
  directory: string,
  purpose: Purpose,
): Promise<DirectoryLock | Holder> {
  const folder = lockFolder(directory);
  makeDirectory(folder, 0o700);
  for (;;) {
    const holder = await holderIn(folder);
    if (holder) return holder;
    let held = false;
    const own = await openLiveSocket(folder, KIND, () =>
      JSON.stringify({ held, purpose, pid: process.pid, host: hostname() }),
    );
    const { alive, dead } = await findLiveSockets(folder, KIND);
    for (const name of dead) rmSync(join(folder, name), { force: true });
    if (alive.every((name) => name === own.name)) {
      held = true;
      return { release: () => own.close() };
    }
    await own.close();
    await sleep(20 + Math.random() * 200);
  }
}

export function isHolder(taken: DirectoryLock | Holder): taken is Holder {
  return 'pid' in taken;
}

/** The holder of a directory's lock; null when it is free. */
export function holderOf(directory: string): Promise<Holder | null> {
  return holderIn(lockFolder(directory));
}

async function holderIn(folder: string): Promise<Holder | null> {
  for (const name of (await findLiveSockets(folder, KIND)).alive) {
    const text = await ask(folder, name);
    // The holder is alive but does not answer. A frozen process still owns its lock.
    if (text === null) {
      if ((await findLiveSockets(folder, KIND)).alive.includes(name)) return SILENT;
      continue;
    }
    const { held, ...holder } = Answer.parse(JSON.parse(text));
    if (held) return holder;
  }
  return null;
}

function lockFolder(directory: string): string {
  return join(directory, 'lock');
}
