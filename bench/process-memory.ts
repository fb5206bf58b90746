import { readFileSync, writeFileSync } from 'node:fs';

const SAMPLE_MS = 250;
const KB_A_MB = 1_024;

/** The peak memory of a group of processes, in MB. */
export interface MemoryWatch {
  /** The most since the start or the last call, then starts again. */
  takePeakMb(): number;
  stop(): void;
}

/**
 * Watches a process and all its descendants. Pages that several of them share are divided among them (PSS),
 * so that the sum is the memory that they take together. For many processes with much shared memory, such as
 * those of PostgreSQL, a sample takes the kernel a tenth of a second: take few. Needs the /proc of Linux;
 * elsewhere the peak is 0.
 */
export function watchMemory(pid: number, sampleMs = SAMPLE_MS): MemoryWatch {
  let peakMb = 0;
  const sample = () => {
    const mb = treeOf(pid).reduce((sum, one) => sum + pssOf(one), 0) / KB_A_MB;
    peakMb = Math.max(peakMb, mb);
  };
  const timer = setInterval(sample, sampleMs);
  return {
    takePeakMb: () => {
      sample();
      const taken = peakMb;
      peakMb = 0;
      return taken;
    },
    stop: () => clearInterval(timer),
  };
}

/** The most memory of one process since its start or since `forgetPeakRss`, as the kernel has recorded it. */
export function peakRssMb(pid: number): number {
  return Number(/VmHWM:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / KB_A_MB;
}

/** Makes the kernel record the most memory of a process from now on. Does nothing when it has ended. */
export function forgetPeakRss(pid: number): void {
  try {
    // Writing 5 resets VmHWM and nothing else.
    writeFileSync(`/proc/${pid}/clear_refs`, '5');
  } catch {
    // The process has ended, or this is not Linux.
  }
}

function treeOf(pid: number): number[] {
  const children = read(`/proc/${pid}/task/${pid}/children`).trim();
  return [pid, ...(children === '' ? [] : children.split(' ').flatMap((child) => treeOf(Number(child))))];
}

function pssOf(pid: number): number {
  return Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0);
}

/** Empty when the process has ended. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
