import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Registry } from 'prom-client';
import { addGauge } from './operations/gauges.ts';

let read: string | undefined;

/** The version in Outlay's own package.json, which lies above the sources and above the bundle. */
export function outlayVersion(): string {
  read ??= readVersion();
  return read;
}

function readVersion(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version;
}

/** Adds a gauge whose label is the version. */
export function addVersionMetric(registry: Registry): void {
  addGauge(
    registry,
    { name: 'outlay_build_info', help: '1, with the version of this process.', labelNames: ['version'] },
    () => [{ labels: { version: outlayVersion() }, value: 1 }],
  );
}
