import { spawn, spawnSync, type ChildProcess, type StdioOptions } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Runs programs as containers would: each with its own processes, its own /tmp and its own shared memory, on
 * shared files.
 */

// A clone below /tmp would not be visible under a private /tmp.
const OWN_TMP = import.meta.dirname.startsWith('/tmp/')
  ? 'exec "$@"'
  : 'mount -t tmpfs -o mode=1777 tmpfs /tmp && exec "$@"';
const UNSHARE = ['--mount', '--pid', '--ipc', '--fork', '--kill-child', '--mount-proc'];
// An ordinary user needs a user namespace for it, in which the user stays the same.
const AS_USER = ['--user', '--map-current-user', '--keep-caps'];

/**
 * The words that run a command in new namespaces when they precede it; null where the machine does not allow
 * that.
 */
export function namespacePrefix(): string[] | null {
  const prefix = [
    'unshare',
    ...(process.getuid!() === 0 ? [] : AS_USER),
    ...UNSHARE,
    'sh',
    '-c',
    OWN_TMP,
    'sh',
  ];
  return spawnSync(prefix[0]!, [...prefix.slice(1), 'true']).status === 0 ? prefix : null;
}

export function spawnWith(
  prefix: readonly string[],
  command: readonly string[],
  stdio: StdioOptions,
): ChildProcess {
  const [program, ...words] = [...prefix, ...command];
  return spawn(program!, words, { stdio });
}

/** The first process inside the namespaces, by its number outside. */
export function innerPid(child: ChildProcess): number {
  return childrenOf(child.pid!)[0]!;
}

/** The children of a process, oldest first. */
export function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
      .trim()
      .split(' ')
      .filter(Boolean)
      .map(Number);
  } catch {
    return [];
  }
}
