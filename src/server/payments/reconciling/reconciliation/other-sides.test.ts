import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays } from '../../../../shared/calendar-day.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../../testing/payments-installation.ts';
import {
  confirm,
  entryOf,
  openEntries,
  operatingAccountIn,
  propose,
} from '../entry-rules/testing/operating-account.ts';
import { ENTRIES, statement, type Scene } from '../opening-balances/testing/opened-account.ts';
import { entry } from '../statements/testing/statement-of-day.ts';
import { upload } from './testing/filed-batch.ts';

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(() => installation.close());

const CALL = '70000000002';

/** Watches a call account, and stores a statement of it with these entries: their texts, amounts and days. */
async function watched(one: Scene, ...lines: [text: string, amountMinor: bigint, day: string][]) {
  const created = await one.admin.send('POST', '/app/bank-connections', {
    body: {
      displayName: 'Call account',
      purpose: 'STATEMENTS_ONLY',
      bankName: 'Nedbank',
      rails: [],
      currency: 'ZAR',
      payer: { name: 'Test Entity (Pty) Ltd', branchCode: null, accountNumber: CALL, accountType: null },
      profile: null,
    },
  });
  expect(created.status, created.text).toBe(200);
  const last = lines.at(-1)![2];
  const entries = lines.map(([text, amountMinor, day]) =>
    entry(amountMinor, day, { text, bankReference: text }),
  );
  await upload(
    one.second,
    statement(1, last, 1_000_000n, entries, { statementId: 'CALL-1', accountNumber: CALL }),
  );
}

it('a transfer shows the entry of the other account, before and after it is posted', async () => {
  const one = await operatingAccountIn(installation, [
    ['TO CALL ACCOUNT', -50_000n],
    ['RENT', -70_000n],
  ]);
  const booked = addDays(one.today, -19);
  await watched(
    one,
    ['FROM MAIN', 50_000n, addDays(booked, 1)],
    ['OTHER AMOUNT', 50_001n, addDays(booked, 1)],
    ['SAME DIRECTION', -50_000n, addDays(booked, 1)],
    ['TOO LATE', 50_000n, addDays(booked, 15)],
  );
  const id = await entryOf(one, 'TO CALL ACCOUNT');
  const read = async (entryId = id) => (await one.preparer.send('GET', `${ENTRIES}/${entryId}`)).body;
  const open = await read();
  expect(open.otherSides).toMatchObject([
    { text: 'FROM MAIN', amount: '500.00', account: { accountNumber: CALL } },
  ]);
  const [side] = open.otherSides;
  const listed = await one.preparer.send('GET', `/app/statements/${side.statementId}/entries`);
  expect(listed.body.items.map((found: { id: string }) => found.id)).toContain(side.entryId);
  expect(open.state).toBe('OPEN');
  expect((await read(await entryOf(one, 'RENT'))).otherSides).toEqual([]);
  expect((await openEntries(one)).map(({ otherSides }: any) => otherSides)).toEqual([[], []]);

  const category = 'OWN_TRANSFER';
  const proposed = await propose(one, id, { category, words: 'TO CALL ACCOUNT', isAutomatic: false });
  expect((await confirm(one, proposed.body.id)).status).toBe(200);
  expect(await read()).toMatchObject({ state: 'POSTED', otherSides: [{ entryId: side.entryId }] });
});

it('other business shows no other side once it is posted, and no entry of another entity ever', async () => {
  const one = await operatingAccountIn(installation, [['SARS EFILING 1', -50_000n]]);
  const other = await operatingAccountIn(installation, [['SOMETHING', -10n]]);
  await watched(other, ['FROM MAIN', 50_000n, addDays(one.today, -19)]);
  const id = await entryOf(one, 'SARS EFILING 1');
  const read = async () => (await one.preparer.send('GET', `${ENTRIES}/${id}`)).body;
  expect((await read()).otherSides).toEqual([]);
  await watched(one, ['FROM MAIN', 50_000n, addDays(one.today, -19)]);
  expect((await read()).otherSides).toHaveLength(1);
  expect((await confirm(one, (await propose(one, id)).body.id)).status).toBe(200);
  expect(await read()).toMatchObject({ state: 'POSTED', otherSides: [] });
});
