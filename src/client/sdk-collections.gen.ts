// Generated from the OpenAPI documents by `npm run generate`. Do not edit.

import { client } from './client.gen.ts';
import type { Options } from './sdk.gen.ts';
import type { AllocateReceiptData, AllocateReceiptErrors, AllocateReceiptResponses, AskToPayData, AskToPayErrors, AskToPayResponses, CancelPaymentRequestData, CancelPaymentRequestErrors, CancelPaymentRequestResponses, CancelRequestToPayData, CancelRequestToPayErrors, CancelRequestToPayResponses, ConfirmWriteOffData, ConfirmWriteOffErrors, ConfirmWriteOffResponses, CreatePayerData, CreatePayerErrors, CreatePayerResponses, CreatePaymentRequestData, CreatePaymentRequestErrors, CreatePaymentRequestResponses, CreatePaymentRequestsData, CreatePaymentRequestsErrors, CreatePaymentRequestsResponses, DeallocateReceiptData, DeallocateReceiptErrors, DeallocateReceiptResponses, ExportPaymentRequestsData, ExportPaymentRequestsErrors, ExportPaymentRequestsResponses, ExportReceiptsData, ExportReceiptsErrors, ExportReceiptsResponses, GetEntryRequestsData, GetEntryRequestsErrors, GetEntryRequestsResponses, GetMovableCollectionsData, GetMovableCollectionsErrors, GetMovableCollectionsResponses, GetPayerData, GetPayerErrors, GetPayerResponses, GetPayerStatementData, GetPayerStatementErrors, GetPayerStatementPdfData, GetPayerStatementPdfErrors, GetPayerStatementPdfResponses, GetPayerStatementResponses, GetPaymentRequestData, GetPaymentRequestErrors, GetPaymentRequestPdfData, GetPaymentRequestPdfErrors, GetPaymentRequestPdfResponses, GetPaymentRequestResponses, GetPaymentRequestTotalsData, GetPaymentRequestTotalsErrors, GetPaymentRequestTotalsResponses, GetReceiptData, GetReceiptErrors, GetReceiptResponses, GetRequestMailingData, GetRequestMailingErrors, GetRequestMailingResponses, ListPayersData, ListPayersErrors, ListPayersResponses, ListPaymentRequestsData, ListPaymentRequestsErrors, ListPaymentRequestsResponses, ListReceiptsData, ListReceiptsErrors, ListReceiptsResponses, MailPayerData, MailPayerErrors, MailPayerResponses, RefundReceiptData, RefundReceiptErrors, RefundReceiptResponses, RemindPayerData, RemindPayerErrors, RemindPayerResponses, RenewPayLinkData, RenewPayLinkErrors, RenewPayLinkResponses, SweepCollectionData, SweepCollectionErrors, SweepCollectionResponses, SwitchOffPayLinkData, SwitchOffPayLinkErrors, SwitchOffPayLinkResponses, UpdatePayerData, UpdatePayerErrors, UpdatePayerResponses, UpdatePaymentRequestData, UpdatePaymentRequestErrors, UpdatePaymentRequestResponses, WithdrawWriteOffData, WithdrawWriteOffErrors, WithdrawWriteOffResponses, WriteOffPaymentRequestData, WriteOffPaymentRequestErrors, WriteOffPaymentRequestResponses } from './types.gen.ts';

/**
 * List payment requests
 *
 * Returns the requests that the filters find, latest due day first.
 */
export const listPaymentRequests = <ThrowOnError extends boolean = true>(options?: Options<ListPaymentRequestsData, ThrowOnError>) => (options?.client ?? client).get<ListPaymentRequestsResponses, ListPaymentRequestsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/collections',
    ...options
});

/**
 * Create a payment request
 *
 * Creates a request with a reference for its payer to quote. If anything is wrong, nothing is created and `errors` lists the fields.
 *
 * Needs the role PREPARER.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `no_entity_config` | 400 | The operator has not set up the entity for payouts yet. |
 * | `currency_not_payable` | 400 | Batches cannot be paid in this currency. |
 * | `invalid_payment_request` | 400 | The amount, the days or the parts of a payment request are not possible. `errors` names them. |
 * | `unknown_payer` | 400 | A payment request names no payer, two payers, or one that does not exist. |
 * | `ambiguous_payer` | 400 | Several payers have the name and the email of a request. Send the id of one of them. |
 * | `payer_name_known` | 400 | A payer has this name. Say in `payer.sameName` whether it is the same one. |
 * | `duplicate_invoice` | 400 | Another payment request has the invoice number, or it is repeated. `errors` names them. |
 * | `mail_not_set_up` | 400 | The installation has no mail server, so nothing can be mailed to a payer. |
 * | `no_receiving_account` | 400 | The company has no account into which the payer could pay. |
 * | `payer_not_mailed` | 400 | The payer has no email address, or reminders to the payer are switched off. |
 */
