// Generated from the OpenAPI documents by `npm run generate`. Do not edit.

import { client } from './client.gen.ts';
import type { Options } from './sdk.gen.ts';
import type { ApproveScheduledWithdrawalData, ApproveScheduledWithdrawalErrors, ApproveScheduledWithdrawalResponses, CancelScheduledWithdrawalData, CancelScheduledWithdrawalErrors, CancelScheduledWithdrawalResponses, ChangeScheduledWithdrawalRunData, ChangeScheduledWithdrawalRunErrors, ChangeScheduledWithdrawalRunResponses, CreateScheduledWithdrawalData, CreateScheduledWithdrawalErrors, CreateScheduledWithdrawalResponses, ExportScheduledWithdrawalRunsData, ExportScheduledWithdrawalRunsErrors, ExportScheduledWithdrawalRunsResponses, ExportScheduledWithdrawalsData, ExportScheduledWithdrawalsErrors, ExportScheduledWithdrawalsResponses, GetPaymentCalendarData, GetPaymentCalendarErrors, GetPaymentCalendarResponses, GetScheduledWithdrawalData, GetScheduledWithdrawalErrors, GetScheduledWithdrawalResponses, GetScheduledWithdrawalRunData, GetScheduledWithdrawalRunErrors, GetScheduledWithdrawalRunResponses, ListScheduledWithdrawalRunsData, ListScheduledWithdrawalRunsErrors, ListScheduledWithdrawalRunsResponses, ListScheduledWithdrawalsData, ListScheduledWithdrawalsErrors, ListScheduledWithdrawalsResponses, ListScheduledWithdrawalVersionsData, ListScheduledWithdrawalVersionsErrors, ListScheduledWithdrawalVersionsResponses, PauseScheduledWithdrawalData, PauseScheduledWithdrawalErrors, PauseScheduledWithdrawalResponses, PreviewScheduledWithdrawalData, PreviewScheduledWithdrawalErrors, PreviewScheduledWithdrawalResponses, RejectScheduledWithdrawalData, RejectScheduledWithdrawalErrors, RejectScheduledWithdrawalResponses, ReplaceScheduledWithdrawalData, ReplaceScheduledWithdrawalErrors, ReplaceScheduledWithdrawalResponses, ResumeScheduledWithdrawalData, ResumeScheduledWithdrawalErrors, ResumeScheduledWithdrawalResponses, SkipScheduledWithdrawalRunData, SkipScheduledWithdrawalRunErrors, SkipScheduledWithdrawalRunResponses } from './types.gen.ts';

/**
 * List schedules
 *
 * Returns schedules, the one with the earliest next run first, and ended ones last.
 */
export const listScheduledWithdrawals = <ThrowOnError extends boolean = true>(options?: Options<ListScheduledWithdrawalsData, ThrowOnError>) => (options?.client ?? client).get<ListScheduledWithdrawalsResponses, ListScheduledWithdrawalsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/scheduled-withdrawals',
    ...options
});

/**
 * Create a schedule
 *
 * Checks every withdrawal and creates a schedule whose first version waits for approval. If anything is wrong, nothing is created and `errors` lists the fields.
 *
 * Needs the role PREPARER.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `no_entity_config` | 400 | The operator has not set up the entity for payouts yet. |
 * | `payouts_disabled` | 400 | The operator has switched payouts off for the entity. |
 * | `currency_not_payable` | 400 | Batches cannot be paid in this currency. |
 * | `currency_not_enabled` | 400 | The operator has not enabled the currency for the entity. |
 * | `too_many_withdrawals` | 400 | The batch has more withdrawals than the entity allows. |
 * | `batch_amount_exceeded` | 400 | The batch total is above the limit of the entity. |
 * | `invalid_schedule` | 400 | The calendar, the limits or the withdrawals of a schedule do not fit together. `errors` names the fields. |
 * | `standing_not_allowed` | 400 | The payment config does not allow this standing approval: it allows none, none for such large runs, or none for so long. |
 */
export const createScheduledWithdrawal = <ThrowOnError extends boolean = true>(options: Options<CreateScheduledWithdrawalData, ThrowOnError>) => (options.client ?? client).post<CreateScheduledWithdrawalResponses, CreateScheduledWithdrawalErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/scheduled-withdrawals',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Export schedules as CSV
 *
 * Returns the schedules that the filters find, in their order, as a CSV file. Cells are escaped so that a spreadsheet does not run them as formulas. The export is in the audit log.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `too_many_exports` | 429 | The caller has too many exports running. |
 */
