// Generated from the OpenAPI documents by `npm run generate`. Do not edit.

import { client } from './client.gen.ts';
import type { Client, Options as Options2, TDataShape } from './client/index.ts';
import type { ApproveBatchData, ApproveBatchErrors, ApproveBatchResponses, CancelBatchData, CancelBatchErrors, CancelBatchResponses, CancelOrderData, CancelOrderErrors, CancelOrderResponses, CheckAgainstHistoryData, CheckAgainstHistoryErrors, CheckAgainstHistoryResponses, CreateBatchData, CreateBatchErrors, CreateBatchResponses, CreateSubaccountData, CreateSubaccountErrors, CreateSubaccountResponses, ExportPayoutsData, ExportPayoutsErrors, ExportPayoutsResponses, GetAccountBalancesData, GetAccountBalancesErrors, GetAccountBalancesResponses, GetBatchChangesData, GetBatchChangesErrors, GetBatchChangesResponses, GetBatchData, GetBatchErrors, GetBatchResponses, GetBrokerageQuoteData, GetBrokerageQuoteErrors, GetBrokerageQuoteResponses, GetEntityConfigData, GetEntityConfigErrors, GetEntityConfigResponses, GetFeeQuoteData, GetFeeQuoteErrors, GetFeeQuoteResponses, GetFullOrderBookData, GetFullOrderBookErrors, GetFullOrderBookResponses, GetOrderHistoryDetailData, GetOrderHistoryDetailErrors, GetOrderHistoryDetailResponses, GetOrderStatusData, GetOrderStatusErrors, GetOrderStatusResponses, GetPaymentConfigData, GetPaymentConfigErrors, GetPaymentConfigResponses, GetPayoutData, GetPayoutErrors, GetPayoutProofData, GetPayoutProofErrors, GetPayoutProofResponses, GetPayoutResponses, GetPendingTotalData, GetPendingTotalErrors, GetPendingTotalResponses, GetRecipientData, GetRecipientErrors, GetRecipientResponses, GetSessionData, GetSessionErrors, GetSessionResponses, GetSubaccountData, GetSubaccountErrors, GetSubaccountResponses, GetTradingStatusData, GetTradingStatusErrors, GetTradingStatusResponses, ListAllBalancesData, ListAllBalancesErrors, ListAllBalancesResponses, ListAuditData, ListAuditErrors, ListAuditResponses, ListBanksData, ListBanksErrors, ListBanksResponses, ListBatchesData, ListBatchesErrors, ListBatchesResponses, ListBatchWithdrawalsData, ListBatchWithdrawalsErrors, ListBatchWithdrawalsResponses, ListBrokerageInstructionsData, ListBrokerageInstructionsErrors, ListBrokerageInstructionsResponses, ListBucketsData, ListBucketsErrors, ListBucketsResponses, ListFundingHistoryData, ListFundingHistoryErrors, ListFundingHistoryResponses, ListLoanUpdatesData, ListLoanUpdatesErrors, ListLoanUpdatesResponses, ListOpenOrdersData, ListOpenOrdersErrors, ListOpenOrdersResponses, ListOpenPositionsData, ListOpenPositionsErrors, ListOpenPositionsResponses, ListOrderHistoryData, ListOrderHistoryErrors, ListOrderHistoryResponses, ListPairsData, ListPairsErrors, ListPairsResponses, ListPayoutDaysData, ListPayoutDaysErrors, ListPayoutDaysResponses, ListPayoutHistoryData, ListPayoutHistoryErrors, ListPayoutHistoryResponses, ListPublicTradesData, ListPublicTradesErrors, ListPublicTradesResponses, ListRecipientsData, ListRecipientsErrors, ListRecipientsResponses, ListRetryRowsData, ListRetryRowsErrors, ListRetryRowsResponses, ListSubaccountsData, ListSubaccountsErrors, ListSubaccountsResponses, ListTradeHistoryData, ListTradeHistoryErrors, ListTradeHistoryResponses, ListTransactionHistoryData, ListTransactionHistoryErrors, ListTransactionHistoryResponses, ListWaitingBatchesData, ListWaitingBatchesErrors, ListWaitingBatchesResponses, PlaceLimitOrderData, PlaceLimitOrderErrors, PlaceLimitOrderResponses, PreviewApprovalsData, PreviewApprovalsErrors, PreviewApprovalsResponses, SignOutData, SignOutErrors, SignOutResponses, StreamAccountEventsData, StreamAccountEventsErrors, StreamAccountEventsResponse, StreamAccountEventsResponses, StreamBatchEventsData, StreamBatchEventsErrors, StreamBatchEventsResponse, StreamBatchEventsResponses, StreamMarketEventsData, StreamMarketEventsErrors, StreamMarketEventsResponse, StreamMarketEventsResponses, UpdateBatchLabelData, UpdateBatchLabelErrors, UpdateBatchLabelResponses, UpdatePaymentConfigData, UpdatePaymentConfigErrors, UpdatePaymentConfigResponses } from './types.gen.ts';

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
    url: '/institution/payments/config',
    ...options
});

