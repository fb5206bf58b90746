import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The files of this name below a folder, from that folder, sorted. */
export function filesNamed(name: string, folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name === name)
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

export function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
