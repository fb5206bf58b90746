// Generated from the OpenAPI documents by `npm run generate`. Do not edit.

import { queryOptions, type UseMutationOptions } from '@tanstack/react-query';

import { createQueryKey } from './react-query.gen.ts';
import { allocateReceipt, askToPay, cancelPaymentRequest, cancelRequestToPay, confirmWriteOff, createPayer, createPaymentRequest, createPaymentRequests, deallocateReceipt, exportPaymentRequests, exportReceipts, getEntryRequests, getMovableCollections, getPayer, getPayerStatement, getPayerStatementPdf, getPaymentRequest, getPaymentRequestPdf, getPaymentRequestTotals, getReceipt, getRequestMailing, listPayers, listPaymentRequests, listReceipts, mailPayer, refundReceipt, remindPayer, renewPayLink, sweepCollection, switchOffPayLink, updatePayer, updatePaymentRequest, withdrawWriteOff, writeOffPaymentRequest } from '../sdk-collections.gen.ts';
import type { Options } from '../sdk.gen.ts';
import type { AllocateReceiptData, AllocateReceiptError, AllocateReceiptResponse, AskToPayData, AskToPayError, AskToPayResponse, CancelPaymentRequestData, CancelPaymentRequestError, CancelPaymentRequestResponse, CancelRequestToPayData, CancelRequestToPayError, CancelRequestToPayResponse, ConfirmWriteOffData, ConfirmWriteOffError, ConfirmWriteOffResponse, CreatePayerData, CreatePayerError, CreatePayerResponse, CreatePaymentRequestData, CreatePaymentRequestError, CreatePaymentRequestResponse, CreatePaymentRequestsData, CreatePaymentRequestsError, CreatePaymentRequestsResponse, DeallocateReceiptData, DeallocateReceiptError, DeallocateReceiptResponse, ExportPaymentRequestsData, ExportPaymentRequestsError, ExportPaymentRequestsResponse, ExportReceiptsData, ExportReceiptsError, ExportReceiptsResponse, GetEntryRequestsData, GetEntryRequestsError, GetEntryRequestsResponse, GetMovableCollectionsData, GetMovableCollectionsError, GetMovableCollectionsResponse, GetPayerData, GetPayerError, GetPayerResponse, GetPayerStatementData, GetPayerStatementError, GetPayerStatementPdfData, GetPayerStatementPdfError, GetPayerStatementPdfResponse, GetPayerStatementResponse, GetPaymentRequestData, GetPaymentRequestError, GetPaymentRequestPdfData, GetPaymentRequestPdfError, GetPaymentRequestPdfResponse, GetPaymentRequestResponse, GetPaymentRequestTotalsData, GetPaymentRequestTotalsError, GetPaymentRequestTotalsResponse, GetReceiptData, GetReceiptError, GetReceiptResponse, GetRequestMailingData, GetRequestMailingError, GetRequestMailingResponse, ListPayersData, ListPayersError, ListPayersResponse, ListPaymentRequestsData, ListPaymentRequestsError, ListPaymentRequestsResponse, ListReceiptsData, ListReceiptsError, ListReceiptsResponse, MailPayerData, MailPayerError, MailPayerResponse, RefundReceiptData, RefundReceiptError, RefundReceiptResponse, RemindPayerData, RemindPayerError, RemindPayerResponse, RenewPayLinkData, RenewPayLinkError, RenewPayLinkResponse, SweepCollectionData, SweepCollectionError, SweepCollectionResponse, SwitchOffPayLinkData, SwitchOffPayLinkError, SwitchOffPayLinkResponse, UpdatePayerData, UpdatePayerError, UpdatePayerResponse, UpdatePaymentRequestData, UpdatePaymentRequestError, UpdatePaymentRequestResponse, WithdrawWriteOffData, WithdrawWriteOffError, WithdrawWriteOffResponse, WriteOffPaymentRequestData, WriteOffPaymentRequestError, WriteOffPaymentRequestResponse } from '../types.gen.ts';