/**
 * Replace the payment config
 *
 * Saves the whole config as a new version. Batches that wait for approval need the greater of the old and the new rule. 401 with an RFC 9470 challenge when the saved config requires a fresh sign-in.
 */
export const updatePaymentConfig = <ThrowOnError extends boolean = true>(options: Options<UpdatePaymentConfigData, ThrowOnError>) => (options.client ?? client).put<UpdatePaymentConfigResponses, UpdatePaymentConfigErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/config',
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
    url: '/institution/payments/entity/config',
    ...options
});

/**
 * Read balances
 *
 * One entry a requested currency, for the designation in `type`.
 */
export const getAccountBalances = <ThrowOnError extends boolean = true>(options: Options<GetAccountBalancesData, ThrowOnError>) => (options.client ?? client).get<GetAccountBalancesResponses, GetAccountBalancesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/account/balances/{type}',
    ...options
});

/**
 * Search the payout history
 *
 * Newest first. Filters narrow each other; all bounds are inclusive.
 */
export const listPayoutHistory = <ThrowOnError extends boolean = true>(options?: Options<ListPayoutHistoryData, ThrowOnError>) => (options?.client ?? client).get<ListPayoutHistoryResponses, ListPayoutHistoryErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/payout/history',
    ...options
});

/**
 * Read one payout transaction
 *
 * One transaction of the payout history.
 */
export const getPayout = <ThrowOnError extends boolean = true>(options: Options<GetPayoutData, ThrowOnError>) => (options.client ?? client).get<GetPayoutResponses, GetPayoutErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/payout/history/{id}',
    ...options
});

/**
 * List the banks that can be paid
 *
 * Every bank with its default branch code, account number lengths and rails, by display name.
 */
export const listBanks = <ThrowOnError extends boolean = true>(options?: Options<ListBanksData, ThrowOnError>) => (options?.client ?? client).get<ListBanksResponses, ListBanksErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/bulk-withdrawals/banks',
    ...options
});

/**
 * List batches
 *
 * Newest first.
 */
export const listBatches = <ThrowOnError extends boolean = true>(options?: Options<ListBatchesData, ThrowOnError>) => (options?.client ?? client).get<ListBatchesResponses, ListBatchesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/bulk-withdrawals/batches',
    ...options
});

/**
 * Create a batch
 *
 * Checks every withdrawal, freezes fees and digest, and waits for approval. Nothing is created when anything is wrong. The body may be sent with `Content-Encoding: gzip`.
 */
export const createBatch = <ThrowOnError extends boolean = true>(options: Options<CreateBatchData, ThrowOnError>) => (options.client ?? client).post<CreateBatchResponses, CreateBatchErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/bulk-withdrawals/batches',
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
    url: '/institution/payments/bulk-withdrawals/batches/{id}',
    ...options
});