export const createPaymentRequest = <ThrowOnError extends boolean = true>(options: Options<CreatePaymentRequestData, ThrowOnError>) => (options.client ?? client).post<CreatePaymentRequestResponses, CreatePaymentRequestErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/collections',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Create many payment requests
 *
 * Creates all the requests, or none: `errors` then lists the fields of up to 100 errors, each as `requests.<index>.<field>`.
 *
 * Needs the role PREPARER.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `no_entity_config` | 400 | The operator has not set up the entity for payouts yet. |
 * | `currency_not_payable` | 400 | Batches cannot be paid in this currency. |
 * | `invalid_payment_request` | 400 | The amount, the days or the parts of a payment request are not possible. `errors` names them. |
 * | `unknown_payer` | 400 | A payment request names no payer, two payers, or one that does not exist. |
 * | `ambiguous_payer` | 400 | Several payers have the name and the email of a request. Send the id of one of them. |
 * | `payer_name_known` | 400 | A payer has this name. Say in `payer.sameName` whether it is the same one. |
 * | `duplicate_invoice` | 400 | Another payment request has the invoice number, or it is repeated. `errors` names them. |
 * | `mail_not_set_up` | 400 | The installation has no mail server, so nothing can be mailed to a payer. |
 * | `no_receiving_account` | 400 | The company has no account into which the payer could pay. |
 * | `payer_not_mailed` | 400 | The payer has no email address, or reminders to the payer are switched off. |
 */
export const createPaymentRequests = <ThrowOnError extends boolean = true>(options: Options<CreatePaymentRequestsData, ThrowOnError>) => (options.client ?? client).post<CreatePaymentRequestsResponses, CreatePaymentRequestsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/collections/batch',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Export payment requests as CSV
 *
 * Returns the requests that the filters find, in the order of the list, as a CSV file. Cells are escaped so that a spreadsheet does not run them as formulas. The export is in the audit log.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `too_many_exports` | 429 | The caller has too many exports running. |
 */
export const exportPaymentRequests = <ThrowOnError extends boolean = true>(options?: Options<ExportPaymentRequestsData, ThrowOnError>) => (options?.client ?? client).get<ExportPaymentRequestsResponses, ExportPaymentRequestsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/collections/export',
    ...options
});

/**
 * List payers
 *
 * Returns payers by name, with what each has open.
 */
export const listPayers = <ThrowOnError extends boolean = true>(options?: Options<ListPayersData, ThrowOnError>) => (options?.client ?? client).get<ListPayersResponses, ListPayersErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/collections/payers',
    ...options
});

/**
 * Add a payer
 *
 * Adds a payer with a standing reference. Payers may share a name.
 *
 * Needs the role PREPARER.
 */
export const createPayer = <ThrowOnError extends boolean = true>(options: Options<CreatePayerData, ThrowOnError>) => (options.client ?? client).post<CreatePayerResponses, CreatePayerErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/collections/payers',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Read a payer
 *
 * Returns the payer with what is open.
 */
export const getPayer = <ThrowOnError extends boolean = true>(options: Options<GetPayerData, ThrowOnError>) => (options.client ?? client).get<GetPayerResponses, GetPayerErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/collections/payers/{id}',
    ...options
});

/**
 * Change a payer
 *
 * Replaces the name and the email. The reference does not change.
 *
 * Needs the role PREPARER.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `stale_version` | 400 | Another version of the payment config was saved after it was read. |
 */
export const updatePayer = <ThrowOnError extends boolean = true>(options: Options<UpdatePayerData, ThrowOnError>) => (options.client ?? client).put<UpdatePayerResponses, UpdatePayerErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/collections/payers/{id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Read a payer's statement
 *
 * Returns what the payer was asked for from `from` until `to`, what ended, and all money that came, was taken back or given back, with the balance after each line: what is owed less what is a credit. A period with more lines than `limit` has several pages; `openingAmount` and `closingAmount` are always those of the whole period.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `invalid_statement_period` | 400 | The first day of a statement is after its last day. |
 */
export const getPayerStatement = <ThrowOnError extends boolean = true>(options: Options<GetPayerStatementData, ThrowOnError>) => (options.client ?? client).get<GetPayerStatementResponses, GetPayerStatementErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/collections/payers/{id}/statement',
    ...options
});

