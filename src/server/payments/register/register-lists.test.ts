import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { SearchResults } from '../../../contract/dashboard/search.ts';
import { growingSteps, statementsOf } from '../../platform/testing/read-plan.ts';
import { ownerOf } from '../../platform/testing/test-database.ts';
import { whenReadable } from '../events/testing/when-readable.ts';
import {
  paymentsInstallation,
  type PaymentsInstallation,
  type TestCaller,
} from '../testing/payments-installation.ts';
import { NAME, NEW, OLD, PAYEES, registerCompany, type RegisterCompany } from './testing/register-company.ts';

type Found = z.output<typeof SearchResults>['payees'];

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(() => installation.close());

async function found(q: string, by: TestCaller): Promise<Found> {
  const answer = await by.send<z.output<typeof SearchResults>>(
    'GET',
    `/app/search?q=${encodeURIComponent(q)}`,
  );
  expect(answer.status, answer.text).toBe(200);
  return answer.body.payees;
}

const viewerOf = async ({ entityId }: RegisterCompany) =>
  installation.as(await installation.user(entityId, ['VIEWER']));

describe('the search', () => {
  it('finds payees by name, account, last digits, reference and id, whatever the role', async () => {
    const own = await registerCompany(installation);
    const stationers = await own.registered();
    await own.change(stationers.id);
    const tax = await own.registered(
      { ...OLD, accountNumber: '62000004410', referenceFormat: 'TAX ####!' },
      'Revenue Service',
    );
    const viewer = await viewerOf(own);
    const shown = {
      id: stationers.id,
      name: NAME,
      bankName: 'FNB',
      accountNumber: OLD.accountNumber,
      state: 'WAITING',
    };
    for (const text of ['kgosi', 'STATIONERS kg', '3456', '620 123 456', '7890', stationers.id])
      expect(await found(text, viewer), text).toEqual([shown]);
    expect(await found('4410', viewer)).toMatchObject([{ id: tax.id, state: 'PAID' }]);
    // The digits pass the Luhn check of the format, and the others do not.
    expect(await found('tax 79927398713', viewer)).toEqual([]);
    expect(await found('TAX 12344', viewer)).toMatchObject([{ id: tax.id }]);
    expect(await found('tax12344', viewer)).toMatchObject([{ id: tax.id }]);
    expect(await found('TAX 12345', viewer)).toEqual([]);
    expect(await found('unknown', viewer)).toEqual([]);
    await own.remove(tax.id);
    expect(await found('revenue', viewer)).toEqual([
      { id: tax.id, name: 'Revenue Service', bankName: null, accountNumber: null, state: 'NOT_PAID' },
    ]);
  });

  it('lists accounts that end with the digits first, and finds no payee of another entity', async () => {
    const own = await registerCompany(installation);
    await own.propose([
      { name: 'Amber 4410 Street', ...OLD, accountNumber: '62000009999' },
      { name: 'Zama', ...OLD, accountNumber: '62000004410' },
    ]);
    expect((await found('4410', own.preparer)).map(({ name }) => name)).toEqual([
      'Zama',
      'Amber 4410 Street',
    ]);
    const other = await registerCompany(installation);
    const { id } = await other.proposed();
    for (const text of ['zama', '4410', 'amber'])
      expect(await found(text, await viewerOf(other)), text).toEqual([]);
    expect(await found(id, own.preparer)).toEqual([]);
  });
});

describe('with thousands of payees', () => {
  it('the search reads indexes and a bounded number of rows', async () => {
    const { database } = installation.context;
    const own = await registerCompany(installation);
    for (const part of [0, 1]) {
      const answer = await own.propose(
        Array.from({ length: 2_000 }, (_, i) => ({
          name: `Supplier ${part}-${i} of ${(i * 7919) % 2003}`,
          ...OLD,
          accountNumber: String(62_000_000_000 + part * 5_000 + i),
          ...(i % 50 === 0 ? { referenceFormat: `INV ####${'#'.repeat(i % 7)}` } : {}),
        })),
      );
      expect(answer.status, answer.text).toBe(200);
    }
    await ownerOf(database).pool.query('ANALYZE payees, payee_changes');
    const large = new Set(['payees', 'payee_changes', 'payee_verifications']);
    for (const [text, count] of [
      ['supplier 1-1999 of', 1],
      ['62000005017', 1],
      ['5017', 1],
      ['INV 12345', 6],
      ['zz', 0],
      ['17', 6],
    ] as const) {
      let payees: Found = [];
      const statements = await statementsOf(database, async () => {
        payees = await found(text, own.preparer);
      });
      expect(payees.length, text).toBe(count);
      for (const statement of statements.filter((one) => one.text.includes('payee')))
        expect(await growingSteps(database, statement, large), `${text}: ${statement.text}`).toEqual([]);
    }
  });
});