export const exportScheduledWithdrawals = <ThrowOnError extends boolean = true>(options?: Options<ExportScheduledWithdrawalsData, ThrowOnError>) => (options?.client ?? client).get<ExportScheduledWithdrawalsResponses, ExportScheduledWithdrawalsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/scheduled-withdrawals/export',
    ...options
});

/**
 * Preview a schedule
 *
 * Returns the next 12 runs with their reasons, the approvals, the fees and what would be left. Nothing is saved.
 *
 * Needs the role PREPARER.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `no_entity_config` | 400 | The operator has not set up the entity for payouts yet. |
 * | `payouts_disabled` | 400 | The operator has switched payouts off for the entity. |
 * | `currency_not_payable` | 400 | Batches cannot be paid in this currency. |
 * | `currency_not_enabled` | 400 | The operator has not enabled the currency for the entity. |
 * | `too_many_withdrawals` | 400 | The batch has more withdrawals than the entity allows. |
 * | `batch_amount_exceeded` | 400 | The batch total is above the limit of the entity. |
 * | `invalid_schedule` | 400 | The calendar, the limits or the withdrawals of a schedule do not fit together. `errors` names the fields. |
 * | `standing_not_allowed` | 400 | The payment config does not allow this standing approval: it allows none, none for such large runs, or none for so long. |
 */
export const previewScheduledWithdrawal = <ThrowOnError extends boolean = true>(options: Options<PreviewScheduledWithdrawalData, ThrowOnError>) => (options.client ?? client).post<PreviewScheduledWithdrawalResponses, PreviewScheduledWithdrawalErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/scheduled-withdrawals/preview',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Read a schedule
 *
 * Returns the version in force, the status and the next runs.
 */
export const getScheduledWithdrawal = <ThrowOnError extends boolean = true>(options: Options<GetScheduledWithdrawalData, ThrowOnError>) => (options.client ?? client).get<GetScheduledWithdrawalResponses, GetScheduledWithdrawalErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/scheduled-withdrawals/{id}',
    ...options
});

/**
 * Write a new version of a schedule
 *
 * Writes a version that waits for approval. The version in force stays in force until then; one that waited is replaced. Existing batches do not change.
 *
 * Needs the role PREPARER.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `stale_version` | 400 | Another version of the payment config was saved after it was read. |
 * | `wrong_schedule_status` | 400 | The schedule has a status in which this is not possible. |
 * | `no_entity_config` | 400 | The operator has not set up the entity for payouts yet. |
 * | `payouts_disabled` | 400 | The operator has switched payouts off for the entity. |
 * | `currency_not_payable` | 400 | Batches cannot be paid in this currency. |
 * | `currency_not_enabled` | 400 | The operator has not enabled the currency for the entity. |
 * | `too_many_withdrawals` | 400 | The batch has more withdrawals than the entity allows. |
 * | `batch_amount_exceeded` | 400 | The batch total is above the limit of the entity. |
 * | `invalid_schedule` | 400 | The calendar, the limits or the withdrawals of a schedule do not fit together. `errors` names the fields. |
 * | `standing_not_allowed` | 400 | The payment config does not allow this standing approval: it allows none, none for such large runs, or none for so long. |
 */
export const replaceScheduledWithdrawal = <ThrowOnError extends boolean = true>(options: Options<ReplaceScheduledWithdrawalData, ThrowOnError>) => (options.client ?? client).put<ReplaceScheduledWithdrawalResponses, ReplaceScheduledWithdrawalErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/scheduled-withdrawals/{id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Approve a schedule
 *
 * Records an approval of the version that waits. With the last one it is in force. The author of the version cannot approve it. Answers 401 with an RFC 9470 challenge when the payment config requires a fresh sign-in.
 *
 * Needs the role APPROVER.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `fresh_sign_in_required` | 401 | The payment config requires a more recent sign-in. `WWW-Authenticate` carries the RFC 9470 challenge. |
 * | `not_pending` | 400 | No version of the schedule waits for approval. |
 * | `wrong_schedule_status` | 400 | The schedule has a status in which this is not possible. |
 * | `digest_mismatch` | 400 | `If-Match` is not the content digest of the batch. |
 * | `own_schedule` | 400 | The caller wrote the version, so another user has to decide. |
 * | `already_approved` | 400 | The caller, or the user for whom they sign, already has a part in an approval of the batch. |
 * | `not_your_turn` | 400 | The groups of the signing policy sign one after the other, and another one is next. |
 * | `other_signers_needed` | 400 | The batch still needs members of other groups of the signing policy. |
 * | `standing_not_allowed` | 400 | The payment config does not allow this standing approval: it allows none, none for such large runs, or none for so long. |
 */
export const approveScheduledWithdrawal = <ThrowOnError extends boolean = true>(options: Options<ApproveScheduledWithdrawalData, ThrowOnError>) => (options.client ?? client).post<ApproveScheduledWithdrawalResponses, ApproveScheduledWithdrawalErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/scheduled-withdrawals/{id}/approve',
    ...options
});