/**
 * Read a payer's statement as PDF
 *
 * Returns all lines of what `getPayerStatement` returns as a document for the payer. A document has at most 5,000 lines.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `statement_too_long` | 400 | The period of a payer's statement has more lines than a document holds. |
 * | `invalid_statement_period` | 400 | The first day of a statement is after its last day. |
 */
export const getPayerStatementPdf = <ThrowOnError extends boolean = true>(options: Options<GetPayerStatementPdfData, ThrowOnError>) => (options.client ?? client).get<GetPayerStatementPdfResponses, GetPayerStatementPdfErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/collections/payers/{id}/statement/pdf',
    ...options
});

/**
 * List receipts
 *
 * Returns the receipts that the filters find, the latest day first.
 */
export const listReceipts = <ThrowOnError extends boolean = true>(options?: Options<ListReceiptsData, ThrowOnError>) => (options?.client ?? client).get<ListReceiptsResponses, ListReceiptsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/collections/receipts',
    ...options
});

/**
 * Export receipts as CSV
 *
 * Returns the receipts that the filters find, in the order of the list, as a CSV file. Cells are escaped so that a spreadsheet does not run them as formulas. The export is in the audit log.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `too_many_exports` | 429 | The caller has too many exports running. |
 */
export const exportReceipts = <ThrowOnError extends boolean = true>(options?: Options<ExportReceiptsData, ThrowOnError>) => (options?.client ?? client).get<ExportReceiptsResponses, ExportReceiptsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/collections/receipts/export',
    ...options
});

/**
 * Read a receipt
 *
 * Returns the receipt with its allocations, and what its unallocated part may pay.
 */
export const getReceipt = <ThrowOnError extends boolean = true>(options: Options<GetReceiptData, ThrowOnError>) => (options.client ?? client).get<GetReceiptResponses, GetReceiptErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/collections/receipts/{id}',
    ...options
});

/**
 * Allocate a receipt
 *
 * Accepts the proposal, or allocates parts of the receipt as the user chooses: to open requests, and as a credit of a payer. Never more than the receipt has left, or than a request has open. The uploader of the statement that brought the receipt cannot allocate it.
 *
 * Needs the role APPROVER or ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `receipt_taken_back` | 400 | The bank has taken the receipt back, so it pays nothing. |
 * | `proposal_changed` | 400 | The entry has another proposal by now, or none that can be posted. |
 * | `invalid_allocation` | 400 | An allocation is not an amount above zero in the currency of the receipt. `errors` has the field. |
 * | `allocation_above_receipt` | 400 | More would be allocated than the receipt has left. |
 * | `allocation_above_request` | 400 | More would be allocated than the payment request has open, or it has another currency. |
 * | `own_statement` | 400 | The caller uploaded the statement, created a batch that the posting pays or returns, or took its file to the bank, so another user has to post it, or to close what the bank contradicts. |
 */
export const allocateReceipt = <ThrowOnError extends boolean = true>(options: Options<AllocateReceiptData, ThrowOnError>) => (options.client ?? client).post<AllocateReceiptResponses, AllocateReceiptErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/collections/receipts/{id}/allocate',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * End allocations of a receipt
 *
 * Ends allocations, whole: their requests are open again, and credits are gone. They stay on record.
 *
 * Needs the role APPROVER or ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `receipt_taken_back` | 400 | The bank has taken the receipt back, so it pays nothing. |
 * | `allocation_ended` | 400 | An allocation is not of this receipt, or has ended. |
 * | `own_statement` | 400 | The caller uploaded the statement, created a batch that the posting pays or returns, or took its file to the bank, so another user has to post it, or to close what the bank contradicts. |
 */
