import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownerOf } from '../platform/testing/test-database.ts';
import { testInstallation, type TestInstallation } from './testing/test-installation.ts';

const NOTICE = 'Public demo: invented money, public passwords.';
const web = mkdtempSync(join(tmpdir(), 'outlay-public-demo-'));
let open: TestInstallation;
let closed: TestInstallation;

beforeAll(async () => {
  writeFileSync(
    join(web, 'index.html'),
    '<!doctype html><html lang="en"><head></head><body><div id="root"></div></body></html>',
  );
  open = await testInstallation({ PUBLIC_DEMO: 'yes' }, undefined, { webFolder: web });
  closed = await testInstallation({}, undefined, { webFolder: web });
});
afterAll(async () => {
  await Promise.all([open.close(), closed.close()]);
  rmSync(web, { recursive: true, force: true });
});

/**
 * Every screen comes from one of these two: the dashboard's page, and the pages that the server draws, all
 * with one style sheet.
 */
describe.each(['/batches', '/app/pages.css'])('a public demo says so at %s', (path) => {
  it('and no other installation does', async () => {
    expect((await open.browser().get(path)).body).toContain(NOTICE);
    expect((await closed.browser().get(path)).body).not.toContain(NOTICE);
  });
});

it('a public demo says so in words on the sign-in page', async () => {
  const entity = await open.entity('Karoo Trading');
  await open.user('viewer', entity, ['PREPARER']);
  await ownerOf(open.context.database).query(
    "INSERT INTO installation (name, value) VALUES ('demo', 'true')",
  );
  const answer = await open.browser().follow('/app/sign-in');
  expect(answer.body).toContain(
    'This is a public demo: the money is invented, and the passwords are public.',
  );
});
