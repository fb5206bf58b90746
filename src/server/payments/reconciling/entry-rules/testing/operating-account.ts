import { expect } from 'vitest';
import { addDays } from '../../../../../shared/calendar-day.ts';
import type { PaymentsInstallation } from '../../../testing/payments-installation.ts';
import {
  begin,
  ENTRIES,
  scene,
  statement,
  type Scene,
} from '../../opening-balances/testing/opened-account.ts';
import { deliver } from '../../reconciliation/testing/filed-batch.ts';
import { entry } from '../../statements/testing/statement-of-day.ts';

export const RULES = '/app/entry-rules';
export const OPENS_WITH = 1_000_000n;

/** An entry of a statement. */
export type Line = [text: string, amountMinor: bigint];

/** An account of the last days that opens with 10,000.00; each day has the entries of this text. */
export async function operatingAccountIn(
  installation: PaymentsInstallation,
  ...days: Line[][]
): Promise<Scene> {
  const one = await scene(installation);
  await addDaysTo(one, OPENS_WITH, 1, days);
  await begin(one, 'OPEN-1');
  return one;
}

export async function addDaysTo(
  one: Scene,
  openingMinor: bigint,
  first: number,
  days: Line[][],
): Promise<void> {
  let balance = openingMinor;
  for (const [at, entries] of days.entries()) {
    const date = addDays(one.today, first + at - 20);
    const lines = entries.map(([text, amountMinor], line) =>
      entry(amountMinor, date, { text, bankReference: `${date} ${line}` }),
    );
    await deliver(one, statement(first + at, date, balance, lines));
    balance += entries.reduce((sum, [, amountMinor]) => sum + amountMinor, 0n);
  }
}

export const openEntries = async (one: Scene, state = 'OPEN') =>
  (await one.second.send('GET', `${ENTRIES}?state=${state}&limit=100`)).body.items;

export async function entryOf(one: Scene, text: string) {
  const found = (await openEntries(one)).find(({ entry: { text: own } }: any) => own === text);
  return found.entry.id as string;
}

export interface Wanted {
  fromAmount?: string;
  category?: string;
  words?: string;
  toAmount?: string;
  isAutomatic?: boolean;
}

export const propose = (one: Scene, entryId: string, wanted: Wanted = {}, by = one.admin) =>
  by.send('POST', RULES, {
    body: {
      entryId,
      category: 'TAX',
      words: 'SARS EFILING',
      fromAmount: '0.01',
      toAmount: '2000.00',
      isAutomatic: true,
      ...wanted,
    },
  });
export async function confirm(one: Scene, id: string, by = one.second) {
  const rules = (await one.preparer.send('GET', RULES)).body.items;
  const entryId = rules.find((rule: any) => rule.id === id)?.entry.id;
  const seen = entryId ? (await one.preparer.send('GET', `${ENTRIES}/${entryId}`)).body : null;
  const body = { proposalId: seen?.proposal?.id ?? null };
  return by.send('POST', `${RULES}/${id}/confirm`, { body });
}
export const undo = (one: Scene, id: string, reason = 'It is no tax.') =>
  one.second.send('POST', `${ENTRIES}/${id}/undo`, { body: { reason } });

/** A rule for an entry of this text, in force. */
export async function ruleFor(one: Scene, text: string, wanted: Wanted = {}) {
  const proposed = await propose(one, await entryOf(one, text), wanted);
  expect(proposed.status, proposed.text).toBe(200);
  const confirmed = await confirm(one, proposed.body.id);
  expect(confirmed.status, confirmed.text).toBe(200);
  await one.compare();
  return confirmed.body;
}
