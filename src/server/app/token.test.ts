import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../platform/testing/free-port.ts';
import { testInstallation, type TestInstallation } from '../gateway/testing/test-installation.ts';

const ROOT = join(import.meta.dirname, '../../..');

let installation: TestInstallation;

beforeAll(async () => {
  installation = await testInstallation({}, undefined);
  await installation.user('viewer', await installation.entity('Demo Limited'), ['VIEWER']);
});
afterAll(() => installation.close());

const demo = (on: boolean) =>
  installation.context.database.query(
    `INSERT INTO installation (name, value)
     VALUES ('demo', $1)
     ON CONFLICT (name) DO UPDATE
     SET value = excluded.value`,
    [JSON.stringify(on)],
  );

interface Ran {
  code: number;
  stdout: string;
  stderr: string;
}

function token(
  user: string | null,
  settings: Record<string, string> = {},
  options: readonly string[] = [],
): Promise<Ran> {
  const args = [
    join(ROOT, 'node_modules/tsx/dist/cli.mjs'),
    join(ROOT, 'src/server/app/token.ts'),
    ...(user === null ? [] : [user]),
    ...options,
  ];
  const env = { PATH: process.env['PATH'], PORT: String(installation.port), ...settings };
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: ROOT, env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });
}

describe('npm run token', () => {
  it('prints a token of a demo user that opens the interface, and nothing else', async () => {
    await demo(true);
    const { code, stdout, stderr } = await token('viewer');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+\n$/);
    const session = await installation
      .browser()
      .send('/app/session', { headers: { authorization: `Bearer ${stdout.trim()}` } });
    expect(JSON.parse(session.body)).toMatchObject({ user: { name: 'viewer' }, demo: true });
  });

  it('prints one for the entity that is named, of a user who works in several', async () => {
    await demo(true);
    const { database } = installation.context;
    const here = await installation.user('treasurer', await installation.entity('Karoo & Sons'), ['VIEWER']);
    const there = await installation.entity('Harbour "Foods"');
    await database.query(
      `INSERT INTO users (id, entity_id, login_id, name, issuer, subject, roles, created_at)
       SELECT gen_random_uuid(), $2, l.id, l.name, l.issuer, l.subject, '{VIEWER}', now()
         FROM logins l
        WHERE l.id = $1`,
      [here.id, there],
    );
    for (const name of ['Karoo & Sons', 'Harbour "Foods"', 'Karoo & Sons']) {
      const { stdout, stderr } = await token('treasurer', {}, ['--entity', name]);
      const session = await installation
        .browser()
        .send('/app/session', { headers: { authorization: `Bearer ${stdout.trim()}` } });
      expect(JSON.parse(session.body), stderr).toMatchObject({ entity: { name } });
    }
    for (const name of ['Demo Limited', 'Nowhere', ''])
      expect(await token('treasurer', {}, ['--entity', name])).toMatchObject({
        code: 1,
        stdout: '',
        stderr: `treasurer has no access to an entity named "${name}".\n`,
      });
    expect((await token('treasurer', {}, ['--company', 'x'])).stderr).toMatch(/^Name the user of the token/);
  });

  it('says that the server is busy, and not that a setting is wrong', async () => {
    const busy = createServer((_, response) => response.writeHead(503).end('busy'));
    busy.listen(0, '127.0.0.1');
    await once(busy, 'listening');
    const { port } = busy.address() as AddressInfo;
    const refused = await token('viewer', { PORT: String(port) });
    busy.close();
    expect(refused).toMatchObject({ code: 1, stdout: '' });
    expect(refused.stderr).toMatch(/could not answer the sign-in now \(status 503\)\. Try again/);
    expect(refused.stderr).not.toMatch(/PUBLIC_URL/);
  });

  it('says why it prints no token', async () => {
    await demo(true);
    const elsewhere = { OIDC_ISSUER: 'https://id.example.com', OIDC_CLIENT_ID: 'x', OIDC_CLIENT_SECRET: 'x' };
    const unusedPort = await freePort();
    const refusals = await Promise.all([
      token(null),
      token('unknown'),
      token('viewer', elsewhere),
      token('viewer', { SEED: 'none' }),
      token('viewer', { PORT: String(unusedPort) }),
    ]);
    const expected = [
      /Name the user of the token/,
      /no demo user unknown/,
      /OIDC_ISSUER is set/,
      /SEED=none/,
      /No server answers on port/,
    ];
    refusals.forEach((refusal, index) => {
      expect(refusal).toMatchObject({ code: 1, stdout: '' });
      expect(refusal.stderr).toMatch(expected[index]!);
      expect(refusal.stderr.trim().split('\n')).toHaveLength(1);
    });
  });

  it('sends no password to a server without demo data', async () => {
    await demo(false);
    const { code, stdout, stderr } = await token('viewer');
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/not a demo installation/);
    const [row] = await installation.context.database.query('SELECT failures FROM local_credentials');
    expect(row!.failures).toBe(0);
  });
});
