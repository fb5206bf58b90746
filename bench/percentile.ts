/** The value that a share (0 to 1) of the values does not exceed; Infinity without values. */
export function percentile(values: readonly number[], share: number): number {
  const ordered = values.toSorted((a, b) => a - b);
  return ordered[Math.min(ordered.length - 1, Math.floor(ordered.length * share))] ?? Infinity;
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}