/**
 * Stop a schedule
 *
 * No run is created any more. Existing batches stay as they are. It cannot be undone.
 *
 * Needs the role PREPARER or APPROVER.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `wrong_schedule_status` | 400 | The schedule has a status in which this is not possible. |
 */
export const cancelScheduledWithdrawal = <ThrowOnError extends boolean = true>(options: Options<CancelScheduledWithdrawalData, ThrowOnError>) => (options.client ?? client).post<CancelScheduledWithdrawalResponses, CancelScheduledWithdrawalErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/scheduled-withdrawals/{id}/cancel',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Pause a schedule
 *
 * No run is created until it is resumed. Existing batches stay as they are.
 *
 * Needs the role PREPARER or APPROVER.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `wrong_schedule_status` | 400 | The schedule has a status in which this is not possible. |
 */
export const pauseScheduledWithdrawal = <ThrowOnError extends boolean = true>(options: Options<PauseScheduledWithdrawalData, ThrowOnError>) => (options.client ?? client).post<PauseScheduledWithdrawalResponses, PauseScheduledWithdrawalErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/scheduled-withdrawals/{id}/pause',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Send a version of a schedule back
 *
 * Sends the version that waits back to its author. A version in force stays in force.
 *
 * Needs the role APPROVER.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `not_pending` | 400 | No version of the schedule waits for approval. |
 * | `own_schedule` | 400 | The caller wrote the version, so another user has to decide. |
 */
export const rejectScheduledWithdrawal = <ThrowOnError extends boolean = true>(options: Options<RejectScheduledWithdrawalData, ThrowOnError>) => (options.client ?? client).post<RejectScheduledWithdrawalResponses, RejectScheduledWithdrawalErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/scheduled-withdrawals/{id}/reject',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Resume a schedule
 *
 * Runs are created again. A schedule with a standing approval, and one that Outlay has suspended, is resumed by an approver who did not write the version in force.
 *
 * Needs the role PREPARER or APPROVER.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `fresh_sign_in_required` | 401 | The payment config requires a more recent sign-in. `WWW-Authenticate` carries the RFC 9470 challenge. |
 * | `wrong_schedule_status` | 400 | The schedule has a status in which this is not possible. |
 * | `own_schedule` | 400 | The caller wrote the version, so another user has to decide. |
 * | `missed_runs` | 400 | Runs were missed meanwhile. Send `missed` to say what happens to them. |
 * | `invalid_schedule` | 400 | The calendar, the limits or the withdrawals of a schedule do not fit together. `errors` names the fields. |
 * | `possible_duplicates` | 400 | Some withdrawals repeat each other or recent payments. Send `duplicateReason` to pay them anyway. When most of them repeat one batch a week, two weeks or a month later, `errors` has one question for them, at the path `repeatsBatchId`. |
 */
export const resumeScheduledWithdrawal = <ThrowOnError extends boolean = true>(options: Options<ResumeScheduledWithdrawalData, ThrowOnError>) => (options.client ?? client).post<ResumeScheduledWithdrawalResponses, ResumeScheduledWithdrawalErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/scheduled-withdrawals/{id}/resume',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List the runs of a schedule
 *
 * Returns the runs that are due from `from` until `to`, the earliest first: past runs, and runs that are planned.
 */
export const listScheduledWithdrawalRuns = <ThrowOnError extends boolean = true>(options: Options<ListScheduledWithdrawalRunsData, ThrowOnError>) => (options.client ?? client).get<ListScheduledWithdrawalRunsResponses, ListScheduledWithdrawalRunsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/scheduled-withdrawals/{id}/runs',
    ...options
});

/**
 * Export the runs of a schedule as CSV
 *
 * Returns the runs of the list with the same days, without pages, as a CSV file. Cells are escaped so that a spreadsheet does not run them as formulas. The export is in the audit log.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `too_many_exports` | 429 | The caller has too many exports running. |
 */
