import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Linux counts processor time in hundredths of a second. */
const MS_PER_TICK = 10;

/**
 * The processor time of a PostgreSQL, in milliseconds: that of its first process and of that process's
 * children. Null where the system does not report it.
 */
export function processorMsOf(postmaster: number): number | null {
  let ticks = 0;
  try {
    for (const name of readdirSync('/proc')) {
      const times = /^\d+$/.test(name) ? timesOf(name) : null;
      if (times && Number(name) === postmaster) ticks += times.own + times.ended;
      else if (times?.parent === postmaster) ticks += times.own;
    }
  } catch {
    return null;
  }
  return ticks * MS_PER_TICK;
}

/** The parent of a process, its ticks and those of its children that have ended; null when it has ended. */
function timesOf(pid: string): { parent: number; own: number; ended: number } | null {
  try {
    const text = readFileSync(join('/proc', pid, 'stat'), 'utf8');
    // The name of the program is in brackets and may contain spaces. The state follows, then the parent.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const at = (place: number) => Number(fields[place]);
    return { parent: at(1), own: at(11) + at(12), ended: at(13) + at(14) };
  } catch {
    return null;
  }
}
