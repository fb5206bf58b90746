/** A complete event of a Chromium trace. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** The time on the processor; less than `dur` on a busy machine. */
  tdur?: number;
  args?: { name?: string; data?: Record<string, unknown> };
}

export interface LongTask {
  ms: number;
  cpuMs: number;
  /** Since the first task. */
  startMs: number;
  /** The events inside the task that took longest, each with its milliseconds. */
  holds: string;
}

const TASKS = new Set(['RunTask', 'ThreadControllerImpl::RunTask']);
const PARTS_SHOWN = 6;

/** The tasks of the pages' main threads, longest first, each with its largest parts. */
export function longestTasks(trace: string): LongTask[] {
  const { traceEvents: events } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  const main = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const complete = events.filter(({ ph, pid, tid }) => ph === 'X' && main.has(`${pid} ${tid}`));
  const tasks = complete.filter(({ name }) => TASKS.has(name)).sort((a, b) => (b.dur ?? 0) - (a.dur ?? 0));
  const start = tasks.reduce((first, { ts }) => Math.min(first, ts), Infinity);
  return tasks.slice(0, 20).map((task) => ({
    ms: (task.dur ?? 0) / 1_000,
    cpuMs: (task.tdur ?? 0) / 1_000,
    startMs: (task.ts - start) / 1_000,
    holds: complete
      .filter(
        (event) =>
          event !== task &&
          !TASKS.has(event.name) &&
          event.pid === task.pid &&
          event.tid === task.tid &&
          event.ts >= task.ts &&
          event.ts + (event.dur ?? 0) <= task.ts + (task.dur ?? 0),
      )
      .sort((a, b) => (b.dur ?? 0) - (a.dur ?? 0))
      .slice(0, PARTS_SHOWN)
      .map(({ name, dur, args }) => {
        const { functionName, type, url } = args?.data ?? {};
        return [name, functionName ?? type ?? url, `${((dur ?? 0) / 1_000).toFixed(1)}`]
          .filter(Boolean)
          .join(' ');
      })
      .join(', '),
  }));
}