export const deallocateReceipt = <ThrowOnError extends boolean = true>(options: Options<DeallocateReceiptData, ThrowOnError>) => (options.client ?? client).post<DeallocateReceiptResponses, DeallocateReceiptErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/collections/receipts/{id}/deallocate',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Refund a receipt
 *
 * Gives back what a receipt has left: creates a batch of one withdrawal that waits for approval as any other, and is paid from FUNDING. The refunds of a receipt never exceed what it has, less its allocations. Money of a refund that is rejected, cancelled, expired, failed or returned can be refunded again, by another request: its batch is neither corrected nor paid again.
 *
 * Needs the role PREPARER.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `receipt_taken_back` | 400 | The bank has taken the receipt back, so it pays nothing. |
 * | `invalid_refund` | 400 | The amount of a refund is not above zero, or its account is missing. |
 * | `refund_above_receipt` | 400 | The refund is above what the receipt has left, less its allocations and other refunds. |
 * | `no_entity_config` | 400 | The operator has not set up the entity for payouts yet. |
 * | `payouts_disabled` | 400 | The operator has switched payouts off for the entity. |
 * | `currency_not_payable` | 400 | Batches cannot be paid in this currency. |
 * | `currency_not_enabled` | 400 | The operator has not enabled the currency for the entity. |
 * | `batch_amount_exceeded` | 400 | The batch total is above the limit of the entity. |
 * | `payee_not_registered` | 400 | The payment config allows payments to registered accounts only. `errors` names each payment to another account, under another name, or with a reference of another format. |
 * | `possible_duplicates` | 400 | Some withdrawals repeat each other or recent payments. Send `duplicateReason` to pay them anyway. When most of them repeat one batch a week, two weeks or a month later, `errors` has one question for them, at the path `repeatsBatchId`. |
 */
export const refundReceipt = <ThrowOnError extends boolean = true>(options: Options<RefundReceiptData, ThrowOnError>) => (options.client ?? client).post<RefundReceiptResponses, RefundReceiptErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/collections/receipts/{id}/refund',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Move collected money to FUNDING
 *
 * Moves an amount from COLLECTION to FUNDING at once, from which batches are paid. The money stays with the company. Money on an account at a bank that only receives is moved by a transfer at the bank instead. A schedule of kind SWEEP does the same on its days. Answers 401 with an RFC 9470 challenge when the payment config requires a fresh sign-in.
 *
 * Needs the role APPROVER or ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `fresh_sign_in_required` | 401 | The payment config requires a more recent sign-in. `WWW-Authenticate` carries the RFC 9470 challenge. |
 * | `invalid_amount` | 400 | An amount is not valid in its currency. |
 * | `collected_at_bank` | 400 | The collected money is in a receiving account at a bank, so a transfer there moves it. |
 * | `collection_too_small` | 400 | COLLECTION has less than the amount. |
 */
export const sweepCollection = <ThrowOnError extends boolean = true>(options: Options<SweepCollectionData, ThrowOnError>) => (options.client ?? client).post<SweepCollectionResponses, SweepCollectionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/collections/sweep',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Read what is open, by age
 *
 * Returns the open amounts by currency: not due, due today, and how many days late.
 */
export const getPaymentRequestTotals = <ThrowOnError extends boolean = true>(options?: Options<GetPaymentRequestTotalsData, ThrowOnError>) => (options?.client ?? client).get<GetPaymentRequestTotalsResponses, GetPaymentRequestTotalsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/collections/totals',
    ...options
});

/**
 * Read a payment request
 *
 * Returns the request with its write-off and its history.
 */
export const getPaymentRequest = <ThrowOnError extends boolean = true>(options: Options<GetPaymentRequestData, ThrowOnError>) => (options.client ?? client).get<GetPaymentRequestResponses, GetPaymentRequestErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/collections/{id}',
    ...options
});

/**
 * Change a payment request
 *
 * Replaces the content of an open request. Fields that are absent get their default. The payer may already know the earlier content. The amount stays once a receipt has paid a part of it.
 *
 * Needs the role PREPARER.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `stale_version` | 400 | Another version of the payment config was saved after it was read. |
 * | `wrong_request_status` | 400 | The payment request has no open amount: it is paid, or has ended. |
 * | `write_off_waiting` | 400 | A write-off of the payment request waits for a second user. Withdraw or confirm it first. |
 * | `request_amount_fixed` | 400 | A receipt has paid a part of the payment request, so its amount does not change any more. |
 * | `invalid_payment_request` | 400 | The amount, the days or the parts of a payment request are not possible. `errors` names them. |
 * | `duplicate_invoice` | 400 | Another payment request has the invoice number, or it is repeated. `errors` names them. |
 */