export const listPaymentRequestsQueryKey = (options?: Options<ListPaymentRequestsData>) => createQueryKey('listPaymentRequests', options);

/**
 * List payment requests
 *
 * Returns the requests that the filters find, latest due day first.
 */
export const listPaymentRequestsOptions = (options?: Options<ListPaymentRequestsData>) => queryOptions<ListPaymentRequestsResponse, ListPaymentRequestsError, ListPaymentRequestsResponse, ReturnType<typeof listPaymentRequestsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listPaymentRequests({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listPaymentRequestsQueryKey(options)
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
export const createPaymentRequestMutation = (options?: Partial<Options<CreatePaymentRequestData>>): UseMutationOptions<CreatePaymentRequestResponse, CreatePaymentRequestError, Options<CreatePaymentRequestData>> => {
    const mutationOptions: UseMutationOptions<CreatePaymentRequestResponse, CreatePaymentRequestError, Options<CreatePaymentRequestData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createPaymentRequest({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

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
export const createPaymentRequestsMutation = (options?: Partial<Options<CreatePaymentRequestsData>>): UseMutationOptions<CreatePaymentRequestsResponse, CreatePaymentRequestsError, Options<CreatePaymentRequestsData>> => {
    const mutationOptions: UseMutationOptions<CreatePaymentRequestsResponse, CreatePaymentRequestsError, Options<CreatePaymentRequestsData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createPaymentRequests({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const exportPaymentRequestsQueryKey = (options?: Options<ExportPaymentRequestsData>) => createQueryKey('exportPaymentRequests', options);

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
export const exportPaymentRequestsOptions = (options?: Options<ExportPaymentRequestsData>) => queryOptions<ExportPaymentRequestsResponse, ExportPaymentRequestsError, ExportPaymentRequestsResponse, ReturnType<typeof exportPaymentRequestsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await exportPaymentRequests({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: exportPaymentRequestsQueryKey(options)
});

export const listPayersQueryKey = (options?: Options<ListPayersData>) => createQueryKey('listPayers', options);

/**
 * List payers
 *
 * Returns payers by name, with what each has open.
 */
export const listPayersOptions = (options?: Options<ListPayersData>) => queryOptions<ListPayersResponse, ListPayersError, ListPayersResponse, ReturnType<typeof listPayersQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listPayers({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listPayersQueryKey(options)
});

/**
 * Add a payer
 *
 * Adds a payer with a standing reference. Payers may share a name.
 *
 * Needs the role PREPARER.
 */
export const createPayerMutation = (options?: Partial<Options<CreatePayerData>>): UseMutationOptions<CreatePayerResponse, CreatePayerError, Options<CreatePayerData>> => {
    const mutationOptions: UseMutationOptions<CreatePayerResponse, CreatePayerError, Options<CreatePayerData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createPayer({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getPayerQueryKey = (options: Options<GetPayerData>) => createQueryKey('getPayer', options);

/**
 * Read a payer
 *
 * Returns the payer with what is open.
 */
export const getPayerOptions = (options: Options<GetPayerData>) => queryOptions<GetPayerResponse, GetPayerError, GetPayerResponse, ReturnType<typeof getPayerQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getPayer({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getPayerQueryKey(options)
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
export const updatePayerMutation = (options?: Partial<Options<UpdatePayerData>>): UseMutationOptions<UpdatePayerResponse, UpdatePayerError, Options<UpdatePayerData>> => {
    const mutationOptions: UseMutationOptions<UpdatePayerResponse, UpdatePayerError, Options<UpdatePayerData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updatePayer({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getPayerStatementQueryKey = (options: Options<GetPayerStatementData>) => createQueryKey('getPayerStatement', options);

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
export const getPayerStatementOptions = (options: Options<GetPayerStatementData>) => queryOptions<GetPayerStatementResponse, GetPayerStatementError, GetPayerStatementResponse, ReturnType<typeof getPayerStatementQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getPayerStatement({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getPayerStatementQueryKey(options)
});

export const getPayerStatementPdfQueryKey = (options: Options<GetPayerStatementPdfData>) => createQueryKey('getPayerStatementPdf', options);

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
export const getPayerStatementPdfOptions = (options: Options<GetPayerStatementPdfData>) => queryOptions<GetPayerStatementPdfResponse, GetPayerStatementPdfError, GetPayerStatementPdfResponse, ReturnType<typeof getPayerStatementPdfQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getPayerStatementPdf({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getPayerStatementPdfQueryKey(options)
});

export const listReceiptsQueryKey = (options?: Options<ListReceiptsData>) => createQueryKey('listReceipts', options);

/**
 * List receipts
 *
 * Returns the receipts that the filters find, the latest day first.
 */
export const listReceiptsOptions = (options?: Options<ListReceiptsData>) => queryOptions<ListReceiptsResponse, ListReceiptsError, ListReceiptsResponse, ReturnType<typeof listReceiptsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listReceipts({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listReceiptsQueryKey(options)
});

export const exportReceiptsQueryKey = (options?: Options<ExportReceiptsData>) => createQueryKey('exportReceipts', options);

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
export const exportReceiptsOptions = (options?: Options<ExportReceiptsData>) => queryOptions<ExportReceiptsResponse, ExportReceiptsError, ExportReceiptsResponse, ReturnType<typeof exportReceiptsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await exportReceipts({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: exportReceiptsQueryKey(options)
});

export const getReceiptQueryKey = (options: Options<GetReceiptData>) => createQueryKey('getReceipt', options);

/**
 * Read a receipt
 *
 * Returns the receipt with its allocations, and what its unallocated part may pay.
 */
export const getReceiptOptions = (options: Options<GetReceiptData>) => queryOptions<GetReceiptResponse, GetReceiptError, GetReceiptResponse, ReturnType<typeof getReceiptQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getReceipt({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getReceiptQueryKey(options)
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
export const allocateReceiptMutation = (options?: Partial<Options<AllocateReceiptData>>): UseMutationOptions<AllocateReceiptResponse, AllocateReceiptError, Options<AllocateReceiptData>> => {
    const mutationOptions: UseMutationOptions<AllocateReceiptResponse, AllocateReceiptError, Options<AllocateReceiptData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await allocateReceipt({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

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
export const deallocateReceiptMutation = (options?: Partial<Options<DeallocateReceiptData>>): UseMutationOptions<DeallocateReceiptResponse, DeallocateReceiptError, Options<DeallocateReceiptData>> => {
    const mutationOptions: UseMutationOptions<DeallocateReceiptResponse, DeallocateReceiptError, Options<DeallocateReceiptData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deallocateReceipt({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

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
export const refundReceiptMutation = (options?: Partial<Options<RefundReceiptData>>): UseMutationOptions<RefundReceiptResponse, RefundReceiptError, Options<RefundReceiptData>> => {
    const mutationOptions: UseMutationOptions<RefundReceiptResponse, RefundReceiptError, Options<RefundReceiptData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await refundReceipt({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

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
export const sweepCollectionMutation = (options?: Partial<Options<SweepCollectionData>>): UseMutationOptions<SweepCollectionResponse, SweepCollectionError, Options<SweepCollectionData>> => {
    const mutationOptions: UseMutationOptions<SweepCollectionResponse, SweepCollectionError, Options<SweepCollectionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await sweepCollection({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getPaymentRequestTotalsQueryKey = (options?: Options<GetPaymentRequestTotalsData>) => createQueryKey('getPaymentRequestTotals', options);

/**
 * Read what is open, by age
 *
 * Returns the open amounts by currency: not due, due today, and how many days late.
 */
export const getPaymentRequestTotalsOptions = (options?: Options<GetPaymentRequestTotalsData>) => queryOptions<GetPaymentRequestTotalsResponse, GetPaymentRequestTotalsError, GetPaymentRequestTotalsResponse, ReturnType<typeof getPaymentRequestTotalsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getPaymentRequestTotals({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getPaymentRequestTotalsQueryKey(options)
});

export const getPaymentRequestQueryKey = (options: Options<GetPaymentRequestData>) => createQueryKey('getPaymentRequest', options);

/**
 * Read a payment request
 *
 * Returns the request with its write-off and its history.
 */
export const getPaymentRequestOptions = (options: Options<GetPaymentRequestData>) => queryOptions<GetPaymentRequestResponse, GetPaymentRequestError, GetPaymentRequestResponse, ReturnType<typeof getPaymentRequestQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getPaymentRequest({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getPaymentRequestQueryKey(options)
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
export const updatePaymentRequestMutation = (options?: Partial<Options<UpdatePaymentRequestData>>): UseMutationOptions<UpdatePaymentRequestResponse, UpdatePaymentRequestError, Options<UpdatePaymentRequestData>> => {
    const mutationOptions: UseMutationOptions<UpdatePaymentRequestResponse, UpdatePaymentRequestError, Options<UpdatePaymentRequestData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updatePaymentRequest({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

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
export const cancelPaymentRequestMutation = (options?: Partial<Options<CancelPaymentRequestData>>): UseMutationOptions<CancelPaymentRequestResponse, CancelPaymentRequestError, Options<CancelPaymentRequestData>> => {
    const mutationOptions: UseMutationOptions<CancelPaymentRequestResponse, CancelPaymentRequestError, Options<CancelPaymentRequestData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await cancelPaymentRequest({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

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
export const mailPayerMutation = (options?: Partial<Options<MailPayerData>>): UseMutationOptions<MailPayerResponse, MailPayerError, Options<MailPayerData>> => {
    const mutationOptions: UseMutationOptions<MailPayerResponse, MailPayerError, Options<MailPayerData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await mailPayer({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Make a new link to the pay page
 *
 * The request gets another `payUrl`, and the old one stops working at once. Use it when a link has reached the wrong person.
 *
 * Needs the role PREPARER.
 */
export const renewPayLinkMutation = (options?: Partial<Options<RenewPayLinkData>>): UseMutationOptions<RenewPayLinkResponse, RenewPayLinkError, Options<RenewPayLinkData>> => {
    const mutationOptions: UseMutationOptions<RenewPayLinkResponse, RenewPayLinkError, Options<RenewPayLinkData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await renewPayLink({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Switch off the link to the pay page
 *
 * `payUrl` stops working at once and becomes null. The payer can still pay with the reference. `renewPayLink` makes another link.
 *
 * Needs the role PREPARER.
 */
export const switchOffPayLinkMutation = (options?: Partial<Options<SwitchOffPayLinkData>>): UseMutationOptions<SwitchOffPayLinkResponse, SwitchOffPayLinkError, Options<SwitchOffPayLinkData>> => {
    const mutationOptions: UseMutationOptions<SwitchOffPayLinkResponse, SwitchOffPayLinkError, Options<SwitchOffPayLinkData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await switchOffPayLink({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getPaymentRequestPdfQueryKey = (options: Options<GetPaymentRequestPdfData>) => createQueryKey('getPaymentRequestPdf', options);

/**
 * Read a payment request as PDF
 *
 * Returns the request as a document for its payer: what is due, the account with its fingerprint, the reference, and the QR code of the pay page.
 */
export const getPaymentRequestPdfOptions = (options: Options<GetPaymentRequestPdfData>) => queryOptions<GetPaymentRequestPdfResponse, GetPaymentRequestPdfError, GetPaymentRequestPdfResponse, ReturnType<typeof getPaymentRequestPdfQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getPaymentRequestPdf({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getPaymentRequestPdfQueryKey(options)
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
export const remindPayerMutation = (options?: Partial<Options<RemindPayerData>>): UseMutationOptions<RemindPayerResponse, RemindPayerError, Options<RemindPayerData>> => {
    const mutationOptions: UseMutationOptions<RemindPayerResponse, RemindPayerError, Options<RemindPayerData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await remindPayer({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

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
export const askToPayMutation = (options?: Partial<Options<AskToPayData>>): UseMutationOptions<AskToPayResponse, AskToPayError, Options<AskToPayData>> => {
    const mutationOptions: UseMutationOptions<AskToPayResponse, AskToPayError, Options<AskToPayData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await askToPay({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

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
export const cancelRequestToPayMutation = (options?: Partial<Options<CancelRequestToPayData>>): UseMutationOptions<CancelRequestToPayResponse, CancelRequestToPayError, Options<CancelRequestToPayData>> => {
    const mutationOptions: UseMutationOptions<CancelRequestToPayResponse, CancelRequestToPayError, Options<CancelRequestToPayData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await cancelRequestToPay({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

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
export const writeOffPaymentRequestMutation = (options?: Partial<Options<WriteOffPaymentRequestData>>): UseMutationOptions<WriteOffPaymentRequestResponse, WriteOffPaymentRequestError, Options<WriteOffPaymentRequestData>> => {
    const mutationOptions: UseMutationOptions<WriteOffPaymentRequestResponse, WriteOffPaymentRequestError, Options<WriteOffPaymentRequestData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await writeOffPaymentRequest({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

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
export const confirmWriteOffMutation = (options?: Partial<Options<ConfirmWriteOffData>>): UseMutationOptions<ConfirmWriteOffResponse, ConfirmWriteOffError, Options<ConfirmWriteOffData>> => {
    const mutationOptions: UseMutationOptions<ConfirmWriteOffResponse, ConfirmWriteOffError, Options<ConfirmWriteOffData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await confirmWriteOff({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

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
export const withdrawWriteOffMutation = (options?: Partial<Options<WithdrawWriteOffData>>): UseMutationOptions<WithdrawWriteOffResponse, WithdrawWriteOffError, Options<WithdrawWriteOffData>> => {
    const mutationOptions: UseMutationOptions<WithdrawWriteOffResponse, WithdrawWriteOffError, Options<WithdrawWriteOffData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await withdrawWriteOff({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getMovableCollectionsQueryKey = (options?: Options<GetMovableCollectionsData>) => createQueryKey('getMovableCollections', options);

/**
 * Read what of COLLECTION can be moved to FUNDING
 *
 * Returns for each currency in which COLLECTION has money what a sweep can move, and why it cannot move the rest.
 */
export const getMovableCollectionsOptions = (options?: Options<GetMovableCollectionsData>) => queryOptions<GetMovableCollectionsResponse, GetMovableCollectionsError, GetMovableCollectionsResponse, ReturnType<typeof getMovableCollectionsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getMovableCollections({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getMovableCollectionsQueryKey(options)
});

export const getEntryRequestsQueryKey = (options: Options<GetEntryRequestsData>) => createQueryKey('getEntryRequests', options);

/**
 * Find the payment requests that an entry would pay
 *
 * Compares the words, the other side and the amount of money in with payment requests and payers. Nothing is posted, and money out is UNKNOWN.
 *
 * Needs the role APPROVER or ADMIN.
 */
export const getEntryRequestsOptions = (options: Options<GetEntryRequestsData>) => queryOptions<GetEntryRequestsResponse, GetEntryRequestsError, GetEntryRequestsResponse, ReturnType<typeof getEntryRequestsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getEntryRequests({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getEntryRequestsQueryKey(options)
});

export const getRequestMailingQueryKey = (options?: Options<GetRequestMailingData>) => createQueryKey('getRequestMailing', options);

/**
 * Find out whether requests can be mailed
 *
 * Mails to payers need a mail server and a receiving account that is switched on.
 *
 * Needs the role PREPARER.
 */
export const getRequestMailingOptions = (options?: Options<GetRequestMailingData>) => queryOptions<GetRequestMailingResponse, GetRequestMailingError, GetRequestMailingResponse, ReturnType<typeof getRequestMailingQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getRequestMailing({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getRequestMailingQueryKey(options)
});