describe('the export of the register', () => {
  async function exported(caller: TestCaller, query = '') {
    const answer = await caller.send('GET', `/app/payees.csv${query}`);
    expect(answer.status, answer.text).toBe(200);
    const { data } = Papa.parse<Record<string, string>>(answer.text, { header: true, skipEmptyLines: true });
    return { answer, data };
  }

  it('has the payees that the filters of the list find, in its order', async () => {
    const own = await registerCompany(installation);
    const stationers = await own.registered();
    await own.change(stationers.id);
    await own.propose([{ name: '=HYPERLINK("https://x.example")', ...OLD, accountNumber: '62000004410' }]);
    const viewer = await viewerOf(own);
    const { answer, data } = await exported(viewer);
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="payees-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(data).toMatchObject([
      {
        name: `'=HYPERLINK("https://x.example")`,
        state: 'WAITING',
        account_number: '',
        change: 'ADD',
        change_account_number: '62000004410',
      },
      {
        id: stationers.id,
        name: NAME,
        state: 'WAITING',
        bank_code: 'FNB',
        bank: 'FNB',
        branch_code: '250655',
        account_number: OLD.accountNumber,
        change: 'CHANGE',
        change_state: 'WAITING',
        change_bank_code: NEW.bankCode,
        change_account_number: NEW.accountNumber,
        change_proposed_by: own.preparer.user.name,
      },
    ]);
    for (const query of ['?view=WAITING', '?view=PAID', '?view=NOT_PAID', '?query=kgosi', '?query=4410']) {
      const list = await viewer.send('GET', `${PAYEES}${query}`);
      expect(
        (await exported(viewer, query)).data.map(({ id }) => id),
        query,
      ).toEqual(list.body.items.map(({ id }: { id: string }) => id));
    }
    const { body } = await own.second.send('GET', '/app/audit?action=payees.exported');
    expect(body.items).toHaveLength(6);
    expect(body.items[0]).toMatchObject({ details: { filters: { query: '4410' } } });
    expect((await exported(await viewerOf(await registerCompany(installation)))).data).toEqual([]);
  });
});

describe('events', () => {
  const events = async ({ approver }: RegisterCompany) => {
    await whenReadable(installation.context.database);
    const { body } = await approver.send('GET', '/v1/payments/events?limit=200');
    return body.items
      .filter(({ type }: { type: string }) => type.startsWith('payee_change.'))
      .map(({ type, data }: { type: string; data: Record<string, string> }) => ({ type, ...data }));
  };

  it('say what became of each change of a payee, in order, with ids and no account', async () => {
    const own = await registerCompany(installation);
    const payee = await own.registered();
    const [first] = payee.changes;
    const changed = await own.change(payee.id);
    const second = changed.body.openChange!.id;
    await own.decide(second, 'reject');
    const third = (await own.change(payee.id)).body.openChange!.id;
    await own.remove(payee.id);
    const after = await own.read(payee.id);
    const removal = after.changes[0]!;
    const event = (type: string, payeeChangeId: string, kind: string, countsFrom: string | null) => ({
      type: `payee_change.${type.toLowerCase()}`,
      payeeId: payee.id,
      payeeChangeId,
      kind,
      countsFrom,
      status: type,
    });
    expect(await events(own)).toEqual([
      event('WAITING', first!.id, 'ADD', null),
      event('CONFIRMED', first!.id, 'ADD', first!.countsFrom),
      event('WAITING', second, 'CHANGE', null),
      event('REJECTED', second, 'CHANGE', null),
      event('WAITING', third, 'CHANGE', null),
      event('CONFIRMED', removal.id, 'REMOVE', removal.countsFrom),
      event('ENDED', third, 'CHANGE', null),
    ]);
    const { body } = await own.approver.send('GET', '/v1/payments/events?limit=200');
    expect(JSON.stringify(body)).not.toMatch(new RegExp(`${OLD.accountNumber}|${NEW.accountNumber}|Kgosi`));
  });

  it('one for each payee of a proposal, and none for a refused decision', async () => {
    const own = await registerCompany(installation);
    const answer = await own.propose(
      Array.from({ length: 30 }, (_, i) => ({
        name: `Supplier ${i}`,
        ...OLD,
        accountNumber: String(62_000_000_000 + i),
      })),
    );
    await own.preparer.send('POST', `/app/payee-proposals/${answer.body.proposalId}/confirm`);
    expect((await events(own)).map(({ type }: { type: string }) => type)).toEqual(
      Array.from({ length: 30 }, () => 'payee_change.waiting'),
    );
    await own.approver.send('POST', `/app/payee-proposals/${answer.body.proposalId}/confirm`);
    const confirmed = (await events(own)).filter(({ status }: { status: string }) => status === 'CONFIRMED');
    expect(new Set(confirmed.map(({ payeeId }: { payeeId: string }) => payeeId)).size).toBe(30);
  });
});
