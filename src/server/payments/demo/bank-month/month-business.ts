import type { z } from 'zod';
import type { EntryRule, proposeEntryRule as proposeOp } from '../../../../contract/dashboard/entry-rules.ts';
import { invariant } from '../../../../shared/errors.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../shared/time.ts';
import type { Caller } from '../../../platform/caller.ts';
import type { Context } from '../../../platform/context.ts';
import { confirmEntryRule } from '../../reconciling/entry-rules/confirm-entry-rule.ts';
import { proposeEntryRule } from '../../reconciling/entry-rules/propose-entry-rule.ts';
import { daysAgo, workday } from '../demo-calendar.ts';
import { dayOf } from '../demo-rows.ts';
import { call, changeAt } from '../history-writer.ts';
import type { CompanyBank } from './company-bank.ts';

interface Business {
  context: Context;
  bank: CompanyBank;
  proposer: Caller;
  confirmer: Caller;
  now: number;
}

type Rule = Omit<z.input<(typeof proposeOp)['body']>, 'entryId'>;

const TAX: Rule = {
  category: 'TAX',
  words: 'SARS EFILING',
  fromAmount: '0.01',
  toAmount: '60000.00',
  isAutomatic: true,
};
const INTEREST: Rule = {
  category: 'INTEREST',
  words: 'CREDIT INTEREST',
  fromAmount: '0.01',
  toAmount: '5000.00',
  isAutomatic: false,
};
const RENT: Rule = {
  category: 'OTHER',
  words: 'DEBIT ORDER PIER PROPERTIES',
  fromAmount: '35000.00',
  toAmount: '45000.00',
  isAutomatic: true,
};

/**
 * Other business on the account: tax and interest, for which two users have made rules; later tax, which its
 * rule posts; and rent, for which one user has proposed a rule that waits for another.
 */
export function planBusiness(business: Business): { ms: number; write: () => Promise<unknown> }[] {
  const { bank, now } = business;
  const at = (days: number) => workday(daysAgo(now, days)) + 11 * HOUR_MS + 30 * MINUTE_MS;
  const book = (ms: number, amountMinor: bigint, text: string) => ({
    ms,
    write: async () => bank.book(dayOf(ms), amountMinor, text),
  });
  const [tax, interest, laterTax, rent] = [at(26), at(23), at(17), at(5)] as const;
  const decide = (ms: number, text: string, rule: Rule, isConfirmed: boolean) => ({
    ms: ms + DAY_MS,
    write: () => makeRule(business, ms + DAY_MS, text, rule, isConfirmed),
  });
  return [
    book(tax, -4_123_015n, 'SARS EFILING 7150734829 PAYE'),
    decide(tax, 'SARS EFILING 7150734829 PAYE', TAX, true),
    book(interest, 120_433n, 'CREDIT INTEREST'),
    decide(interest, 'CREDIT INTEREST', INTEREST, true),
    book(laterTax, -2_877_140n, 'SARS EFILING 4020198836 VAT'),
    book(rent, -3_850_000n, 'DEBIT ORDER PIER PROPERTIES 0451'),
    decide(rent, 'DEBIT ORDER PIER PROPERTIES 0451', RENT, false),
  ];
}

async function makeRule(
  { context, proposer, confirmer }: Business,
  ms: number,
  text: string,
  rule: Rule,
  isConfirmed: boolean,
): Promise<void> {
  const [entry] = await context.database.query(
    `SELECT r.entry_id, r.proposal ->> 'id' AS proposal_id
       FROM reconciled_entries r
       JOIN statement_entries e ON e.id = r.entry_id
      WHERE r.entity_id = $1 AND e.text = $2`,
    [proposer.entityId, text],
  );
  invariant(entry, 'the statement of the day has come');
  const body = { ...rule, entryId: entry.entry_id };
  const proposed = await changeAt(context, ms, (then, tx) =>
    proposeEntryRule(then, tx, { ...call(proposer, ''), params: undefined, headers: {}, body }),
  );
  if (!isConfirmed) return;
  const { id } = proposed.body as z.infer<typeof EntryRule>;
  await changeAt(context, ms + 40 * MINUTE_MS, (then, tx) =>
    confirmEntryRule(then, tx, {
      ...call(confirmer, id),
      headers: {},
      body: { proposalId: entry.proposal_id },
    }),
  );
}
