import { HOUR_MS, MINUTE_MS } from '../../../../shared/time.ts';
import type { Context } from '../../../platform/context.ts';
import { retryLostJobs } from '../../../platform/jobs.ts';
import { applyDueResets } from '../../../identity/passkeys/resets.ts';
import type { ScheduledJob } from '../../../platform/schedule.ts';
import { sendDueMails } from '../../notices/attention/send-due-mails.ts';
import { readLeftReplies } from '../../reconciling/reading/read-left-replies.ts';
import { visitDueBanks } from '../../bank-visits/visit-bank.ts';
import { checkLeftBatches } from '../../batches/checks/check-left-batches.ts';
import { expireControlChanges } from '../../control/expire-changes.ts';
import { applyDueChanges } from '../../entity/config/apply-due-changes.ts';
import { watchBalances } from '../../reconciling/funding/watch-balances.ts';
import { watchForStatements } from '../../reconciling/reading/missing-statements.ts';
import { readLeftStatements } from '../../reconciling/reading/read-left-statements.ts';
import { expireRequests } from '../../collections/expire-requests.ts';
import { askProviders } from '../../collections/requests-to-pay/ask-providers.ts';
import { remindDue } from '../../collections/reminders/remind-due.ts';
import { expireProposals } from '../../register/expire-proposals.ts';
import { askBanks } from '../../register/verification/ask-banks.ts';
import { expireVersions } from '../../schedules/expire-versions.ts';
import { makeRuns } from '../../schedules/make-runs.ts';
import { cleanUp } from './clean-up.ts';
import { expireBatches } from './expire-batches.ts';
import { keepDates } from './keep-dates.ts';
import { sendKeptMails } from '../../notices/mails.ts';
import { rightTimes } from './right-times.ts';

/** What the worker repeats. The names are labels of a metric. */
export function scheduledJobs(context: Context): ScheduledJob[] {
  const every = (everyMs: number, name: string, run: (context: Context) => Promise<void>): ScheduledJob => ({
    name,
    everyMs,
    run: () => run(context),
  });
  return [
    every(MINUTE_MS, 'right-times', rightTimes),
    every(MINUTE_MS, 'expire-batches', expireBatches),
    every(MINUTE_MS, 'apply-config-changes', applyDueChanges),
    every(MINUTE_MS, 'expire-control-changes', expireControlChanges),
    every(MINUTE_MS, 'expire-payee-proposals', expireProposals),
    every(MINUTE_MS, 'reset-passkeys', applyDueResets),
    every(5 * MINUTE_MS, 'keep-dates', keepDates),
    every(MINUTE_MS, 'expire-schedules', expireVersions),
    every(MINUTE_MS, 'make-runs', makeRuns),
    every(MINUTE_MS, 'expire-requests', expireRequests),
    every(MINUTE_MS, 'remind-payers', remindDue),
    every(MINUTE_MS, 'ask-about-requests-to-pay', (own) => askProviders(own)),
    every(MINUTE_MS, 'verify-accounts', (own) => askBanks(own)),
    every(MINUTE_MS, 'watch-balances', watchBalances),
    every(MINUTE_MS, 'send-due-mails', sendDueMails),
    every(MINUTE_MS, 'send-undelivered-mails', sendKeptMails),
    every(MINUTE_MS, 'visit-banks', visitDueBanks),
    every(MINUTE_MS, 'read-left-replies', readLeftReplies),
    every(MINUTE_MS, 'read-left-statements', readLeftStatements),
    every(MINUTE_MS, 'check-left-batches', checkLeftBatches),
    every(MINUTE_MS, 'retry-lost-jobs', ({ database }) => retryLostJobs(database)),
    every(HOUR_MS, 'watch-for-statements', watchForStatements),
    every(HOUR_MS, 'clean-up', cleanUp),
  ];
}