export const updatePaymentRequest = <ThrowOnError extends boolean = true>(options: Options<UpdatePaymentRequestData, ThrowOnError>) => (options.client ?? client).put<UpdatePaymentRequestResponses, UpdatePaymentRequestErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/collections/{id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Cancel a payment request
 *
 * Its open amount is not expected any more. It cannot be undone. A write-off that is waiting ends.
 *
 * Needs the role PREPARER.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `wrong_request_status` | 400 | The payment request has no open amount: it is paid, or has ended. |
 */
export const cancelPaymentRequest = <ThrowOnError extends boolean = true>(options: Options<CancelPaymentRequestData, ThrowOnError>) => (options.client ?? client).post<CancelPaymentRequestResponses, CancelPaymentRequestErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/collections/{id}/cancel',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Mail the request to the payer
 *
 * Asks the payer for the money: a mail with the amount, the due day, the reference, the link to the pay page, and the request as PDF. At most one a day to the same address; a mail that has not left yet is replaced.
 *
 * Needs the role PREPARER.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `wrong_request_status` | 400 | The payment request has no open amount: it is paid, or has ended. |
 * | `mail_not_set_up` | 400 | The installation has no mail server, so nothing can be mailed to a payer. |
 * | `payer_not_mailed` | 400 | The payer has no email address, or reminders to the payer are switched off. |
 * | `no_receiving_account` | 400 | The company has no account into which the payer could pay. |
 * | `pay_page_off` | 400 | The pay page of the payment request is switched off. |
 * | `already_mailed` | 400 | The payment request was mailed to the address of its payer today. |
 */
export const mailPayer = <ThrowOnError extends boolean = true>(options: Options<MailPayerData, ThrowOnError>) => (options.client ?? client).post<MailPayerResponses, MailPayerErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/collections/{id}/mail',
    ...options
});

/**
 * Make a new link to the pay page
 *
 * The request gets another `payUrl`, and the old one stops working at once. Use it when a link has reached the wrong person.
 *
 * Needs the role PREPARER.
 */
export const renewPayLink = <ThrowOnError extends boolean = true>(options: Options<RenewPayLinkData, ThrowOnError>) => (options.client ?? client).post<RenewPayLinkResponses, RenewPayLinkErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/collections/{id}/pay-link/renew',
    ...options
});

/**
 * Switch off the link to the pay page
 *
 * `payUrl` stops working at once and becomes null. The payer can still pay with the reference. `renewPayLink` makes another link.
 *
 * Needs the role PREPARER.
 */
export const switchOffPayLink = <ThrowOnError extends boolean = true>(options: Options<SwitchOffPayLinkData, ThrowOnError>) => (options.client ?? client).post<SwitchOffPayLinkResponses, SwitchOffPayLinkErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/collections/{id}/pay-link/switch-off',
    ...options
});

/**
 * Read a payment request as PDF
 *
 * Returns the request as a document for its payer: what is due, the account with its fingerprint, the reference, and the QR code of the pay page.
 */
export const getPaymentRequestPdf = <ThrowOnError extends boolean = true>(options: Options<GetPaymentRequestPdfData, ThrowOnError>) => (options.client ?? client).get<GetPaymentRequestPdfResponses, GetPaymentRequestPdfErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/collections/{id}/pdf',
    ...options
});

/**
 * Remind the payer
 *
 * Mails the payer what is open, until when, the reference and the link to the pay page; never an account. A request has at most one reminder a day, by hand or automatic.
 *
 * Needs the role PREPARER.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `wrong_request_status` | 400 | The payment request has no open amount: it is paid, or has ended. |
 * | `mail_not_set_up` | 400 | The installation has no mail server, so nothing can be mailed to a payer. |
 * | `payer_not_mailed` | 400 | The payer has no email address, or reminders to the payer are switched off. |
 * | `already_reminded` | 400 | The payer was reminded of the payment request today. |
 */
export const remindPayer = <ThrowOnError extends boolean = true>(options: Options<RemindPayerData, ThrowOnError>) => (options.client ?? client).post<RemindPayerResponses, RemindPayerErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/collections/{id}/remind',
    ...options
});

/**
 * Send a request to pay
 *
 * Asks the payer's bank to show the payment for approval (PayShap). A payment request has one such message at a time. What the bank says about it is no money: a payment request is paid by what a statement of the bank shows.
 *
 * Needs the role PREPARER.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `wrong_request_status` | 400 | The payment request has no open amount: it is paid, or has ended. |
 * | `request_to_pay_not_available` | 400 | No provider of requests to pay is set up for the company. |
 * | `request_to_pay_open` | 400 | The payer may still approve an earlier request to pay of the payment request. |
 * | `invalid_request_to_pay` | 400 | The amount is more than is open, or a part that the payment request does not allow. |
 */
