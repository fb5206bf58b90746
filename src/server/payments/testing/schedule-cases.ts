import { addDays, dayOf } from '../../../shared/calendar-day.ts';
import { installBanks } from '../entity/banks/install-banks.ts';
import { fund } from './fund.ts';
import type { Case, Setting } from './operation-cases.ts';
import { savePaymentConfig } from './save-payment-config.ts';

const SCHEDULES = '/payments/scheduled-withdrawals';
const REASON = { reason: 'The contract ends.' };

async function contentIn({ installation }: Setting) {
  await installBanks(installation.context);
  const today = dayOf(installation.context.clock.nowMs(), 'Africa/Johannesburg');
  return {
    label: 'Rent',
    currency: 'ZAR',
    approvalMode: 'EACH_RUN',
    source: 'ROWS',
    withdrawals: [
      {
        beneficiaryName: 'Thandi Nkosi',
        bankCode: 'FNB',
        accountNumber: '62012345678',
        accountType: 'CURRENT',
        amount: '10.00',
        beneficiaryReference: 'RENT',
      },
    ],
    calendar: { every: 'MONTH', dayOfMonth: 'LAST', startsOn: addDays(today, 40) },
  };
}

interface Made {
  id: string;
  contentDigest: string;
  dueOn: string;
}

async function scheduleIn(setting: Setting, { isActive = false } = {}): Promise<Made> {
  const { installation, entityId } = setting;
  await fund(installation.context, entityId, 10_000_000n);
  await savePaymentConfig(installation.context, entityId, {});
  const preparer = installation.as(await installation.user(entityId, ['PREPARER']));
  const { body } = await preparer.send('POST', `/v1${SCHEDULES}`, { body: await contentIn(setting) });
  const { id, contentDigest, nextRuns } = body;
  if (isActive) {
    const approver = installation.as(await installation.user(entityId, ['APPROVER']));
    const headers = { 'if-match': `"${contentDigest}"` };
    await approver.send('POST', `/v1${SCHEDULES}/${id}/approve`, { headers });
  }
  return { id, contentDigest, dueOn: nextRuns[0].dueOn };
}

const active = (setting: Setting) => scheduleIn(setting, { isActive: true });

async function pausedIn(setting: Setting): Promise<string> {
  const { installation, entityId } = setting;
  const { id } = await active(setting);
  const preparer = installation.as(await installation.user(entityId, ['PREPARER']));
  await preparer.send('POST', `/v1${SCHEDULES}/${id}/pause`, { body: REASON });
  return id;
}

/** Schedules, their versions and runs, and the calendar. */
export const SCHEDULE_CASES: Record<string, Case> = {
  previewScheduledWithdrawal: {
    good: async (setting) => ({ path: `${SCHEDULES}/preview`, body: await contentIn(setting) }),
    bad: { body: { label: 'Rent' } },
  },
  createScheduledWithdrawal: {
    good: async (setting) => ({ path: SCHEDULES, body: await contentIn(setting) }),
    bad: { body: { label: 'Rent' } },
  },
  getScheduledWithdrawal: {
    good: async (setting) => ({ path: `${SCHEDULES}/${(await scheduleIn(setting)).id}` }),
  },
  replaceScheduledWithdrawal: {
    good: async (setting) => ({
      path: `${SCHEDULES}/${(await scheduleIn(setting)).id}`,
      headers: { 'if-match': '"1"' },
      body: await contentIn(setting),
    }),
    bad: { body: { label: 'Rent' } },
  },
  listScheduledWithdrawalVersions: {
    good: async (setting) => ({ path: `${SCHEDULES}/${(await scheduleIn(setting)).id}/versions` }),
  },
  listScheduledWithdrawalRuns: {
    good: async (setting) => ({ path: `${SCHEDULES}/${(await scheduleIn(setting)).id}/runs` }),
  },
  exportScheduledWithdrawalRuns: {
    good: async (setting) => ({ path: `${SCHEDULES}/${(await scheduleIn(setting)).id}/runs/export` }),
  },
  approveScheduledWithdrawal: {
    good: async (setting) => {
      const { id, contentDigest } = await scheduleIn(setting);
      return { path: `${SCHEDULES}/${id}/approve`, headers: { 'if-match': `"${contentDigest}"` } };
    },
    bad: { path: `${SCHEDULES}/7/approve` },
  },
  rejectScheduledWithdrawal: {
    good: async (setting) => ({
      path: `${SCHEDULES}/${(await scheduleIn(setting)).id}/reject`,
      body: REASON,
    }),
    bad: { body: {} },
  },
  pauseScheduledWithdrawal: {
    good: async (setting) => ({ path: `${SCHEDULES}/${(await active(setting)).id}/pause`, body: REASON }),
    bad: { body: {} },
  },
  resumeScheduledWithdrawal: {
    good: async (setting) => ({ path: `${SCHEDULES}/${await pausedIn(setting)}/resume`, body: {} }),
    bad: { body: { missed: 'ALL' } },
  },
  cancelScheduledWithdrawal: {
    good: async (setting) => ({ path: `${SCHEDULES}/${(await active(setting)).id}/cancel`, body: REASON }),
    bad: { body: {} },
  },
  getScheduledWithdrawalRun: {
    good: async (setting) => {
      const { id, dueOn } = await active(setting);
      return { path: `${SCHEDULES}/${id}/runs/${dueOn}` };
    },
  },
  skipScheduledWithdrawalRun: {
    good: async (setting) => {
      const { id, dueOn } = await active(setting);
      return { path: `${SCHEDULES}/${id}/runs/${dueOn}/skip`, body: REASON };
    },
    bad: { body: {} },
  },
  changeScheduledWithdrawalRun: {
    good: async (setting) => {
      const { id, dueOn } = await active(setting);
      return { path: `${SCHEDULES}/${id}/runs/${dueOn}`, body: { executionDate: addDays(dueOn, 7) } };
    },
    bad: { body: { executionDate: 'soon' } },
  },
};
