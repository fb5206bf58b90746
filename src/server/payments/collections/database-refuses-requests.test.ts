import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestStates } from '../../../domain/collections/request-states.ts';
import { REQUEST_STATUSES, type RequestStatus } from '../../../shared/collection-terms.ts';
import { databaseError } from '../../platform/database/pool.ts';
import { ownerOf } from '../../platform/testing/test-database.ts';
import { verifyLedger } from '../ledger/verify-ledger.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../testing/payments-installation.ts';
import { COLLECTIONS, receivingCompany } from './testing/receiving-company.ts';

type Company = Awaited<ReturnType<typeof receivingCompany>>;

let installation: PaymentsInstallation;
let company: Company;
beforeAll(async () => {
  installation = await paymentsInstallation();
  const settlementDifferenceLimit = { currency: 'ZAR', amountMinor: 5_000n } as const;
  company = await receivingCompany(installation, { settlementDifferenceLimit });
});
afterAll(() => installation.close());

class Undone extends Error {}

/** The constraint that refuses what the server's role does by SQL alone; null if nothing does. */
async function refusalOf(sql: string, values: unknown[]): Promise<string | null> {
  try {
    return await installation.context.database.transaction<null>(async (tx) => {
      await tx.execute(sql, values);
      throw new Undone();
    });
  } catch (error) {
    if (error instanceof Undone) return null;
    const refusal = databaseError(error);
    if (!refusal) throw error;
    return refusal.constraint ?? refusal.message;
  }
}

const DENIED = expect.stringContaining('permission denied');

describe('the database refuses, by direct SQL as the role of the server,', () => {
  it('another payer, currency, reference or author of a request', async () => {
    const { id } = await company.asked();
    const other = await company.asked({ payer: { name: 'Sipho Dlamini' } });
    for (const [column, value] of [
      ['payer_id', other.payer.id],
      ['currency', 'USD'],
      ['reference', '7KQ4MXFW'],
      ['created_by', company.admin.user.id],
      ['version', 0],
    ] as const)
      expect(
        await refusalOf(`UPDATE payment_requests SET ${column} = $2 WHERE id = $1`, [id, value]),
      ).toMatch(/^payment_request_(kept|version)$/u);
  });

  it('a request that is paid without a receipt, and one that begins paid', async () => {
    const { id, payer } = await company.asked();
    expect(
      await refusalOf(
        "UPDATE payment_requests SET status = 'PAID', paid_minor = amount_minor WHERE id = $1",
        [id],
      ),
    ).toBe('payment_request_receipts');
    expect(await refusalOf("UPDATE payment_requests SET status = 'PAID' WHERE id = $1", [id])).toBe(
      'payment_request_paid',
    );
    expect(
      await refusalOf(
        `INSERT INTO payment_requests (id, entity_id, payer_id, label, currency, amount_minor, due_on,
           allows_part, on_too_much, reference, status, paid_minor, version, created_by, created_at,
           updated_at)
         VALUES ($1, $2, $3, 'Fees', 'ZAR', 100, '2026-01-01', true, 'ASK', '7KQ4MXFW', 'PAID', 100, 1, $4,
           now(), now())`,
        [randomUUID(), company.entityId, payer.id, company.preparer.user.id],
      ),
    ).toBe('payment_request_begins');
  });

  it('a request of the payer of another entity', async () => {
    const stranger = await (await receivingCompany(installation)).asked();
    expect(
      await refusalOf(
        `INSERT INTO payment_requests (id, entity_id, payer_id, label, currency, amount_minor, due_on,
           allows_part, on_too_much, reference, status, paid_minor, version, created_by, created_at,
           updated_at)
         VALUES ($1, $2, $3, 'Fees', 'ZAR', 100, '2026-01-01', true, 'ASK', '7KQ4MXFW', 'OPEN', 0, 1, $4,
           now(), now())`,
        [randomUUID(), company.entityId, stranger.payer.id, company.preparer.user.id],
      ),
    ).toBe('payment_requests_payer_fk');
  });

  it('a request that is written off without a write-off, or with one that waits', async () => {
    const { id } = await company.asked();
    const writeOff = "UPDATE payment_requests SET status = 'WRITTEN_OFF' WHERE id = $1";
    expect(await refusalOf(writeOff, [id])).toBe('payment_request_written_off');
    await company.post(`${COLLECTIONS}/${id}/write-off`, { reason: 'Gone.' }, company.approver);
    expect(await refusalOf(writeOff, [id])).toBe('payment_request_written_off');
  });

  const WRITE_OFF = `
    INSERT INTO write_offs (id, entity_id, request_id, amount_minor, reason, status, needs_second, asked_by,
      asked_at, confirmed_by, confirmed_at)
    VALUES ($1, $2, $3, $4, 'Gone.', $5, $6, $7, now(), $8,
      CASE WHEN $8::uuid IS NULL THEN NULL ELSE now() END)`;
  const writeOffOf = (
    requestId: string,
    amountMinor: number,
    { status = 'DONE', needsSecond = false, by = company.approver.user.id, second = null as string | null },
  ) =>
    refusalOf(WRITE_OFF, [
      randomUUID(),
      company.entityId,
      requestId,
      amountMinor,
      status,
      needsSecond,
      by,
      second,
    ]);

  it('a write-off above the limit by one user, by one user twice, and of another amount', async () => {
    const { id } = await company.asked({ amount: '50.01' });
    const approver = company.approver.user.id;
    expect(await writeOffOf(id, 5_001, {})).toBe('write_off_second_user');
    expect(await writeOffOf(id, 5_000, {})).toBe('write_off_open_amount');
    expect(await writeOffOf(id, 5_001, { needsSecond: true })).toBe('write_off_by_two');
    expect(await writeOffOf(id, 5_001, { needsSecond: true, second: approver })).toBe('write_off_by_two');
    const stranger = (await receivingCompany(installation)).admin.user.id;
    expect(await writeOffOf(id, 5_001, { needsSecond: true, second: stranger })).toBe(
      'write_off_across_entities',
    );
    expect(await writeOffOf(id, 5_001, { needsSecond: true, second: company.admin.user.id })).toBe(null);
    const small = await company.asked({ amount: '50.00' });
    expect(await writeOffOf(small.id, 5_000, {})).toBe(null);
  });

  it('a second write-off, and another content of one that was made', async () => {
    const { id } = await company.asked();
    const { body } = await company.post(
      `${COLLECTIONS}/${id}/write-off`,
      { reason: 'Gone.' },
      company.approver,
    );
    expect(await writeOffOf(id, 420_000, { status: 'WAITING', needsSecond: true })).toBe('write_offs_one');
    for (const change of ['amount_minor = 1', "reason = 'Other.'", 'needs_second = false'])
      expect(await refusalOf(`UPDATE write_offs SET ${change} WHERE id = $1`, [body.writeOff.id])).toMatch(
        /^write_off_(kept|by_two)$/u,
      );
    expect(
      await refusalOf(
        "UPDATE write_offs SET status = 'DONE', confirmed_by = asked_by, confirmed_at = now() WHERE id = $1",
        [body.writeOff.id],
      ),
    ).toBe('write_off_by_two');
  });

  it('a changed history, changed sums, and anything deleted', async () => {
    const { id, payer } = await company.asked();
    expect(
      await refusalOf("UPDATE payment_request_events SET reason = 'x' WHERE request_id = $1", [id]),
    ).toEqual(DENIED);
    expect(
      await refusalOf('UPDATE payment_request_sums SET open_minor = 0 WHERE entity_id = $1', [
        company.entityId,
      ]),
    ).toEqual(DENIED);
    for (const table of ['payers', 'payment_requests', 'payment_request_events', 'write_offs'])
      expect(await refusalOf(`DELETE FROM ${table} WHERE entity_id = $1`, [company.entityId])).toEqual(
        DENIED,
      );
    expect(await refusalOf("UPDATE payers SET reference = 'C7KQ4MX7' WHERE id = $1", [payer.id])).toBe(
      'payers_identity',
    );
  });
});

