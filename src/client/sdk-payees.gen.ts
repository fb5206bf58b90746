// Generated from the OpenAPI documents by `npm run generate`. Do not edit.

import { client } from './client.gen.ts';
import type { Options } from './sdk.gen.ts';
import type { ConfirmPayeeChangeData, ConfirmPayeeChangeErrors, ConfirmPayeeChangeResponses, ConfirmPayeeProposalData, ConfirmPayeeProposalErrors, ConfirmPayeeProposalResponses, ExportPayeesData, ExportPayeesErrors, ExportPayeesResponses, GetBatchRegisterData, GetBatchRegisterErrors, GetBatchRegisterResponses, GetPayeeData, GetPayeeErrors, GetPayeeResponses, ListPayeesData, ListPayeesErrors, ListPayeesResponses, ListPublicPayeesData, ListPublicPayeesErrors, ListPublicPayeesResponses, ProposePayeeChangeData, ProposePayeeChangeErrors, ProposePayeeChangeResponses, ProposePayeesData, ProposePayeesErrors, ProposePayeesResponses, RejectPayeeChangeData, RejectPayeeChangeErrors, RejectPayeeChangeResponses, RejectPayeeProposalData, RejectPayeeProposalErrors, RejectPayeeProposalResponses, RemovePayeeData, RemovePayeeErrors, RemovePayeeResponses, VerifyPayeeData, VerifyPayeeErrors, VerifyPayeeResponses, WithdrawPayeeChangeData, WithdrawPayeeChangeErrors, WithdrawPayeeChangeResponses, WithdrawPayeeProposalData, WithdrawPayeeProposalErrors, WithdrawPayeeProposalResponses } from './types.gen.ts';

/**
 * Compare a batch with the register
 *
 * Says how many payments go to registered accounts, and lists those that do not fit. Once a batch is being paid, it says what its last approver saw.
 */
export const getBatchRegister = <ThrowOnError extends boolean = true>(options: Options<GetBatchRegisterData, ThrowOnError>) => (options.client ?? client).get<GetBatchRegisterResponses, GetBatchRegisterErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/batches/{id}/register',
    ...options
});

/**
 * Confirm a change of a payee
 *
 * An approver or admin other than its author confirms it. It counts 24 hours later. A change that has waited for 14 days is refused: it expires.
 *
 * Needs the role APPROVER or ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `payee_change_not_open` | 400 | The change does not wait: it was confirmed, rejected or withdrawn, or it counts already. |
 * | `own_payee_change` | 400 | The caller proposed the change, so another approver or admin confirms or rejects it. |
 */
export const confirmPayeeChange = <ThrowOnError extends boolean = true>(options: Options<ConfirmPayeeChangeData, ThrowOnError>) => (options.client ?? client).post<ConfirmPayeeChangeResponses, ConfirmPayeeChangeErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/payee-changes/{id}/confirm',
    ...options
});

/**
 * Reject a change of a payee
 *
 * Ends a change that waits for a person or for its time. Its author withdraws it instead.
 *
 * Needs the role APPROVER or ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `payee_change_not_open` | 400 | The change does not wait: it was confirmed, rejected or withdrawn, or it counts already. |
 * | `own_payee_change` | 400 | The caller proposed the change, so another approver or admin confirms or rejects it. |
 */
export const rejectPayeeChange = <ThrowOnError extends boolean = true>(options: Options<RejectPayeeChangeData, ThrowOnError>) => (options.client ?? client).post<RejectPayeeChangeResponses, RejectPayeeChangeErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/payee-changes/{id}/reject',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Verify the account of a change
 *
 * Asks the bank whether the account exists, is open, and belongs to the name.
 *
 * Needs the role PREPARER or APPROVER or ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `verification_not_available` | 400 | No bank can be asked about accounts. |
 * | `verification_waits` | 400 | The bank has not answered the last question about it yet. |
 * | `payee_change_not_open` | 400 | The change does not wait: it was confirmed, rejected or withdrawn, or it counts already. |
 */
export const verifyPayee = <ThrowOnError extends boolean = true>(options: Options<VerifyPayeeData, ThrowOnError>) => (options.client ?? client).post<VerifyPayeeResponses, VerifyPayeeErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/payee-changes/{id}/verify',
    ...options
});

/**
 * Withdraw a change of a payee
 *
 * Its author ends a change that waits for a person or for its time.
 *
 * Needs the role PREPARER or APPROVER or ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `payee_change_not_open` | 400 | The change does not wait: it was confirmed, rejected or withdrawn, or it counts already. |
 * | `not_own_payee_change` | 400 | Another user proposed the change. An approver or admin rejects it instead. |
 */
export const withdrawPayeeChange = <ThrowOnError extends boolean = true>(options: Options<WithdrawPayeeChangeData, ThrowOnError>) => (options.client ?? client).post<WithdrawPayeeChangeResponses, WithdrawPayeeChangeErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/payee-changes/{id}/withdraw',
    ...options
});

/**
 * Confirm the payees of a proposal
 *
 * Confirms every change of a proposal that waits, as for each of them alone.
 *
 * Needs the role APPROVER or ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `payee_change_not_open` | 400 | The change does not wait: it was confirmed, rejected or withdrawn, or it counts already. |
 * | `own_payee_change` | 400 | The caller proposed the change, so another approver or admin confirms or rejects it. |
 */
