import { expect, type APIRequestContext, type Browser } from '@playwright/test';
import { signInContext } from './sign-in.ts';

const BATCHES = '/institution/payments/bulk-withdrawals/batches';

interface Row {
  beneficiaryName: string;
  bankCode: string;
  accountNumber: string;
  accountType: string;
  amount: string;
  beneficiaryReference: string;
  externalId?: string;
}

/** A finding that is planted in the batch, by the risk line and the tab that lead to it. */
export interface Planted {
  line: RegExp;
  name: string;
}

export const PLANTED: readonly Planted[] = [
  { line: /changed bank account/, name: 'Changed Account Mokoena' },
  { line: /paid under several names/, name: 'Ghost Person' },
  { line: /with several accounts/, name: 'Two Accounts Pillay' },
  { line: /possible duplicates/, name: 'Twice In The File Botha' },
  { line: /possible duplicates/, name: 'Paid Last Week Dube' },
  { line: /unusual amount/, name: 'Unusual Amount Nel' },
  { line: /never paid before/, name: 'Newcomer Van Wyk' },
];

const ROWS = 500;
/** The row whose account the ghost uses. */
const GHOST = 60;

/**
 * The rows of the same people in two runs, between which everyone gets a little more. A second attempt of a
 * journey pays other amounts, so that it does not repeat payments of the first attempt's batch.
 */
function usualRow(index: number, run: 'first' | 'second', attempt: number): Row {
  const cents = 90_000 + 3_000 * attempt + ((index * 7_919) % 60_000) + (run === 'second' ? 100 + index : 0);
  return {
    beneficiaryName: `Person ${String(index).padStart(3, '0')} Ndlovu`,
    bankCode: index % 2 === 0 ? 'FNB' : 'STANDARD_BANK',
    // The sandbox bank pays everything except account numbers that end in 0001 to 0007.
    accountNumber: `63${10_010_100 + index}`,
    accountType: 'CURRENT',
    amount: `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`,
    beneficiaryReference: run === 'first' ? 'RUN 1' : 'RUN 2',
    externalId: `MINUTE-${index}`,
  };
}

const accountOf = ({ bankCode, accountNumber }: Row) => ({ bankCode, accountNumber });

const named = (row: Row, beneficiaryName: string, change: Partial<Row> = {}): Row => ({
  ...row,
  beneficiaryName,
  ...change,
});

const PLACES = { changed: 17, twice: 111, lastWeek: 222, unusual: 333 };

function firstRun(attempt: number): Row[] {
  const rows = Array.from({ length: ROWS - 3 }, (_, index) => usualRow(index, 'first', attempt));
  rows[PLACES.changed] = named(rows[PLACES.changed]!, 'Changed Account Mokoena');
  rows[PLACES.twice] = named(rows[PLACES.twice]!, 'Twice In The File Botha');
  rows[PLACES.lastWeek] = named(rows[PLACES.lastWeek]!, 'Paid Last Week Dube');
  rows[PLACES.unusual] = named(rows[PLACES.unusual]!, 'Unusual Amount Nel');
  rows[ROWS - 5] = named(rows[ROWS - 5]!, 'Two Accounts Pillay');
  return rows;
}

/** 501 payments, with the seven planted risks among them. */
function secondRun(attempt: number): Row[] {
  const before = firstRun(attempt);
  const rows = before.map((row, index) => named(usualRow(index, 'second', attempt), row.beneficiaryName));
  rows[PLACES.changed] = named(rows[PLACES.changed]!, 'Changed Account Mokoena', {
    accountNumber: '4087654321',
  });
  rows[PLACES.lastWeek] = named(rows[PLACES.lastWeek]!, 'Paid Last Week Dube', {
    amount: before[PLACES.lastWeek]!.amount,
  });
  rows[PLACES.unusual] = named(rows[PLACES.unusual]!, 'Unusual Amount Nel', { amount: '9450.00' });
  const { externalId: _, ...newcomer } = usualRow(900, 'second', attempt);
  const pillay = rows[ROWS - 5]!;
  return [
    ...rows.slice(0, 400),
    named(rows[PLACES.twice]!, 'Twice In The File Botha'),
    ...rows.slice(400),
    named(newcomer, 'Newcomer Van Wyk'),
    // The salary of an invented employee, on the account of a real one.
    { ...newcomer, ...accountOf(before[GHOST]!), beneficiaryName: 'Ghost Person', amount: '1300.00' },
    // The same person on an account that was paid before: not a new beneficiary.
    named(
      { ...pillay, accountNumber: before[3]!.accountNumber, bankCode: before[3]!.bankCode },
      'Two Accounts Pillay',
      {
        externalId: pillay.externalId!,
        amount: '512.00',
      },
    ),
  ];
}

/** The requests of a user, with the user's session. */
export async function requestsOf(
  browser: Browser,
  baseURL: string,
  user: string,
): Promise<APIRequestContext> {
  const context = await browser.newContext({ baseURL, extraHTTPHeaders: { origin: baseURL } });
  await signInContext(context, user);
  return context.request;
}

async function create(preparer: APIRequestContext, label: string, withdrawals: Row[]): Promise<string> {
  const answer = await preparer.post(BATCHES, {
    data: { label, currency: 'ZAR', duplicateReason: 'Second delivery', withdrawals },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { id: string }).id;
}

/**
 * Pays a first run, and prepares a second one with seven planted risks. `attempt` counts the attempts of a
 * journey, from 0. Returns the id of the second run.
 */
export async function plantRisks(
  browser: Browser,
  baseURL: string,
  label: string,
  attempt = 0,
): Promise<string> {
  const preparer = await requestsOf(browser, baseURL, 'preparer');
  const first = await create(preparer, `${label} 1`, firstRun(attempt));
  for (const user of ['approver', 'approver2']) {
    const approver = await requestsOf(browser, baseURL, user);
    const answer = await approver.post(`${BATCHES}/${first}/approve`);
    expect(answer.status(), await answer.text()).toBe(200);
  }
  await expect
    .poll(
      async () => ((await (await preparer.get(`${BATCHES}/${first}`)).json()) as { status: string }).status,
      { timeout: 300_000 },
    )
    .toBe('COMPLETE');
  return create(preparer, `${label} 2`, secondRun(attempt));
}