/**
 * List the withdrawals of a batch
 *
 * By row number.
 */
export const listBatchWithdrawals = <ThrowOnError extends boolean = true>(options: Options<ListBatchWithdrawalsData, ThrowOnError>) => (options.client ?? client).get<ListBatchWithdrawalsResponses, ListBatchWithdrawalsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/bulk-withdrawals/batches/{id}/withdrawals',
    ...options
});

/**
 * Quote the fees of a batch
 *
 * What the batch debits, what is available, and what is short. Answered in every state.
 */
export const getFeeQuote = <ThrowOnError extends boolean = true>(options: Options<GetFeeQuoteData, ThrowOnError>) => (options.client ?? client).get<GetFeeQuoteResponses, GetFeeQuoteErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/bulk-withdrawals/batches/{id}/fee-quote',
    ...options
});

/**
 * Change the label of a batch
 *
 * The label is outside the digest and can be changed in any state.
 */
export const updateBatchLabel = <ThrowOnError extends boolean = true>(options: Options<UpdateBatchLabelData, ThrowOnError>) => (options.client ?? client).put<UpdateBatchLabelResponses, UpdateBatchLabelErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/bulk-withdrawals/batches/{id}/label',
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
    url: '/institution/payments/bulk-withdrawals/batches/{id}/approve',
    ...options
});

/**
 * Cancel a batch
 *
 * Possible until the batch is released for payment. Nothing is sent, and what was held is released.
 */
export const cancelBatch = <ThrowOnError extends boolean = true>(options: Options<CancelBatchData, ThrowOnError>) => (options.client ?? client).post<CancelBatchResponses, CancelBatchErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/bulk-withdrawals/batches/{id}/cancel',
    ...options
});

/**
 * Total what waits for approval
 *
 * One entry a currency over the batches that wait for approval.
 */
export const getPendingTotal = <ThrowOnError extends boolean = true>(options?: Options<GetPendingTotalData, ThrowOnError>) => (options?.client ?? client).get<GetPendingTotalResponses, GetPendingTotalErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/bulk-withdrawals/pending-total',
    ...options
});

/**
 * Read who is signed in
 *
 * 401 when nobody is.
 */
export const getSession = <ThrowOnError extends boolean = true>(options?: Options<GetSessionData, ThrowOnError>) => (options?.client ?? client).get<GetSessionResponses, GetSessionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/session',
    ...options
});

/**
 * Sign out
 *
 * Ends the session here and, where the identity provider offers it, there: the answer says where to go next.
 */
export const signOut = <ThrowOnError extends boolean = true>(options?: Options<SignOutData, ThrowOnError>) => (options?.client ?? client).post<SignOutResponses, SignOutErrors, ThrowOnError>({ url: '/app/session/sign-out', ...options });

/**
 * Count payouts by day and status
 *
 * DEBIT payouts of one currency over the latest days, oldest first; days without payouts are absent.
 */
export const listPayoutDays = <ThrowOnError extends boolean = true>(options?: Options<ListPayoutDaysData, ThrowOnError>) => (options?.client ?? client).get<ListPayoutDaysResponses, ListPayoutDaysErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/payout-days',
    ...options
});

/**
 * List the batches that wait for me
 *
 * Batches that the caller may approve now, the one that expires first at the top; 50 at most.
 */
export const listWaitingBatches = <ThrowOnError extends boolean = true>(options?: Options<ListWaitingBatchesData, ThrowOnError>) => (options?.client ?? client).get<ListWaitingBatchesResponses, ListWaitingBatchesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/waiting-batches',
    ...options
});

/**
 * Compare a batch with earlier ones
 *
 * Against the payouts before the batch was created that were not failed.
 */