export const exportScheduledWithdrawalRuns = <ThrowOnError extends boolean = true>(options: Options<ExportScheduledWithdrawalRunsData, ThrowOnError>) => (options.client ?? client).get<ExportScheduledWithdrawalRunsResponses, ExportScheduledWithdrawalRunsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/scheduled-withdrawals/{id}/runs/export',
    ...options
});

/**
 * Read a run of a schedule with its withdrawals
 *
 * Returns one run and what it pays: the withdrawals of its batch or, without one, those that its batch would have now. To add a person to this run alone, send them with one more by `changeScheduledWithdrawalRun`.
 */
export const getScheduledWithdrawalRun = <ThrowOnError extends boolean = true>(options: Options<GetScheduledWithdrawalRunData, ThrowOnError>) => (options.client ?? client).get<GetScheduledWithdrawalRunResponses, GetScheduledWithdrawalRunErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/scheduled-withdrawals/{id}/runs/{dueOn}',
    ...options
});

/**
 * Change one run
 *
 * Pays this run on another day, or other withdrawals. With withdrawals, its batch is created at once; an existing batch is cancelled in its favour. It needs its own approvals. To make a missed run, send another day.
 *
 * Needs the role PREPARER.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `run_left` | 400 | The batch of the run has been submitted to the bank, or has ended. |
 * | `run_decided` | 400 | The run has already been skipped, or its sweep made. |
 * | `wrong_schedule_status` | 400 | The schedule has a status in which this is not possible. |
 * | `invalid_schedule` | 400 | The calendar, the limits or the withdrawals of a schedule do not fit together. `errors` names the fields. |
 * | `execution_date_not_possible` | 400 | The money cannot move on the execution date. On creation: the rule of the batch refuses another day, or the holidays of the country are not known. On approval: the date can no longer be kept, and `errors` names the possible day at the path `acceptDate`, and the reasons. |
 * | `execution_date_too_far` | 400 | The execution date is too far ahead. |
 * | `payee_not_registered` | 400 | The payment config allows payments to registered accounts only. `errors` names each payment to another account, under another name, or with a reference of another format. |
 * | `possible_duplicates` | 400 | Some withdrawals repeat each other or recent payments. Send `duplicateReason` to pay them anyway. When most of them repeat one batch a week, two weeks or a month later, `errors` has one question for them, at the path `repeatsBatchId`. |
 * | `batch_amount_exceeded` | 400 | The batch total is above the limit of the entity. |
 */
export const changeScheduledWithdrawalRun = <ThrowOnError extends boolean = true>(options: Options<ChangeScheduledWithdrawalRunData, ThrowOnError>) => (options.client ?? client).put<ChangeScheduledWithdrawalRunResponses, ChangeScheduledWithdrawalRunErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/scheduled-withdrawals/{id}/runs/{dueOn}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Skip a run
 *
 * The run is not paid. Its batch, if it exists, is cancelled with it, until it is submitted. For a missed run, this is the answer that it is not made up for.
 *
 * Needs the role PREPARER or APPROVER.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `run_left` | 400 | The batch of the run has been submitted to the bank, or has ended. |
 * | `run_decided` | 400 | The run has already been skipped, or its sweep made. |
 * | `wrong_schedule_status` | 400 | The schedule has a status in which this is not possible. |
 */
export const skipScheduledWithdrawalRun = <ThrowOnError extends boolean = true>(options: Options<SkipScheduledWithdrawalRunData, ThrowOnError>) => (options.client ?? client).post<SkipScheduledWithdrawalRunResponses, SkipScheduledWithdrawalRunErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/scheduled-withdrawals/{id}/runs/{dueOn}/skip',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List the versions of a schedule
 *
 * Returns the versions with their withdrawals and approvals, the latest first.
 */
export const listScheduledWithdrawalVersions = <ThrowOnError extends boolean = true>(options: Options<ListScheduledWithdrawalVersionsData, ThrowOnError>) => (options.client ?? client).get<ListScheduledWithdrawalVersionsResponses, ListScheduledWithdrawalVersionsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/scheduled-withdrawals/{id}/versions',
    ...options
});

/**
 * Read what leaves on which day
 *
 * Returns the batches and runs of the next 60 days in the currency of the entity, against the available balance with expected funding. A batch without an execution date leaves today; its money may be held already. 204 if the entity has no config yet or the holidays of its country are not known.
 */
export const getPaymentCalendar = <ThrowOnError extends boolean = true>(options?: Options<GetPaymentCalendarData, ThrowOnError>) => (options?.client ?? client).get<GetPaymentCalendarResponses, GetPaymentCalendarErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/payment-calendar',
    ...options
});