it('the database accepts a transition of a request exactly when the state table has it', async () => {
  const { id } = await company.asked();
  const paid: Partial<Record<RequestStatus, string>> = { PARTLY_PAID: '1', PAID: 'amount_minor' };
  const update = (status: RequestStatus) =>
    `UPDATE payment_requests SET status = '${status}', paid_minor = ${paid[status] ?? '0'} WHERE id = $1`;
  const accepted: string[] = [];
  for (const from of REQUEST_STATUSES)
    for (const to of REQUEST_STATUSES) {
      const refusal = await ownerOf(installation.context.database)
        .transaction<null>(async (tx) => {
          await tx.execute('ALTER TABLE payment_requests DISABLE TRIGGER payment_requests_guard');
          await tx.execute('ALTER TABLE payment_requests DISABLE TRIGGER payment_requests_moves');
          await tx.execute(update(from), [id]);
          await tx.execute('ALTER TABLE payment_requests ENABLE ALWAYS TRIGGER payment_requests_moves');
          await tx.execute(update(to), [id]);
          throw new Undone();
        })
        .catch((error: unknown) => error);
      if (refusal instanceof Undone && from !== to) accepted.push(`${from} ${to}`);
      else if (!(refusal instanceof Undone))
        expect(databaseError(refusal)?.constraint).toBe('payment_requests_moves');
    }
  const listed = requestStates.transitions.map(([from, , to]) => `${from} ${to}`);
  expect(accepted.toSorted()).toEqual([...new Set(listed)].toSorted());
});

it('the sums and histories of requests are those of their rows after many changes', async () => {
  expect((await verifyLedger(ownerOf(installation.context.database))).faults).toEqual([]);
});