export const getBatchChanges = <ThrowOnError extends boolean = true>(options: Options<GetBatchChangesData, ThrowOnError>) => (options.client ?? client).get<GetBatchChangesResponses, GetBatchChangesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/batches/{id}/changes',
    ...options
});

/**
 * Take the failed rows of a batch
 *
 * Every withdrawal that FAILED or was REVERSED, in the form that a new batch takes. Answered once the batch has ended.
 */
export const listRetryRows = <ThrowOnError extends boolean = true>(options: Options<ListRetryRowsData, ThrowOnError>) => (options.client ?? client).get<ListRetryRowsResponses, ListRetryRowsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/batches/{id}/retry-rows',
    ...options
});

/**
 * Look rows up in what was paid before
 *
 * Possible duplicates within the duplicate window, and people whose bank details differ. Changes nothing.
 */
export const checkAgainstHistory = <ThrowOnError extends boolean = true>(options: Options<CheckAgainstHistoryData, ThrowOnError>) => (options.client ?? client).post<CheckAgainstHistoryResponses, CheckAgainstHistoryErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/history-check',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Follow a batch
 *
 * Server-sent events: `batch`, each with the whole BulkWithdrawalBatchForDisplay as data, at once and at every change (two a second at most); `ping` every 15 seconds. The stream ends when the batch can change no more.
 */
export const streamBatchEvents = <ThrowOnError extends boolean = true>(options: Options<StreamBatchEventsData, ThrowOnError, StreamBatchEventsResponse>) => (options.client ?? client).sse.get<StreamBatchEventsResponses, StreamBatchEventsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/batches/{id}/events',
    ...options
});

/**
 * Search the recipients
 *
 * By name, account number or external id; the one paid last at the top.
 */
export const listRecipients = <ThrowOnError extends boolean = true>(options?: Options<ListRecipientsData, ThrowOnError>) => (options?.client ?? client).get<ListRecipientsResponses, ListRecipientsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/recipients',
    ...options
});

/**
 * Read a recipient
 *
 * Their payments are read from the payout history by `beneficiaryId`.
 */
export const getRecipient = <ThrowOnError extends boolean = true>(options: Options<GetRecipientData, ThrowOnError>) => (options.client ?? client).get<GetRecipientResponses, GetRecipientErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/recipients/{id}',
    ...options
});

/**
 * Prove a payout
 *
 * The payout with its timeline, approvals and ledger postings.
 */
export const getPayoutProof = <ThrowOnError extends boolean = true>(options: Options<GetPayoutProofData, ThrowOnError>) => (options.client ?? client).get<GetPayoutProofResponses, GetPayoutProofErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/payouts/{id}/proof',
    ...options
});

/**
 * Export payouts as CSV
 *
 * Exactly what the filters of the payout history find, streamed; cells are safe to open in a spreadsheet.
 */
export const exportPayouts = <ThrowOnError extends boolean = true>(options?: Options<ExportPayoutsData, ThrowOnError>) => (options?.client ?? client).get<ExportPayoutsResponses, ExportPayoutsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/payouts.csv',
    ...options
});

/**
 * Preview who must sign
 *
 * Tries approval rules on amounts. Changes nothing; a set of rules that cannot be saved is refused like a save.
 */
export const previewApprovals = <ThrowOnError extends boolean = true>(options: Options<PreviewApprovalsData, ThrowOnError>) => (options.client ?? client).post<PreviewApprovalsResponses, PreviewApprovalsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/approvals-preview',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Read the audit log
 *
 * Newest first.
 */
export const listAudit = <ThrowOnError extends boolean = true>(options?: Options<ListAuditData, ThrowOnError>) => (options?.client ?? client).get<ListAuditResponses, ListAuditErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/audit',
    ...options
});

/**
 * Read whether the exchange can be used
 *
 * Asks the exchange when nobody has done so in the last seconds.
 */
export const getTradingStatus = <ThrowOnError extends boolean = true>(options?: Options<GetTradingStatusData, ThrowOnError>) => (options?.client ?? client).get<GetTradingStatusResponses, GetTradingStatusErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/trading/status',
    ...options
});

