import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { addReplicaMetrics } from '../src/server/platform/database/replica.ts';
import { addPaymentsMetrics } from '../src/server/payments/metrics.ts';
import { addBackupMetrics } from '../src/server/embedded-postgres/backup/last-backup.ts';
import type { Context } from '../src/server/platform/context.ts';
import { addDiskMetrics } from '../src/server/platform/operations/disk-space.ts';
import '../src/server/platform/operations/health.ts';
import { metrics } from '../src/server/platform/operations/metrics.ts';
import { MAX_BODY_BYTES } from '../src/server/payments/batches/create/read-request.ts';
import { addExchangeMetrics } from '../src/server/trading/metrics.ts';

/** Everything that `deploy/` names must exist in this copy: metrics, files, commands and settings. */

interface AlertRules {
  groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[];
}

interface AlertTests {
  tests: { alert_rule_test: { alertname: string; exp_alerts: unknown[] }[] }[];
}

let known: Set<string>;

beforeAll(async () => {
  const registry = new Registry();
  const context = {
    configuration: { dataDir: '/nowhere' },
    clock: { nowMs: () => 0 },
    database: { query: async () => [] },
  } as unknown as Context;
  addPaymentsMetrics(registry, context);
  addExchangeMetrics(registry, context, () => null);
  addDiskMetrics(registry, { current: () => null, stop: () => undefined });
  addBackupMetrics(registry, context);
  addReplicaMetrics(registry, { lagSeconds: async () => 0 });
  const names = [...registry.getMetricsAsArray(), ...metrics.getMetricsAsArray()].map(({ name }) => name);
  known = new Set(names);
});
afterAll(() => metrics.resetMetrics());

describe('the example alerts', () => {
  const { groups } = parse(readFileSync('deploy/alerts.yml', 'utf8')) as AlertRules;
  const rules = groups.flatMap((group) => group.rules);

  it('use only metrics that Outlay exports', () => {
    const named = rules
      .flatMap(({ expr }) => expr.match(/outlay_[a-z_]+/g) ?? [])
      .map((name) => name.replace(/_(count|sum|bucket)$/, ''));
    expect(named.filter((name) => !known.has(name))).toEqual([]);
    expect(new Set(named).size).toBeGreaterThan(8);
  });

  it('each describe the problem', () => {
    for (const { alert, annotations } of rules) expect(annotations.summary, alert).toMatch(/^[A-Z].+\.$/);
  });
});

describe('the tests of the alerts', () => {
  const { groups } = parse(readFileSync('deploy/alerts.yml', 'utf8')) as AlertRules;
  const { tests } = parse(readFileSync('deploy/alerts.test.yml', 'utf8')) as AlertTests;
  const checks = tests.flatMap(({ alert_rule_test: of }) => of);

  it('let each alert fire, and keep it silent', () => {
    for (const { alert } of groups.flatMap(({ rules }) => rules)) {
      const own = checks.filter(({ alertname }) => alertname === alert);
      expect(own.filter(({ exp_alerts: fired }) => fired.length > 0).length, alert).toBeGreaterThan(0);
      expect(own.filter(({ exp_alerts: fired }) => fired.length === 0).length, alert).toBeGreaterThan(0);
    }
  });

  const promtool = process.env['PROMTOOL'] ?? 'promtool';
  const isThere = spawnSync(promtool, ['--version']).status === 0;
  it.runIf(isThere)('pass with promtool', () => {
    const run = spawnSync(promtool, ['test', 'rules', 'deploy/alerts.test.yml'], { encoding: 'utf8' });
    expect(run.stdout + run.stderr).toContain('SUCCESS');
    expect(run.status).toBe(0);
  });
});

describe('the service files', () => {
  const unit = readFileSync('deploy/outlay.service', 'utf8');
  const dockerfile = readFileSync('deploy/Dockerfile', 'utf8');

  it('start the program that npm start runs, and restart it when it fails', () => {
    expect(existsSync('scripts/start.mjs')).toBe(true);
    expect(unit).toContain('ExecStart=/usr/bin/env node scripts/start.mjs');
    expect(unit).toContain('Restart=on-failure');
    expect(dockerfile).toContain('CMD ["node", "scripts/start.mjs"]');
    expect(parse(readFileSync('deploy/compose.yaml', 'utf8'))).toMatchObject({
      services: { outlay: { restart: 'on-failure:5' } },
    });
  });

  it('let Outlay write every folder that the example settings name', () => {
    const example = readFileSync('deploy/outlay.env.example', 'utf8');
    const folders = [...example.matchAll(/^(?:# )?[A-Z_]+_DIR=(\/.*)$/gm)].map(([, folder]) => folder!);
    const dataDir = /DATA_DIR=(\S+)/.exec(unit)![1]!;
    const state = /^StateDirectory=(.+)$/m.exec(unit)![1]!;
    const writable = [
      `/var/lib/${state}`,
      ...[...unit.matchAll(/^ReadWritePaths=-?(.+)$/gm)].map(([, folder]) => folder!),
    ];
    expect(folders).toHaveLength(1);
    for (const folder of [...folders, dataDir])
      expect(
        writable.some((top) => `${folder}/`.startsWith(`${top}/`)),
        folder,
      ).toBe(true);
    // A program of the bank that runs as another user must be able to reach its folder.
    expect(folders[0]).not.toMatch(new RegExp(`^/(home|root|tmp|var/tmp|var/lib/${state})\\b`));
  });

  it('let the largest batch pass the proxy', () => {
    const nginx = readFileSync('deploy/nginx.conf', 'utf8');
    expect(nginx).toContain(`client_max_body_size ${MAX_BODY_BYTES / 1_048_576}m;`);
    expect(nginx).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
    expect(nginx).toContain('proxy_set_header Host $host;');
    expect(readFileSync('docs/operating.md', 'utf8')).toContain('client_max_body_size 64m');
  });

  it('exclude the data of a local installation from the image', () => {
    const ignored = readFileSync('.dockerignore', 'utf8').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['data', 'node_modules', '.git', '**/*.env']));
  });

  it('use only settings that the README lists', () => {
    const readme = readFileSync('README.md', 'utf8');
    const inUnit = [...unit.matchAll(/^Environment=(.+)$/gm)].flatMap(([, line]) => line!.split(' '));
    const inImage = [...dockerfile.matchAll(/^ENV (.+)$/gm)].flatMap(([, line]) => line!.split(' '));
    const inExample = [
      ...readFileSync('deploy/outlay.env.example', 'utf8').matchAll(/^(?:# )?([A-Z_]+=.*)$/gm),
    ].map(([, line]) => line!);
    const names = [...inUnit, ...inImage, ...inExample]
      .map((setting) => setting.split('=')[0]!)
      .filter((name) => !['NODE_ENV', 'LANG'].includes(name));
    expect(names.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  });
});
