/** Runs a program to its end, for `limitMs` at most, and returns what it printed and whether it succeeded. */
export function runProgram(
  command: string,
  args: readonly string[],
  options: { limitMs: number; graceMs?: number; cwd?: string; env?: NodeJS.ProcessEnv },
): Promise<{ ok: boolean; output: string }>;