/**
 * Follow an account of the exchange
 *
 * Server-sent events: `exchange`, each with a message of the exchange as it sent it, `{type, currencyPairSymbol?, data}`; `status` with `{connected}`, at once and when the way to the exchange breaks or is back; `ping` every 15 seconds. What happened while it was broken is not told again: read what is there when `connected` turns true. Types: ORDER_PROCESSED, ORDER_STATUS_UPDATE, FAILED_ORDER, OPEN_ORDERS_UPDATE, BALANCE_UPDATE, NEW_ACCOUNT_TRADE.
 */
export const streamAccountEvents = <ThrowOnError extends boolean = true>(options?: Options<StreamAccountEventsData, ThrowOnError, StreamAccountEventsResponse>) => (options?.client ?? client).sse.get<StreamAccountEventsResponses, StreamAccountEventsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/trading/account-events',
    ...options
});

/**
 * Follow a pair of the exchange
 *
 * Server-sent events: `exchange`, each with a message of the exchange as it sent it, `{type, currencyPairSymbol?, data}`; `status` with `{connected}`, at once and when the way to the exchange breaks or is back; `ping` every 15 seconds. What happened while it was broken is not told again: read what is there when `connected` turns true. Types: AGGREGATED_ORDERBOOK_UPDATE, NEW_TRADE, NEW_TRADE_BUCKET, MARKET_SUMMARY_UPDATE.
 */
export const streamMarketEvents = <ThrowOnError extends boolean = true>(options: Options<StreamMarketEventsData, ThrowOnError, StreamMarketEventsResponse>) => (options.client ?? client).sse.get<StreamMarketEventsResponses, StreamMarketEventsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/trading/market-events',
    ...options
});

/**
 * List the transactions of the account
 *
 * Newest first. Without times the latest 30 days, unless `beforeId` is given. A value is before its fee: a balance changes by credit less debit less fee.
 */
export const listTransactionHistory = <ThrowOnError extends boolean = true>(options?: Options<ListTransactionHistoryData, ThrowOnError>) => (options?.client ?? client).get<ListTransactionHistoryResponses, ListTransactionHistoryErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'outlay_session',
            type: 'apiKey'
        }],
    url: '/trading/v1/account/transactionhistory',
    ...options
});

/**
 * List past and present orders
 *
 * Latest change first. Times filter on orderUpdatedAt. Cancelled orders of which nothing was executed are left out unless showZeroVolumeCancels is true.
 */
export const listOrderHistory = <ThrowOnError extends boolean = true>(options?: Options<ListOrderHistoryData, ThrowOnError>) => (options?.client ?? client).get<ListOrderHistoryResponses, ListOrderHistoryErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'outlay_session',
            type: 'apiKey'
        }],
    url: '/trading/v1/orders/history',
    ...options
});

/**
 * Quote a conversion
 *
 * An indication only. It may route over one currency between. Nothing is ordered.
 */
export const getBrokerageQuote = <ThrowOnError extends boolean = true>(options: Options<GetBrokerageQuoteData, ThrowOnError>) => (options.client ?? client).post<GetBrokerageQuoteResponses, GetBrokerageQuoteErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'outlay_session',
            type: 'apiKey'
        }],
    url: '/trading/v2/brokerage/quote',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Read the instruction of a conversion
 *
 * A list with the one instruction of this order.
 */
export const listBrokerageInstructions = <ThrowOnError extends boolean = true>(options: Options<ListBrokerageInstructionsData, ThrowOnError>) => (options.client ?? client).get<ListBrokerageInstructionsResponses, ListBrokerageInstructionsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'outlay_session',
            type: 'apiKey'
        }],
    url: '/trading/v2/brokerage/history/{orderId}',
    ...options
});