export const confirmPayeeProposal = <ThrowOnError extends boolean = true>(options: Options<ConfirmPayeeProposalData, ThrowOnError>) => (options.client ?? client).post<ConfirmPayeeProposalResponses, ConfirmPayeeProposalErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/payee-proposals/{id}/confirm',
    ...options
});

/**
 * Reject the payees of a proposal
 *
 * Rejects every change of the proposal that still waits for a person, even if its author no longer has access. The author cannot reject an own proposal, only withdraw it.
 *
 * Needs the role APPROVER or ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `payee_change_not_open` | 400 | The change does not wait: it was confirmed, rejected or withdrawn, or it counts already. |
 * | `own_payee_change` | 400 | The caller proposed the change, so another approver or admin confirms or rejects it. |
 */
export const rejectPayeeProposal = <ThrowOnError extends boolean = true>(options: Options<RejectPayeeProposalData, ThrowOnError>) => (options.client ?? client).post<RejectPayeeProposalResponses, RejectPayeeProposalErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/payee-proposals/{id}/reject',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Withdraw the payees of a proposal
 *
 * Withdraws every change of the proposal that still waits for a person. Only its author can.
 *
 * Needs the role PREPARER or APPROVER or ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `payee_change_not_open` | 400 | The change does not wait: it was confirmed, rejected or withdrawn, or it counts already. |
 * | `not_own_payee_change` | 400 | Another user proposed the change. An approver or admin rejects it instead. |
 */
export const withdrawPayeeProposal = <ThrowOnError extends boolean = true>(options: Options<WithdrawPayeeProposalData, ThrowOnError>) => (options.client ?? client).post<WithdrawPayeeProposalResponses, WithdrawPayeeProposalErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/payee-proposals/{id}/withdraw',
    ...options
});

/**
 * List the accounts that may be paid
 *
 * Returns the payees of the register by name.
 */
export const listPayees = <ThrowOnError extends boolean = true>(options?: Options<ListPayeesData, ThrowOnError>) => (options?.client ?? client).get<ListPayeesResponses, ListPayeesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/payees',
    ...options
});

/**
 * Propose payees
 *
 * Proposes new payees: typed, from a file, or from the rows of a batch. Nothing is paid to them before another approver or admin has confirmed it and 24 hours have passed. A name that is registered with another account is refused: that account is changed instead.
 *
 * Needs the role PREPARER or APPROVER or ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `no_entity_config` | 400 | The operator has not set up the entity for payouts yet. |
 * | `payee_known` | 400 | The payee is registered or proposed already, or its name is registered with another account, which is changed instead. `errors` names each row. |
 */
export const proposePayees = <ThrowOnError extends boolean = true>(options: Options<ProposePayeesData, ThrowOnError>) => (options.client ?? client).post<ProposePayeesResponses, ProposePayeesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/payees',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Export the register of payees as CSV
 *
 * Returns the payees that the same filters find, by name: the account that may be paid, what its bank last said about it, and the change that waits. Cells are escaped so that a spreadsheet does not run them as formulas. The export is an entry of the audit log.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `too_many_exports` | 429 | The caller has too many exports running. |
 */
export const exportPayees = <ThrowOnError extends boolean = true>(options?: Options<ExportPayeesData, ThrowOnError>) => (options?.client ?? client).get<ExportPayeesResponses, ExportPayeesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/payees.csv',
    ...options
});

/**
 * Read a payee
 *
 * Returns a payee with every change, its evidence, and what banks said.
 */
export const getPayee = <ThrowOnError extends boolean = true>(options: Options<GetPayeeData, ThrowOnError>) => (options.client ?? client).get<GetPayeeResponses, GetPayeeErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/payees/{id}',
    ...options
});

/**
 * Propose another account of a payee
 *
 * Proposes another account, with the call back that confirms it. The account before it is paid until the change was confirmed by another person and 24 hours have passed.
 *
 * Needs the role PREPARER or APPROVER or ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `no_entity_config` | 400 | The operator has not set up the entity for payouts yet. |
 * | `payee_known` | 400 | The payee is registered or proposed already, or its name is registered with another account, which is changed instead. `errors` names each row. |
 * | `payee_change_waits` | 400 | Another change of the payee waits for a person or its time. |
 * | `payee_unchanged` | 400 | The account of the payee is the one that was sent. |
 */
export const proposePayeeChange = <ThrowOnError extends boolean = true>(options: Options<ProposePayeeChangeData, ThrowOnError>) => (options.client ?? client).post<ProposePayeeChangeResponses, ProposePayeeChangeErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/payees/{id}/changes',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Remove a payee
 *
 * Ends at once that the payee may be paid, and every change of it that waits.
 *
 * Needs the role APPROVER or ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `payee_not_paid` | 400 | The payee is not paid and no change of it waits. |
 */
export const removePayee = <ThrowOnError extends boolean = true>(options: Options<RemovePayeeData, ThrowOnError>) => (options.client ?? client).post<RemovePayeeResponses, RemovePayeeErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/payees/{id}/remove',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List payees that many pay
 *
 * Returns the payees of the operator's file for the entity's country, by name. They are proposed with their account and the format of their references, and confirmed as any other.
 */
export const listPublicPayees = <ThrowOnError extends boolean = true>(options?: Options<ListPublicPayeesData, ThrowOnError>) => (options?.client ?? client).get<ListPublicPayeesResponses, ListPublicPayeesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/public-payees',
    ...options
});
