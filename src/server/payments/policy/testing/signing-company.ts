import { DAY_MS } from '../../../../shared/time.ts';
import { newId } from '../../../platform/random.ts';
import { twoAdmins } from '../../control/testing/two-admins.ts';
import { fund } from '../../testing/fund.ts';
import { insertBatch, type TestRow } from '../../testing/insert-batch.ts';
import type { PaymentsInstallation, TestCaller } from '../../testing/payments-installation.ts';
import { savePaymentConfig } from '../../testing/save-payment-config.ts';

const BATCHES = '/v1/payments/bulk-withdrawals/batches';
export const DELEGATIONS = '/app/delegations';

/** One withdrawal of a batch. */
export interface Row {
  name?: string;
  bankCode?: string;
  account?: string;
  amount?: string;
}

interface BatchOptions {
  by?: TestCaller;
  executionDate?: string;
}

/**
 * A company with two admins, a preparer and five approvers, one approval for every amount, and two groups:
 * Finance has ann, ben and cat, Directors has cat and dan. Eve belongs to none.
 */
export async function signingCompany(installation: PaymentsInstallation) {
  const { context } = installation;
  const admins = await twoAdmins(installation);
  const { entityId, preparer } = admins;
  await savePaymentConfig(context, entityId, { duplicateWindowDays: 0 });
  await fund(context, entityId, 1_000_000_000n);
  const approver = async () => installation.as(await installation.user(entityId, ['APPROVER']));
  const [ann, ben, cat, dan, eve] = [
    await approver(),
    await approver(),
    await approver(),
    await approver(),
    await approver(),
  ];
  const { finance, directors, groups, rule } = twoGroups(context, { ann, ben, cat, dan });
  const ask = (rules: object[], members = groups()) =>
    admins.ask({ kind: 'CHANGE_POLICY', policy: { groups: members, rules } });
  return {
    ...admins,
    context,
    ann,
    ben,
    cat,
    dan,
    eve,
    finance,
    directors,
    groups,
    rule,
    ask,
    /** Two admins put a policy in force. */
    async inForce(rules: object[], members = groups()) {
      const { body } = await ask(rules, members);
      const confirmed = await admins.decide(body.id, 'confirm');
      if (confirmed.status !== 200) throw new Error(JSON.stringify([body, confirmed.body]));
    },
    /** A batch of the preparer; its id. */
    batch: (rows: readonly Row[] = [{}], { by = preparer, executionDate }: BatchOptions = {}) =>
      createdBatch(by, rows, executionDate),
    approve: (by: TestCaller, id: string, onBehalfOf?: TestCaller) =>
      by.send('POST', `${BATCHES}/${id}/approve`, {
        ...(onBehalfOf ? { body: { onBehalfOf: onBehalfOf.user.id } } : {}),
      }),
    read: async (id: string, by: TestCaller = preparer) => (await by.send('GET', `${BATCHES}/${id}`)).body,
    signers: async (by: TestCaller, id: string) => (await by.send('GET', `/app/batches/${id}/signers`)).body,
    /** A day of the entity, so many days from now. */
    day: (days: number) =>
      new Intl.DateTimeFormat('sv-SE', { timeZone: 'Africa/Johannesburg' }).format(
        context.clock.nowMs() + days * DAY_MS,
      ),
    delegate(by: TestCaller, to: TestCaller, from = 0, until = 7) {
      return by.send('POST', DELEGATIONS, {
        body: {
          delegateId: to.user.id,
          startsOn: this.day(from),
          endsOn: this.day(until),
          reason: 'On leave.',
        },
      });
    },
    /** An earlier batch whose payments were made. */
    paidBefore: (rows: readonly TestRow[], daysAgo = 40) =>
      insertBatch(context, {
        entityId,
        createdBy: preparer.user.id,
        status: 'COMPLETE',
        createdAt: new Date(context.clock.nowMs() - daysAgo * DAY_MS),
        rows: rows.map((row) => ({ status: 'COMPLETE', ...row })),
      }),
  };
}

type Members = Record<'ann' | 'ben' | 'cat' | 'dan', TestCaller>;

/** The groups, and rules that name them. */
function twoGroups(context: PaymentsInstallation['context'], { ann, ben, cat, dan }: Members) {
  const finance = newId(context);
  const directors = newId(context);
  const idsOf = (callers: readonly TestCaller[]) => callers.map(({ user }) => user.id);
  const groups = (inFinance = [ann, ben, cat], inDirectors = [cat, dan]) => [
    { id: finance, name: 'Finance', memberIds: idsOf(inFinance) },
    { id: directors, name: 'Directors', memberIds: idsOf(inDirectors) },
  ];
  const rule = (when: object[], counts: [number, number], inOrder = false, anyone = 0) => ({
    when,
    signers: [
      { groupId: finance, count: counts[0] },
      { groupId: directors, count: counts[1] },
      { groupId: null, count: anyone },
    ].filter(({ count }) => count > 0),
    inOrder,
  });
  return { finance, directors, groups, rule };
}

async function createdBatch(by: TestCaller, rows: readonly Row[], executionDate?: string): Promise<string> {
  const { status, body } = await by.send('POST', BATCHES, {
    body: {
      label: 'Suppliers',
      currency: 'ZAR',
      ...(executionDate ? { executionDate, ifNotBankingDay: 'FOLLOWING' } : {}),
      withdrawals: rows.map(
        ({ name = 'Sipho Dlamini', bankCode = 'FNB', account = '62012345678', amount = '100.00' }) => ({
          beneficiaryName: name,
          bankCode,
          branchCode: bankCode === 'ABSA' ? '632005' : '250655',
          accountNumber: account,
          accountType: 'CURRENT',
          amount,
          beneficiaryReference: 'INV',
        }),
      ),
      duplicateReason: 'A test pays the same people again.',
    },
  });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.id;
}
