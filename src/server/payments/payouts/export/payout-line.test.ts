import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { csvRow } from '../../../../shared/csv.ts';
import { CURRENCIES } from '../../../../shared/money.ts';
import { PAYOUT_STATUSES } from '../../../../shared/terms.ts';
import type { PayoutForDisplay } from '../history/payout-for-display.ts';
import { insertBatch } from '../../testing/insert-batch.ts';
import { insertPayouts } from '../../testing/insert-payouts.ts';
import {
  paymentsInstallation,
  type PaymentsInstallation,
  type TestCaller,
} from '../../testing/payments-installation.ts';

let installation: PaymentsInstallation;
let caller: TestCaller;
const BATCHES = 40;
const ROWS = 50;

const text = fc
  .array(
    fc.constantFrom(
      ...['=', '+', '-', '@', ';', '|', ',', '"', "'", ' ', '\t', '\r', '\n', '\v', '\\', '\u0001'],
      ...['＝', '＋', '－', '＠', '\u00a0', '\u1680', '\u2003', '\u2028', '\u3000', '\ufeff', '\uffff'],
      ...['a', '1', 'Zoë', '💶', 'é', 'REF'],
    ),
    { minLength: 1, maxLength: 7 },
  )
  .map((pieces) => pieces.join(''));
const payout = fc.record({
  beneficiaryName: text,
  recipientReference: text,
  amountMinor: fc.oneof(fc.bigInt({ min: 1n, max: 1_000n }), fc.bigInt({ min: 1n, max: 10n ** 17n })),
  currency: fc.constantFrom(...CURRENCIES),
  status: fc.constantFrom(...PAYOUT_STATUSES),
  createdAt: fc.integer({ min: 0, max: Date.UTC(2100, 0, 1) }).map((ms) => new Date(ms)),
});

beforeAll(async () => {
  installation = await paymentsInstallation();
  const { context } = installation;
  const entityId = await installation.entity();
  const creator = await installation.user(entityId, ['PREPARER']);
  caller = installation.as(await installation.user(entityId, ['VIEWER']));
  for (const label of fc.sample(text, BATCHES)) {
    const rows = fc.sample(payout, ROWS);
    const batch = await insertBatch(context, {
      entityId,
      createdBy: creator.id,
      label,
      rows: rows.map(({ beneficiaryName }) => ({ beneficiaryName })),
    });
    await insertPayouts(context, entityId, [
      ...rows.map((row, i) => ({
        ...row,
        batchId: batch.id,
        withdrawalId: batch.withdrawals[i]!.id,
        beneficiaryId: batch.withdrawals[i]!.beneficiaryId,
        failureCode: row.status === 'FAILED' ? ('INVALID_ACCOUNT' as const) : null,
      })),
      { direction: 'CREDIT', recipientReference: label },
    ]);
  }
});
afterAll(() => installation.close());

/** The line of a payout as the interface returns it. */
function lineOf(item: PayoutForDisplay): string {
  const { beneficiary } = item;
  const cells = [
    ...[item.id, item.createdAt, item.direction, item.status, item.currency, item.amount, item.fee],
    ...[beneficiary?.name, beneficiary?.bankCode, beneficiary?.branchCode, beneficiary?.accountNumber],
    ...[beneficiary?.accountType, item.recipientReference, item.batch?.label, item.batch?.id],
    ...[item.withdrawalId, item.rail, item.failureCode, item.failureReason, item.updatedAt],
  ];
  return csvRow(cells.map((cell) => cell ?? ''));
}

it('the database writes the same bytes as csvRow and the interface, whatever the texts', async () => {
  const items: PayoutForDisplay[] = [];
  for (let total = 1; items.length < total;) {
    const query = new URLSearchParams({ limit: '200', offset: String(items.length) });
    const answer = await caller.send('GET', `/v1/payments/payout/history?${query}`);
    items.push(...answer.body.items);
    total = answer.body.total;
  }
  expect(items).toHaveLength(BATCHES * (ROWS + 1));
  const { text: file } = await caller.send('GET', '/app/payouts.csv');
  const begin = file.indexOf('\r\n') + 2;
  let at = begin;
  for (const item of items) {
    const line = lineOf(item);
    expect(file.slice(at, at + line.length)).toBe(line);
    at += line.length;
  }
  expect(file).toHaveLength(at);
});