/**
 * Read the balances of all accounts
 *
 * The primary account and its subaccounts; what is zero is left out.
 */
export const listAllBalances = <ThrowOnError extends boolean = true>(options?: Options<ListAllBalancesData, ThrowOnError>) => (options?.client ?? client).get<ListAllBalancesResponses, ListAllBalancesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'outlay_session',
            type: 'apiKey'
        }],
    url: '/trading/v1/account/balances/all',
    ...options
});

/**
 * List open orders
 *
 * The orders that rest in the books, newest first.
 */
export const listOpenOrders = <ThrowOnError extends boolean = true>(options?: Options<ListOpenOrdersData, ThrowOnError>) => (options?.client ?? client).get<ListOpenOrdersResponses, ListOpenOrdersErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'outlay_session',
            type: 'apiKey'
        }],
    url: '/trading/v1/orders/open',
    ...options
});

/**
 * List the trades of the account
 *
 * Newest first. Without times the latest 30 days, unless `beforeId` is given.
 */
export const listTradeHistory = <ThrowOnError extends boolean = true>(options?: Options<ListTradeHistoryData, ThrowOnError>) => (options?.client ?? client).get<ListTradeHistoryResponses, ListTradeHistoryErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'outlay_session',
            type: 'apiKey'
        }],
    url: '/trading/v1/account/tradehistory',
    ...options
});

/**
 * Read every status that an order had
 *
 * The latest first.
 */
export const getOrderHistoryDetail = <ThrowOnError extends boolean = true>(options: Options<GetOrderHistoryDetailData, ThrowOnError>) => (options.client ?? client).get<GetOrderHistoryDetailResponses, GetOrderHistoryDetailErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'outlay_session',
            type: 'apiKey'
        }],
    url: '/trading/v1/orders/history/detail/orderid/{orderId}',
    ...options
});

/**
 * Place a limit order
 *
 * Accepted at once. Its outcome is learned later, over the WebSocket or by reading the order; a failure is a failed order with its reason, no HTTP error.
 */
export const placeLimitOrder = <ThrowOnError extends boolean = true>(options: Options<PlaceLimitOrderData, ThrowOnError>) => (options.client ?? client).post<PlaceLimitOrderResponses, PlaceLimitOrderErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'outlay_session',
            type: 'apiKey'
        }],
    url: '/trading/v1/orders/limit',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Read the status of an order
 *
 * The latest status.
 */
export const getOrderStatus = <ThrowOnError extends boolean = true>(options: Options<GetOrderStatusData, ThrowOnError>) => (options.client ?? client).get<GetOrderStatusResponses, GetOrderStatusErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'outlay_session',
            type: 'apiKey'
        }],
    url: '/trading/v1/orders/{currencyPair}/orderid/{orderId}',
    ...options
});

/**
 * Read one subaccount
 *
 * Includes the customer's data, if any. The dashboard's gateway leaves out all of it but identityType unless the caller is TRADER or ADMIN.
 */
export const getSubaccount = <ThrowOnError extends boolean = true>(options: Options<GetSubaccountData, ThrowOnError>) => (options.client ?? client).get<GetSubaccountResponses, GetSubaccountErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'outlay_session',
            type: 'apiKey'
        }],
    url: '/trading/v1/account/subaccount/{accountPublicId}',
    ...options
});

/**
 * Create a subaccount
 *
 * A proprietary one by its label; a customer with the data that the law asks for, where that was enabled for the client. Label, identityNumber and cellNumber are unique.
 */
export const createSubaccount = <ThrowOnError extends boolean = true>(options: Options<CreateSubaccountData, ThrowOnError>) => (options.client ?? client).post<CreateSubaccountResponses, CreateSubaccountErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'outlay_session',
            type: 'apiKey'
        }],
    url: '/trading/v1/account/subaccount',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List the subaccounts
 *
 * With the primary account, whose id is 0.
 */
