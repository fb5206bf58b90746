import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BATCH_STATUSES, FAILURE_CODES, WITHDRAWAL_STATUSES } from '../../../shared/terms.ts';
import { fund } from '../testing/fund.ts';
import { insertBatch, type TestBatch, type TestRow } from '../testing/insert-batch.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../testing/payments-installation.ts';
import { savePaymentConfig } from '../testing/save-payment-config.ts';

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(() => installation.close());

const BATCHES = '/v1/payments/bulk-withdrawals/batches';

async function entity() {
  const { context } = installation;
  const entityId = await installation.entity();
  await savePaymentConfig(context, entityId, {});
  const creator = await installation.user(entityId, ['PREPARER']);
  const approver = installation.as(await installation.user(entityId, ['APPROVER']));
  const insert = (batch: Partial<TestBatch> = {}) =>
    insertBatch(context, { entityId, createdBy: creator.id, ...batch });
  return { context, entityId, creator: installation.as(creator), approver, insert };
}

describe('the list of batches', () => {
  it('is newest first, filtered by status and paged', async () => {
    const { creator, insert } = await entity();
    const inserted: { id: string; status: string; at: number }[] = [];
    for (let i = 0; i < 20; i++) {
      const status = BATCH_STATUSES[i % BATCH_STATUSES.length]!;
      const at = Date.UTC(2026, 0, 1) + Math.floor(i / 2);
      inserted.push({ id: (await insert({ status, createdAt: new Date(at) })).id, status, at });
    }
    inserted.sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1));
    const all = await creator.send('GET', BATCHES);
    expect(all.body).toMatchObject({ total: 20, offset: 0, limit: 50 });
    expect(all.body.items.map(({ id }: { id: string }) => id)).toEqual(inserted.map(({ id }) => id));
    for (const status of BATCH_STATUSES) {
      const expected = inserted.filter((batch) => batch.status === status).map(({ id }) => id);
      const { body } = await creator.send('GET', `${BATCHES}?status=${status}`);
      expect(body.items.map(({ id }: { id: string }) => id)).toEqual(expected);
      expect(body.total).toBe(expected.length);
    }
    const page = await creator.send('GET', `${BATCHES}?offset=5&limit=3`);
    expect(page.body.items.map(({ id }: { id: string }) => id)).toEqual(
      inserted.slice(5, 8).map(({ id }) => id),
    );
  });

  it('counts the rows of each batch by status', async () => {
    const { creator, insert } = await entity();
    const rows: TestRow[] = [
      { status: 'COMPLETE', amountMinor: 100n },
      { status: 'FAILED', amountMinor: 250n },
      { status: 'COMPLETE', amountMinor: 1n },
    ];
    const { id } = await insert({ status: 'PARTIALLY_COMPLETE', rows });
    const { body } = await creator.send('GET', `${BATCHES}/${id}`);
    expect(body).toMatchObject({
      withdrawalCount: 3,
      totalAmount: '3.51',
      totalFee: '8.64',
      byStatus: [
        { status: 'COMPLETE', count: 2, amount: '1.01' },
        { status: 'FAILED', count: 1, amount: '2.50' },
      ],
    });
    expect((await creator.send('GET', BATCHES)).body.items[0]).toEqual(body);
  });
});

