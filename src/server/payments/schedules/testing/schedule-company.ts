import { expect } from 'vitest';
import type { z } from 'zod';
import type { ScheduledWithdrawalRequest } from '../../../../contract/schedules.ts';
import type { PaymentConfig } from '../../../../domain/payouts/config-defaults.ts';
import type { BatchForDisplay } from '../../batches/batch-for-display.ts';
import { payBatch } from '../../paying/worker/pay-batch.ts';
import { FUNDED } from '../../testing/approved-batch.ts';
import { fund } from '../../testing/fund.ts';
import { through } from '../../testing/instant-bank.ts';
import type { PaymentsInstallation, TestAnswer } from '../../testing/payments-installation.ts';
import { savePaymentConfig } from '../../testing/save-payment-config.ts';
import { makeRuns } from '../make-runs.ts';
import type { RunForDisplay, ScheduleForDisplay } from '../schedule-for-display.ts';

export const SCHEDULES = '/v1/payments/scheduled-withdrawals';
const BATCHES = '/v1/payments/bulk-withdrawals/batches';

export type ScheduleRequest = z.input<typeof ScheduledWithdrawalRequest>;

/** A payment of the rent, or another one when it is given a name and an account. */
export function row(
  amount = '1250.00',
  beneficiaryName = 'Thandi Nkosi',
  accountNumber = '62012345678',
): NonNullable<ScheduleRequest['withdrawals']>[number] {
  return {
    beneficiaryName,
    bankCode: 'FNB',
    accountNumber,
    accountType: 'CURRENT',
    amount,
    beneficiaryReference: 'RENT',
  };
}

/** The rent, each month on the 25th from February 2027 on, unless something else is given. */
export function rent(given: Partial<ScheduleRequest> = {}): ScheduleRequest {
  return {
    label: 'Rent',
    currency: 'ZAR',
    approvalMode: 'EACH_RUN',
    source: 'ROWS',
    ...(given.source === 'NEW_FILE' || given.fromBatchId ? {} : { withdrawals: [row()] }),
    calendar: { every: 'MONTH', dayOfMonth: 25, startsOn: '2027-02-01', ifNotBankingDay: 'PRECEDING' },
    ...given,
  };
}

/** A standing approval of a year for the rent. */
export function standing(given: Partial<ScheduleRequest> = {}): ScheduleRequest {
  return rent({
    approvalMode: 'STANDING',
    limits: { perRun: '1250.00', validUntil: '2027-12-31' },
    ...given,
  });
}

export const ALLOWS_STANDING: Partial<PaymentConfig> = {
  standingApprovals: { currency: 'ZAR', largestRunMinor: 5_000_000n, mostMonths: 12 },
};

/** A funded company with two approvers, and what it does with schedules. */
export async function scheduleCompany(
  installation: PaymentsInstallation,
  config: Partial<PaymentConfig> = {},
  fundedMinor = FUNDED,
) {
  const { context } = installation;
  const entityId = await installation.entity();
  await savePaymentConfig(context, entityId, config);
  await fund(context, entityId, fundedMinor);
  const preparer = installation.as(await installation.user(entityId, ['PREPARER', 'ADMIN']));
  const approver = installation.as(await installation.user(entityId, ['APPROVER']));
  const second = installation.as(await installation.user(entityId, ['APPROVER']));
  const read = async (id: string) =>
    (await approver.send<ScheduleForDisplay>('GET', `${SCHEDULES}/${id}`)).body;
  const approve = (id: string, digest: string, by = approver): Promise<TestAnswer<ScheduleForDisplay>> =>
    by.send('POST', `${SCHEDULES}/${id}/approve`, { headers: { 'if-match': `"${digest}"` } });
  const create = (request: ScheduleRequest): Promise<TestAnswer<ScheduleForDisplay>> =>
    preparer.send('POST', SCHEDULES, { body: request });
  const created = async (request: ScheduleRequest) => {
    const answer = await create(request);
    expect(answer.body).toMatchObject({ status: 'PENDING_APPROVAL' });
    return answer.body;
  };
  return {
    context,
    entityId,
    preparer,
    approver,
    second,
    read,
    approve,
    create,
    created,
    /** A schedule that one approver has approved. */
    active: async (request: ScheduleRequest) => {
      const { id, contentDigest } = await created(request);
      const answer = await approve(id, contentDigest);
      expect(answer.body).toMatchObject({ status: 'ACTIVE' });
      return answer.body;
    },
    runs: async (id: string, query = '') =>
      (await approver.send<{ items: RunForDisplay[] }>('GET', `${SCHEDULES}/${id}/runs${query}`)).body.items,
    run: async (id: string, dueOn: string) => {
      const path = `${SCHEDULES}/${id}/runs?from=${dueOn}&to=${dueOn}`;
      return (await approver.send<{ items: RunForDisplay[] }>('GET', path)).body.items[0]!;
    },
    batch: async (id: string) => (await approver.send<BatchForDisplay>('GET', `${BATCHES}/${id}`)).body,
    approveBatch: (id: string, by = approver) => by.send<BatchForDisplay>('POST', `${BATCHES}/${id}/approve`),
    makeRuns: () => makeRuns(context),
    /** What the worker does about a batch that is due. */
    pay: async (id: string) => {
      for (let turns = 0; turns < 5; turns++)
        if ((await payBatch(context, through(context), id, () => false)) === 'done') return;
    },
  };
}

export type ScheduleCompany = Awaited<ReturnType<typeof scheduleCompany>>;

/** Sets the clock of an installation to a time in South Africa. */
export function clockOf(installation: PaymentsInstallation) {
  return (day: string, time: string): void =>
    installation.passMs(Date.parse(`${day}T${time}:00+02:00`) - installation.context.clock.nowMs());
}