export const askToPay = <ThrowOnError extends boolean = true>(options: Options<AskToPayData, ThrowOnError>) => (options.client ?? client).post<AskToPayResponses, AskToPayErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/collections/{id}/request-to-pay',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Ask for the end of a request to pay
 *
 * Asks the bank to withdraw it. Banks do not guarantee that: it stays open until the bank has said how it ended, or until a day after it has expired.
 *
 * Needs the role PREPARER.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `request_to_pay_ended` | 400 | The request to pay has ended, so there is nothing to cancel. |
 */
export const cancelRequestToPay = <ThrowOnError extends boolean = true>(options: Options<CancelRequestToPayData, ThrowOnError>) => (options.client ?? client).post<CancelRequestToPayResponses, CancelRequestToPayErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/collections/{id}/request-to-pay/cancel',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Write off the open amount of a payment request
 *
 * Writes off the open amount. Above the limit of the payment config for differences (`settlementDifferenceLimit`), and in other currencies, it waits for a second user. Answers 401 with an RFC 9470 challenge when the payment config requires a fresh sign-in.
 *
 * Needs the role APPROVER or ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `fresh_sign_in_required` | 401 | The payment config requires a more recent sign-in. `WWW-Authenticate` carries the RFC 9470 challenge. |
 * | `wrong_request_status` | 400 | The payment request has no open amount: it is paid, or has ended. |
 * | `write_off_waiting` | 400 | A write-off of the payment request waits for a second user. Withdraw or confirm it first. |
 */
export const writeOffPaymentRequest = <ThrowOnError extends boolean = true>(options: Options<WriteOffPaymentRequestData, ThrowOnError>) => (options.client ?? client).post<WriteOffPaymentRequestResponses, WriteOffPaymentRequestErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/collections/{id}/write-off',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Confirm a write-off
 *
 * A second user confirms that the open amount is written off. Answers 401 with an RFC 9470 challenge when the payment config requires a fresh sign-in.
 *
 * Needs the role APPROVER or ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `fresh_sign_in_required` | 401 | The payment config requires a more recent sign-in. `WWW-Authenticate` carries the RFC 9470 challenge. |
 * | `write_off_not_waiting` | 400 | The write-off is not waiting: it was confirmed or withdrawn, or it is not the one that was sent. |
 * | `own_write_off` | 400 | The caller asked for the write-off, so another user has to confirm it. |
 */
export const confirmWriteOff = <ThrowOnError extends boolean = true>(options: Options<ConfirmWriteOffData, ThrowOnError>) => (options.client ?? client).post<ConfirmWriteOffResponses, ConfirmWriteOffErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/collections/{id}/write-off/confirm',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Withdraw a write-off that waits
 *
 * The open amount is expected again. Any user who may confirm write-offs may withdraw one.
 *
 * Needs the role APPROVER or ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `write_off_not_waiting` | 400 | The write-off is not waiting: it was confirmed or withdrawn, or it is not the one that was sent. |
 */
export const withdrawWriteOff = <ThrowOnError extends boolean = true>(options: Options<WithdrawWriteOffData, ThrowOnError>) => (options.client ?? client).post<WithdrawWriteOffResponses, WithdrawWriteOffErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/collections/{id}/write-off/withdraw',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Read what of COLLECTION can be moved to FUNDING
 *
 * Returns for each currency in which COLLECTION has money what a sweep can move, and why it cannot move the rest.
 */
export const getMovableCollections = <ThrowOnError extends boolean = true>(options?: Options<GetMovableCollectionsData, ThrowOnError>) => (options?.client ?? client).get<GetMovableCollectionsResponses, GetMovableCollectionsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/movable-collections',
    ...options
});

/**
 * Find the payment requests that an entry would pay
 *
 * Compares the words, the other side and the amount of money in with payment requests and payers. Nothing is posted, and money out is UNKNOWN.
 *
 * Needs the role APPROVER or ADMIN.
 */
export const getEntryRequests = <ThrowOnError extends boolean = true>(options: Options<GetEntryRequestsData, ThrowOnError>) => (options.client ?? client).get<GetEntryRequestsResponses, GetEntryRequestsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/reconciliation/entries/{id}/payment-requests',
    ...options
});

/**
 * Find out whether requests can be mailed
 *
 * Mails to payers need a mail server and a receiving account that is switched on.
 *
 * Needs the role PREPARER.
 */
export const getRequestMailing = <ThrowOnError extends boolean = true>(options?: Options<GetRequestMailingData, ThrowOnError>) => (options?.client ?? client).get<GetRequestMailingResponses, GetRequestMailingErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/request-mailing',
    ...options
});
