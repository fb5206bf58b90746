import Papa from 'papaparse';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ownerOf } from '../../platform/testing/test-database.ts';
import { verifyLedger } from '../ledger/verify-ledger.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../testing/payments-installation.ts';
import { collectingCompany, RECEIPTS } from './testing/receiving-account.ts';

type Company = Awaited<ReturnType<typeof collectingCompany>>;

let installation: PaymentsInstallation;
let company: Company;
beforeAll(async () => {
  installation = await paymentsInstallation();
  company = await collectingCompany(installation);
  const one = await company.asked({ amount: '100.00' });
  const two = await company.asked({ amount: '50.00' });
  await company.deliver(
    company.bank.statement(
      [
        { text: one.reference, amountMinor: 10_000n },
        { text: '=SUM(A1)', amountMinor: 3_000n, name: '"Mokoena, N"' },
        { text: 'GIFT', amountMinor: 2_000n },
      ],
      -2,
    ),
  );
  await company.deliver(company.bank.statement([{ text: two.reference, amountMinor: 5_000n }], -1));
  await company.receive({ text: `BACK ${two.reference}`, amountMinor: -5_000n, isReversal: true });
});
afterAll(() => installation.close());

const listed = async (query: string) =>
  (await company.preparer.send('GET', `${RECEIPTS}?${query}`)).body as { items: any[]; total: number };
const exported = async (query: string, by = company.preparer) => {
  const answer = await by.send('GET', `${RECEIPTS}/export?${query}`);
  expect(answer.status, answer.text).toBe(200);
  const { data } = Papa.parse<Record<string, string>>(answer.text.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: true,
  });
  return data;
};

it('the export of receipts has what the list finds, in its order, for each filter', async () => {
  const days = `from=${company.day(-1)}&to=${company.day(-1)}`;
  const totals: Record<string, number> = {
    '': 4,
    'status=RETURNED': 1,
    'isOpen=true': 2,
    'isOpen=false': 2,
    'isOpen=true&status=ALLOCATED': 0,
    [days]: 1,
    [`${days}&isOpen=false`]: 1,
    'query=gift': 1,
    'query=nothing': 0,
  };
  for (const [query, total] of Object.entries(totals)) {
    const list = await listed(query);
    const rows = await exported(query);
    expect({ query, total: list.total }).toEqual({ query, total });
    expect(rows.map(({ id }) => id)).toEqual(list.items.map(({ id }) => id));
    for (const [index, row] of rows.entries()) {
      const { status, amount, unallocatedAmount, receivedOn } = list.items[index];
      expect(row).toMatchObject({
        status,
        amount,
        unallocated_amount: unallocatedAmount,
        received_on: receivedOn,
      });
    }
  }
});

it('the export of receipts runs no formula, is in the audit log, and is of one company', async () => {
  const rows = await exported('query=sum');
  expect(rows[0]).toMatchObject({ text: "'=SUM(A1)", counterparty_name: '"Mokoena, N"' });
  const { items } = (await company.admin.send('GET', '/app/audit?action=receipts.exported')).body;
  expect(items[0]).toMatchObject({ details: { filters: { query: 'sum' } } });
  const other = await collectingCompany(installation);
  expect(await exported('', other.preparer)).toEqual([]);
});

it('counts receipts by day and status as they are', async () => {
  expect((await verifyLedger(ownerOf(company.context.database))).faults).toEqual([]);
  await ownerOf(company.context.database).execute(
    'UPDATE receipt_sums SET receipt_count = receipt_count + 1 WHERE entity_id = $1',
    [company.entityId],
  );
  const { faults } = await verifyLedger(ownerOf(company.context.database));
  expect(faults.join()).toContain('days count their receipts wrongly');
  await ownerOf(company.context.database).execute(
    'UPDATE receipt_sums SET receipt_count = receipt_count - 1 WHERE entity_id = $1',
    [company.entityId],
  );
});