describe('the rows of a batch', () => {
  it('are ordered by row number, filtered by status and failure code, and paged', async () => {
    const { creator, insert } = await entity();
    const rows: TestRow[] = Array.from({ length: 60 }, (_, i) => {
      const status = WITHDRAWAL_STATUSES[i % WITHDRAWAL_STATUSES.length]!;
      const hasFailed = status === 'FAILED' || status === 'REVERSED';
      return { status, failureCode: hasFailed ? FAILURE_CODES[i % 5]! : null };
    });
    const { id } = await insert({ status: 'PARTIALLY_COMPLETE', rows });
    const ask = async (query: string) =>
      (
        await creator.send<{ items: { rowNumber: number }[]; total: number }>(
          'GET',
          `${BATCHES}/${id}/withdrawals${query}`,
        )
      ).body;
    const expected = (keep: (row: TestRow) => boolean) =>
      rows.flatMap((row, i) => (keep(row) ? [i + 1] : []));
    const numbers = (page: { items: { rowNumber: number }[] }) =>
      page.items.map(({ rowNumber }) => rowNumber);

    expect(numbers(await ask(''))).toEqual(expected(() => true).slice(0, 50));
    expect(numbers(await ask('?offset=50'))).toEqual(expected(() => true).slice(50));
    for (const status of WITHDRAWAL_STATUSES)
      expect(numbers(await ask(`?status=${status}`)), status).toEqual(
        expected((row) => row.status === status),
      );
    for (const code of FAILURE_CODES) {
      const page = await ask(`?failureCode=${code}&limit=200`);
      expect(numbers(page), code).toEqual(expected((row) => row.failureCode === code));
      expect(page.total).toBe(expected((row) => row.failureCode === code).length);
    }
    expect(numbers(await ask(`?status=FAILED&failureCode=${FAILURE_CODES[4]}`))).toEqual(
      expected((row) => row.status === 'FAILED' && row.failureCode === FAILURE_CODES[4]),
    );
  });

  it('have the current label of the batch', async () => {
    const { creator, insert } = await entity();
    const { id } = await insert({ label: 'Before' });
    await creator.send('PUT', `${BATCHES}/${id}/label`, { body: { label: 'After' } });
    const { body } = await creator.send('GET', `${BATCHES}/${id}/withdrawals`);
    expect(body.items[0]).toMatchObject({
      batch: { id, label: 'After', status: 'PENDING_APPROVAL' },
      beneficiary: { branchCode: '250655' },
      retryable: null,
    });
  });
});

describe('the label of a batch', () => {
  it.each(BATCH_STATUSES)(
    'can be changed while the batch is %s, without changing the digest',
    async (status) => {
      const { context, creator, insert } = await entity();
      const { id, contentDigest } = await insert({ status, label: 'Before' });
      const { body } = await creator.send('PUT', `${BATCHES}/${id}/label`, { body: { label: '  After  ' } });
      expect(body).toMatchObject({ label: 'After', status, contentDigest });
      const audit = await context.database.query(
        "SELECT details FROM audit_log WHERE subject_id = $1 AND action = 'batch.labelled'",
        [id],
      );
      expect(audit.map(({ details }) => JSON.parse(details))).toEqual([{ before: 'Before', after: 'After' }]);
    },
  );

  it('leaves no audit row when it does not change', async () => {
    const { context, creator, insert } = await entity();
    const { id } = await insert({ label: 'Same' });
    expect((await creator.send('PUT', `${BATCHES}/${id}/label`, { body: { label: 'Same' } })).status).toBe(
      200,
    );
    expect(
      await context.database.query(
        "SELECT 1 FROM audit_log WHERE subject_id = $1 AND action = 'batch.labelled'",
        [id],
      ),
    ).toEqual([]);
  });

  it.each([
    { label: '' },
    { label: 'x'.repeat(121) },
    {},
    { label: 'Fine', status: 'APPROVED' },
    { label: 7 },
  ])('%j is 400', async (body) => {
    const { creator, insert } = await entity();
    expect((await creator.send('PUT', `${BATCHES}/${(await insert()).id}/label`, { body })).status).toBe(400);
  });
});

describe('the fee quote', () => {
  const rows: TestRow[] = [
    { rail: 'EFT', amountMinor: 100_000n },
    { rail: 'PAYSHAP', amountMinor: 50_000n },
    { rail: 'EFT', amountMinor: 1n },
  ];

  it('sums by rail, rounds VAT on each row and states the shortfall', async () => {
    const { context, entityId, creator, insert } = await entity();
    await fund(context, entityId, 100_000n);
    const other = await insert({ rows: [{ amountMinor: 700n }] });
    await insert({ status: 'APPROVED' });
    const { id, contentDigest, totalDebitMinor } = await insert({ rows });
    const { body } = await creator.send('GET', `${BATCHES}/${id}/fee-quote`);
    expect(body).toMatchObject({
      batchId: id,
      contentDigest,
      withdrawalCount: 3,
      withdrawalTotal: '1500.01',
      items: [
        { rail: 'EFT', count: 2, unitFee: '2.50', total: '5.00' },
        { rail: 'PAYSHAP', count: 1, unitFee: '0.99', total: '0.99' },
      ],
      feeTotal: '5.99',
      vatRate: '0.15',
      vatAmount: '0.91',
      totalDebit: '1506.91',
      availableBalance: '1000.00',
      shortfall: '506.91',
    });
    expect(totalDebitMinor).toBe(150_691n);
    expect(body.pendingTotal).toBe('9.88');
    expect(other.totalDebitMinor).toBe(988n);
    const batch = (await creator.send('GET', `${BATCHES}/${id}`)).body;
    expect([body.expiresAt, batch.totalFee]).toEqual([batch.expiresAt, '6.90']);
  });

  it.each(BATCH_STATUSES)('is available for a batch that is %s', async (status) => {
    const { creator, insert } = await entity();
    expect((await creator.send('GET', `${BATCHES}/${(await insert({ status })).id}/fee-quote`)).status).toBe(
      200,
    );
  });

  it("counts the batch's own hold once approved, so that there is no shortfall", async () => {
    const { context, entityId, approver, insert } = await entity();
    const { id, totalDebitMinor } = await insert({ rows });
    await fund(context, entityId, totalDebitMinor);
    expect((await approver.send('POST', `${BATCHES}/${id}/approve`)).status).toBe(200);
    expect((await approver.send('GET', `${BATCHES}/${id}/fee-quote`)).body).toMatchObject({
      availableBalance: '0.00',
      shortfall: '0.00',
      totalDebit: '1506.91',
    });
  });
});

