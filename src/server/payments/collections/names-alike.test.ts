import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { likenessKeys, likenessWords } from '../../../domain/collections/name-likeness.ts';
import { runs } from '../../../shared/testing/runs.ts';
import { ownerOf } from '../../platform/testing/test-database.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../testing/payments-installation.ts';
import { searchNameOf } from './resolve-payers.ts';
import { collectingCompany, RECEIPTS } from './testing/receiving-account.ts';

/** Money with a name like that of a payer is proposed to a user, and never posted. */

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(() => installation.close());

const NAMES = [
  "Sean O'Brien",
  'John Peter Smith',
  'JP Smith',
  'Zoë van der Merwe',
  'Thandi Nkosi–Dube',
  'Khumalo Traders (Pty) Ltd',
  'Straße Groß',
  '王 小明 Li',
  'A B C D E F G Long',
  'Ünal\u02bcs Öz.',
  'Mr',
  '',
];

it('has the keys of the database equal to those of the domain', async () => {
  const name = fc.oneof(
    fc.constantFrom(...NAMES),
    fc.string({ unit: 'grapheme', maxLength: 30 }).filter((text) => !text.includes('\0')),
    fc
      .array(fc.constantFrom(...NAMES, "d'Arc", 'J.', 'JP', 'Mev'), { maxLength: 3 })
      .map((all) => all.join(' ')),
  );
  const names = [...NAMES, ...fc.sample(name, { numRuns: runs(2_000, 50_000), seed: 27 })].filter(
    (text) => !/\p{Cs}/u.test(text) && !/\p{Cc}/u.test(text),
  );
  const rows = await installation.context.database.query(
    `SELECT n.name, payer_like_keys(n.searched) AS keys
       FROM unnest($1::text[], $2::text[]) AS n (name, searched)`,
    [names, names.map(searchNameOf)],
  );
  for (const { name: one, keys } of rows)
    expect([one, (keys ?? []).toSorted()]).toEqual([one, likenessKeys(likenessWords(one!)).toSorted()]);
});

it.each([
  ["Sean O'Brien", 'OBRIEN SEAN'],
  ['John Smith', 'FNB APP PAYMENT FROM J SMITH'],
  ['Lerato Khumalo', 'KHUMALO L'],
  ['John Peter Mabaso', 'JP MABASO'],
])('proposes the request of %s for "%s", with its reason', async (name, text) => {
  const company = await collectingCompany(installation);
  const { id } = await company.asked({ payer: { name }, amount: '77.00' });
  await company.receive({ text, amountMinor: 7_700n });
  const [receipt] = await company.receipts();
  expect(receipt).toMatchObject({ reason: 'NAME_ALIKE', status: 'UNALLOCATED', allocated_minor: 0n });
  const { body } = await company.approver.send('GET', `${RECEIPTS}/${receipt!.id}`);
  expect(body.proposal).toMatchObject({ allocations: [{ request: { id }, amount: '77.00' }] });
  // Nothing is paid before a user has accepted it.
  expect(await company.read(id)).toMatchObject({ status: 'OPEN', paidAmount: '0.00' });
});

it.each([
  ['another first name', 'Jane Smith', 'JOHN SMITH', 7_700n],
  ['another amount', 'John Smith', 'J SMITH', 7_701n],
])('proposes nothing for %s', async (_, name, text, amountMinor) => {
  const company = await collectingCompany(installation);
  await company.asked({ payer: { name }, amount: '77.00' });
  await company.receive({ text, amountMinor });
  expect(await company.receipts()).toMatchObject([{ reason: 'UNKNOWN', payer_id: null }]);
});

it('leaves a choice between two payers to a user', async () => {
  const company = await collectingCompany(installation);
  for (const name of ['Jane Smith', 'John Smith']) await company.asked({ payer: { name }, amount: '77.00' });
  await company.receive({ text: 'J SMITH', amountMinor: 7_700n });
  expect(await company.receipts()).toMatchObject([{ reason: 'SEVERAL_CANDIDATES', payer_id: null }]);
});

it('finds no payer of another company, and follows a change of the name', async () => {
  const company = await collectingCompany(installation);
  const other = await collectingCompany(installation);
  await other.asked({ payer: { name: 'Palesa Mahlangu' }, amount: '77.00' });
  const { id, payer } = await company.asked({ payer: { name: 'Palesa Dube' }, amount: '77.00' });
  await company.receive({ text: 'MAHLANGU P', amountMinor: 7_700n });
  expect(await company.receipts()).toMatchObject([{ reason: 'UNKNOWN' }]);
  const changed = await company.preparer.send('PUT', `/v1/payments/collections/payers/${payer.id}`, {
    body: { name: 'Palesa Mahlangu' },
    headers: { 'if-match': '"1"' },
  });
  expect(changed.status, changed.text).toBe(200);
  await company.receive({ text: 'MAHLANGU P', amountMinor: 7_700n });
  expect((await company.receipts()).at(-1)).toMatchObject({ reason: 'NAME_ALIKE' });
  expect(await company.read(id)).toMatchObject({ status: 'OPEN' });
});

it('finds them by the index among many payers', async () => {
  const company = await collectingCompany(installation);
  const owner = ownerOf(installation.context.database);
  await owner.execute(
    `INSERT INTO payers (id, entity_id, name, search_name, reference, version, created_by, created_at,
       updated_at)
     SELECT gen_random_uuid(), $1, 'x', ' first' || i || ' last' || i,
            'C' || translate(lpad(to_hex(i), 7, '0'), '01abcdef', 'VWXYCDFG'), 1, $2, now(), now()
       FROM generate_series(1, 60000) AS i`,
    [company.entityId, company.preparer.user.id],
  );
  await owner.execute('ANALYZE payer_likenesses');
  const rows = await owner.query(
    `EXPLAIN (ANALYZE)
     SELECT n.payer_id FROM payer_likenesses n WHERE n.entity_id = $1 AND n.key = ANY($2)`,
    [company.entityId, ['last77|f', 'first77|l']],
  );
  const plan = rows.map((row) => Object.values(row)[0]).join('\n');
  expect(plan).toContain('payer_likenesses_key');
  expect(plan).not.toContain('Seq Scan');
});
