// Generated from the OpenAPI documents by `npm run generate`. Never edited.

import { client } from './client.gen.ts';
import type { Client, Options as Options2, TDataShape } from './client/index.ts';
import type { ApproveBatchData, ApproveBatchErrors, ApproveBatchResponses, CancelBatchData, CancelBatchErrors, CancelBatchResponses, CreateBatchData, CreateBatchErrors, CreateBatchResponses, GetAccountBalancesData, GetAccountBalancesErrors, GetAccountBalancesResponses, GetBatchData, GetBatchErrors, GetBatchResponses, GetEntityConfigData, GetEntityConfigErrors, GetEntityConfigResponses, GetFeeQuoteData, GetFeeQuoteErrors, GetFeeQuoteResponses, GetPaymentConfigData, GetPaymentConfigErrors, GetPaymentConfigResponses, GetPayoutData, GetPayoutErrors, GetPayoutResponses, GetPendingTotalData, GetPendingTotalErrors, GetPendingTotalResponses, ListBanksData, ListBanksErrors, ListBanksResponses, ListBatchesData, ListBatchesErrors, ListBatchesResponses, ListBatchWithdrawalsData, ListBatchWithdrawalsErrors, ListBatchWithdrawalsResponses, ListPayoutHistoryData, ListPayoutHistoryErrors, ListPayoutHistoryResponses, UpdateBatchLabelData, UpdateBatchLabelErrors, UpdateBatchLabelResponses, UpdatePaymentConfigData, UpdatePaymentConfigErrors, UpdatePaymentConfigResponses } from './types.gen.ts';

export type Options<TData extends TDataShape = TDataShape, ThrowOnError extends boolean = boolean, TResponse = unknown> = Options2<TData, ThrowOnError, TResponse> & {
    /**
     * You can provide a client instance returned by `createClient()` instead of
     * individual options. This might be also useful if you want to implement a
     * custom client.
     */
    client?: Client;
    /**
     * You can pass arbitrary values through the `meta` object. This can be
     * used to access values that aren't defined as part of the SDK function.
     */
    meta?: Record<string, unknown>;
};

/**
 * Read the payment config
 *
 * The entity's payment config, or the defaults where none was saved.
 */
export const getPaymentConfig = <ThrowOnError extends boolean = true>(options?: Options<GetPaymentConfigData, ThrowOnError>) => (options?.client ?? client).get<GetPaymentConfigResponses, GetPaymentConfigErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/payments/config',
    ...options
});

/**
 * Replace the payment config
 *
 * Saves the whole config as a new version. Batches that wait for approval need the greater of the old and the new rule. 401 with an RFC 9470 challenge when the saved config requires a fresh sign-in.
 */
export const updatePaymentConfig = <ThrowOnError extends boolean = true>(options: Options<UpdatePaymentConfigData, ThrowOnError>) => (options.client ?? client).put<UpdatePaymentConfigResponses, UpdatePaymentConfigErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/payments/config',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Read the entity config
 *
 * The limits, rails and fees that the operator has set for the entity; 204 when there are none.
 */
export const getEntityConfig = <ThrowOnError extends boolean = true>(options?: Options<GetEntityConfigData, ThrowOnError>) => (options?.client ?? client).get<GetEntityConfigResponses, GetEntityConfigErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/payments/entity/config',
    ...options
});

/**
 * Read balances
 *
 * One entry a requested currency, for the designation in `type`.
 */
export const getAccountBalances = <ThrowOnError extends boolean = true>(options: Options<GetAccountBalancesData, ThrowOnError>) => (options.client ?? client).get<GetAccountBalancesResponses, GetAccountBalancesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/payments/account/balances/{type}',
    ...options
});

/**
 * Search the payout history
 *
 * Newest first. Filters narrow each other; all bounds are inclusive.
 */
export const listPayoutHistory = <ThrowOnError extends boolean = true>(options?: Options<ListPayoutHistoryData, ThrowOnError>) => (options?.client ?? client).get<ListPayoutHistoryResponses, ListPayoutHistoryErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/payments/payout/history',
    ...options
});

/**
 * Read one payout transaction
 *
 * One transaction of the payout history.
 */