describe('the pending total', () => {
  it('is empty when no batch needs approval', async () => {
    expect(
      (await (await entity()).creator.send('GET', '/v1/payments/bulk-withdrawals/pending-total')).body,
    ).toEqual([]);
  });

  it('sums by currency exactly the batches that need approval', async () => {
    const { creator, insert } = await entity();
    await insert({ rows: [{}, {}] });
    await insert({});
    await insert({ currency: 'USD' });
    await insert({ status: 'APPROVED' });
    expect((await creator.send('GET', '/v1/payments/bulk-withdrawals/pending-total')).body).toEqual([
      { currency: 'USD', batchCount: 1, withdrawalCount: 1, amount: '1250.00', fees: '2.88' },
      { currency: 'ZAR', batchCount: 2, withdrawalCount: 3, amount: '3750.00', fees: '8.64' },
    ]);
  });
});

describe('the list of batches that wait for me', () => {
  it('has what I may approve now: not my own, not approved by me, not past expiry', async () => {
    const { context, entityId, approver, insert } = await entity();
    const soon = new Date(context.clock.nowMs() + 60_000);
    const later = await insert({ approvalsRequired: 2 });
    const sooner = await insert({ expiresAt: soon });
    await insert({ createdBy: approver.user.id });
    await insert({ expiresAt: new Date(context.clock.nowMs() - 1) });
    await fund(context, entityId, 10_000_000n);
    const approved = await insert({});
    await installation
      .as(await installation.user(entityId, ['APPROVER']))
      .send('POST', `${BATCHES}/${approved.id}/approve`);
    const signed = await insert({ approvalsRequired: 2 });
    await approver.send('POST', `${BATCHES}/${signed.id}/approve`);
    const { body } = await approver.send('GET', '/app/waiting-batches');
    expect(body.map(({ id }: { id: string }) => id)).toEqual([sooner.id, later.id]);
  });

  it('is empty for a user who is not an approver', async () => {
    const { creator, insert } = await entity();
    await insert({});
    expect((await creator.send('GET', '/app/waiting-batches')).body).toEqual([]);
  });
});

describe('the list of banks', () => {
  it('is ordered by name and keeps the leading zeros of branch codes', async () => {
    const { context, creator } = await entity();
    await context.database.query(
      `INSERT INTO banks
       VALUES ('STANDARD_BANK', 'Standard Bank', 'ZA', '051001', 9, 11, '{EFT,RTC}', '2026-01-01'),
              ('ABSA', 'Absa', 'ZA', '632005', 8, 10, '{EFT}', '2026-01-01')
       ON CONFLICT DO NOTHING`,
    );
    const { body } = await creator.send('GET', '/v1/payments/bulk-withdrawals/banks');
    const codes = body.map(({ code }: { code: string }) => code);
    expect(codes.indexOf('ABSA')).toBeLessThan(codes.indexOf('STANDARD_BANK'));
    expect(body.find(({ code }: { code: string }) => code === 'STANDARD_BANK')).toEqual({
      code: 'STANDARD_BANK',
      displayName: 'Standard Bank',
      countryCode: 'ZA',
      defaultBranchCode: '051001',
      accountNumberMinLength: 9,
      accountNumberMaxLength: 11,
      rails: ['EFT', 'RTC'],
    });
  });
});