export const listSubaccounts = <ThrowOnError extends boolean = true>(options?: Options<ListSubaccountsData, ThrowOnError>) => (options?.client ?? client).get<ListSubaccountsResponses, ListSubaccountsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'outlay_session',
            type: 'apiKey'
        }],
    url: '/trading/v1/account/subaccounts',
    ...options
});

/**
 * List the changes of loan offers
 *
 * Newest first; at most 31 days in one call, the latest 31 without times.
 */
export const listLoanUpdates = <ThrowOnError extends boolean = true>(options: Options<ListLoanUpdatesData, ThrowOnError>) => (options.client ?? client).get<ListLoanUpdatesResponses, ListLoanUpdatesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'outlay_session',
            type: 'apiKey'
        }],
    url: '/trading/v1/loans/update-history',
    ...options
});

/**
 * List the funding of positions
 *
 * Newest first; the latest 30 days without times.
 */
export const listFundingHistory = <ThrowOnError extends boolean = true>(options: Options<ListFundingHistoryData, ThrowOnError>) => (options.client ?? client).get<ListFundingHistoryResponses, ListFundingHistoryErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'outlay_session',
            type: 'apiKey'
        }],
    url: '/trading/v1/positions/funding/history',
    ...options
});

/**
 * List price buckets
 *
 * Newest first; times must not span more than 300 buckets.
 */
export const listBuckets = <ThrowOnError extends boolean = true>(options: Options<ListBucketsData, ThrowOnError>) => (options.client ?? client).get<ListBucketsResponses, ListBucketsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'outlay_session',
            type: 'apiKey'
        }],
    url: '/trading/v1/public/{currencyPair}/buckets',
    ...options
});

/**
 * Read the full order book
 *
 * Orders at one price are not put together.
 */
export const getFullOrderBook = <ThrowOnError extends boolean = true>(options: Options<GetFullOrderBookData, ThrowOnError>) => (options.client ?? client).get<GetFullOrderBookResponses, GetFullOrderBookErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'outlay_session',
            type: 'apiKey'
        }],
    url: '/trading/v1/public/{currencyPair}/orderbook/full',
    ...options
});

/**
 * List the markets
 *
 * An addition of ours: what can be traded, and within which bounds.
 */
export const listPairs = <ThrowOnError extends boolean = true>(options?: Options<ListPairsData, ThrowOnError>) => (options?.client ?? client).get<ListPairsResponses, ListPairsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'outlay_session',
            type: 'apiKey'
        }],
    url: '/trading/v1/public/pairs',
    ...options
});

/**
 * List the last trades of a market
 *
 * An addition of ours: what was traded before a client began to follow the stream. Newest first.
 */
export const listPublicTrades = <ThrowOnError extends boolean = true>(options: Options<ListPublicTradesData, ThrowOnError>) => (options.client ?? client).get<ListPublicTradesResponses, ListPublicTradesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'outlay_session',
            type: 'apiKey'
        }],
    url: '/trading/v1/public/{currencyPair}/trades',
    ...options
});

/**
 * Cancel an open order
 *
 * An addition of ours: an order that can be placed can be cancelled. Answers without a body; the outcome is learned later.
 */
export const cancelOrder = <ThrowOnError extends boolean = true>(options: Options<CancelOrderData, ThrowOnError>) => (options.client ?? client).delete<CancelOrderResponses, CancelOrderErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'outlay_session',
            type: 'apiKey'
        }],
    url: '/trading/v1/orders/order',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List open positions (ours)
 *
 * As they stand at this moment, in order of pairs. An addition to the seed, whose operations show funding alone.
 */
export const listOpenPositions = <ThrowOnError extends boolean = true>(options?: Options<ListOpenPositionsData, ThrowOnError>) => (options?.client ?? client).get<ListOpenPositionsResponses, ListOpenPositionsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'outlay_session',
            type: 'apiKey'
        }],
    url: '/trading/v1/positions/open',
    ...options
});