export const getPayout = <ThrowOnError extends boolean = true>(options: Options<GetPayoutData, ThrowOnError>) => (options.client ?? client).get<GetPayoutResponses, GetPayoutErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/payments/payout/history/{id}',
    ...options
});

/**
 * List the banks that can be paid
 *
 * Every bank with its default branch code, account number lengths and rails, by display name.
 */
export const listBanks = <ThrowOnError extends boolean = true>(options?: Options<ListBanksData, ThrowOnError>) => (options?.client ?? client).get<ListBanksResponses, ListBanksErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/payments/bulk-withdrawals/banks',
    ...options
});

/**
 * List batches
 *
 * Newest first.
 */
export const listBatches = <ThrowOnError extends boolean = true>(options?: Options<ListBatchesData, ThrowOnError>) => (options?.client ?? client).get<ListBatchesResponses, ListBatchesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/payments/bulk-withdrawals/batches',
    ...options
});

/**
 * Create a batch
 *
 * Checks every withdrawal, freezes fees and digest, and waits for approval. Nothing is created when anything is wrong. The body may be sent with `Content-Encoding: gzip`.
 */
export const createBatch = <ThrowOnError extends boolean = true>(options: Options<CreateBatchData, ThrowOnError>) => (options.client ?? client).post<CreateBatchResponses, CreateBatchErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/payments/bulk-withdrawals/batches',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Read a batch
 *
 * One batch with its figures and approvals.
 */
export const getBatch = <ThrowOnError extends boolean = true>(options: Options<GetBatchData, ThrowOnError>) => (options.client ?? client).get<GetBatchResponses, GetBatchErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/payments/bulk-withdrawals/batches/{id}',
    ...options
});

/**
 * List the withdrawals of a batch
 *
 * By row number.
 */
export const listBatchWithdrawals = <ThrowOnError extends boolean = true>(options: Options<ListBatchWithdrawalsData, ThrowOnError>) => (options.client ?? client).get<ListBatchWithdrawalsResponses, ListBatchWithdrawalsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/payments/bulk-withdrawals/batches/{id}/withdrawals',
    ...options
});

/**
 * Quote the fees of a batch
 *
 * What the batch debits, what is available, and what is short. Answered in every state.
 */
export const getFeeQuote = <ThrowOnError extends boolean = true>(options: Options<GetFeeQuoteData, ThrowOnError>) => (options.client ?? client).get<GetFeeQuoteResponses, GetFeeQuoteErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/payments/bulk-withdrawals/batches/{id}/fee-quote',
    ...options
});

/**
 * Change the label of a batch
 *
 * The label is outside the digest and can be changed in any state.
 */
export const updateBatchLabel = <ThrowOnError extends boolean = true>(options: Options<UpdateBatchLabelData, ThrowOnError>) => (options.client ?? client).put<UpdateBatchLabelResponses, UpdateBatchLabelErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/payments/bulk-withdrawals/batches/{id}/label',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Approve a batch
 *
 * Records an approval of the content digest. The last one that is needed holds the money and sends the batch on its way. Nobody approves a batch that they created. An approved batch accepts another approval while one of its approvals has lapsed. 401 with an RFC 9470 challenge when the config asks for a fresh sign-in.
 */
export const approveBatch = <ThrowOnError extends boolean = true>(options: Options<ApproveBatchData, ThrowOnError>) => (options.client ?? client).post<ApproveBatchResponses, ApproveBatchErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/payments/bulk-withdrawals/batches/{id}/approve',
    ...options
});

/**
 * Cancel a batch
 *
 * Possible until the batch is released for payment. Nothing is sent, and what was held is released.
 */
export const cancelBatch = <ThrowOnError extends boolean = true>(options: Options<CancelBatchData, ThrowOnError>) => (options.client ?? client).post<CancelBatchResponses, CancelBatchErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/payments/bulk-withdrawals/batches/{id}/cancel',
    ...options
});

/**
 * Total what waits for approval
 *
 * One entry a currency over the batches that wait for approval.
 */
export const getPendingTotal = <ThrowOnError extends boolean = true>(options?: Options<GetPendingTotalData, ThrowOnError>) => (options?.client ?? client).get<GetPendingTotalResponses, GetPendingTotalErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/payments/bulk-withdrawals/pending-total',
    ...options
});
