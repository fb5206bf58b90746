// Generated from the OpenAPI documents by `npm run generate`. Never edited.

export type ClientOptions = {
    baseUrl: `${string}://${string}/trading` | (string & {});
};

/**
 * What is to be converted.
 */
export type BrokerageQuoteRequest = {
    /**
     * A plain decimal number as text.
     */
    payAmount: string | number;
    payCurrency: string;
    receiveCurrency: string;
    /**
     * A fraction from 0 to 0.999; 0 when absent.
     */
    feeRate?: string | number;
    /**
     * The pay currency: taken before the order; so it is when absent. The receive currency: taken of what arrives.
     */
    feeCurrency?: string;
    /**
     * A 64-bit integer; another account than the one that pays. Needed with a fee.
     */
    feeAccountId?: number | number | string;
    customerOrderId?: string;
};

/**
 * A limit order. Unknown fields are refused, so that an order never trades without an instruction that was sent with it.
 */
export type LimitOrderRequest = {
    side: 'BUY' | 'SELL';
    /**
     * In the base currency; what is finer than the pair's base decimals is cut off.
     */
    quantity: string | number;
    /**
     * In the quote currency, a multiple of the pair's tick.
     */
    price: string | number;
    pair: string;
    /**
     * True places a maker order, which fails if it would match at once.
     */
    postOnly?: boolean;
    /**
     * True makes the order post-only: if it would match, it rests one tick behind the best price of the other side instead.
     */
    postOnlyReprice?: boolean;
    /**
     * Letters, digits and dashes; unique among the account's open orders.
     */
    customerOrderId?: string;
    timeInForce?: 'GTC' | 'FOK' | 'IOC';
    /**
     * Borrow what is missing; for subaccounts that margin is enabled for.
     */
    allowMargin?: boolean;
    /**
     * Only reduce a position; for perpetual futures.
     */
    reduceOnly?: boolean;
};

/**
 * Only the label for a proprietary subaccount; every required field of CustomerDetails for a customer.
 */
export type SubaccountRequest = {
    /**
     * Letters, digits, spaces and hyphens; unique among the subaccounts.
     */
    label: string;
    firstName?: string;
    lastName?: string;
    dateOfBirth?: string;
    residentialCountry?: string;
    identityIssuingCountry?: string;
    identityType?: 'PASSPORT' | 'ID_CARD' | 'DRIVERS_LICENSE';
    identityNumber?: string;
    identityExpiryDate?: string;
    cellNumber?: string;
    email?: string;
    purpose?: 'TRADING' | 'TRANSACTIONS_AND_PAYMENTS' | 'MARKET_MAKING' | 'BUYING' | 'SAVINGS_AND_INVESTMENTS' | 'ARBITRAGE_TRADING' | 'OTC_TRADING' | 'CRYPTOCURRENCY_BROKERING' | 'REFERRALS_AND_COMPETITIONS';
    employmentStatus?: 'EMPLOYED_FULL_TIME' | 'EMPLOYED_PART_TIME' | 'FREELANCER' | 'RETIRED' | 'SELF_EMPLOYED' | 'STUDENT' | 'UNEMPLOYED';
    sourceOfFunds?: 'ALLOWANCE' | 'BUSINESS_PROFITS' | 'CRYPTOCURRENCY_TRANSACTIONS' | 'INHERITANCE' | 'INTEREST_DIVIDENDS' | 'PENSION' | 'SALARY_WAGES' | 'GOVERNMENT_GRANTS' | 'SAVINGS';
};

/**
 * Which order to cancel: by its id or by the reference that the client gave.
 */
export type CancelOrderRequest = {
    orderId?: string;
    customerOrderId?: string;
    pair: string;
};

/**
 * RFC 9457 problem details, with the body of the exchange inside where the exchange refused.
 */
export type TradingProblem = {
    type: string;
    title: string;
    status: number;
    detail: string;
    code: string;
    instance: string;
    errors: Array<{
        path: string;
        code: string;
        message: string;
    }>;
    /**
     * What the exchange answered, where it refused.
     */
    exchange?: {
        [key: string]: unknown;
    } | null;
};

/**
 * One movement on an account.
 */
export type TransactionHistoryItem = {
    /**
     * The cursor of `beforeId`.
     */
    id: string;
    transactionType: {
        type: 'LIMIT_BUY' | 'LIMIT_SELL' | 'MARKET_BUY' | 'MARKET_SELL' | 'SIMPLE_BUY' | 'SIMPLE_SELL' | 'AUTO_BUY' | 'MAKER_REWARD' | 'BLOCKCHAIN_RECEIVE' | 'BLOCKCHAIN_SEND' | 'FIAT_DEPOSIT' | 'FIAT_WITHDRAWAL' | 'REFERRAL_REBATE' | 'REFERRAL_REWARD' | 'PROMOTIONAL_REBATE' | 'INTERNAL_TRANSFER' | 'FIAT_WITHDRAWAL_REVERSAL' | 'PAYMENT_SENT' | 'PAYMENT_RECEIVED' | 'PAYMENT_REVERSED' | 'PAYMENT_REWARD' | 'OFF_CHAIN_BLOCKCHAIN_WITHDRAW' | 'OFF_CHAIN_BLOCKCHAIN_DEPOSIT' | 'SIMPLE_SWAP_BUY' | 'SIMPLE_SWAP_SELL' | 'SIMPLE_SWAP_FAILURE_REVERSAL' | 'ACCOUNT_FUNDING' | 'FUND' | 'FIAT_WITHDRAWAL_FEE_REVERSAL' | 'CREDIT_CARD_DEPOSIT' | 'SPOT_BORROW_INTEREST_CHARGE' | 'SPOT_LEND_INTEREST_PAYMENT';
        description: string;
    };
    debitCurrency?: CurrencySymbol;
    debitValue?: Decimal;
    creditCurrency?: CurrencySymbol;
    /**
     * Before the fee.
     */
    creditValue?: Decimal;
    feeCurrency?: CurrencySymbol;
    feeValue?: Decimal;
    eventAt: ExchangeTime;
    additionalInfo: {
        sourceTransactionId?: string;
        costPerCoin?: number;
        costPerCoinSymbol?: string;
        currencyPairSymbol?: string;
        orderId?: string;
    };
};

/**
 * The code of a currency of the exchange.
 */
export type CurrencySymbol = string;

/**
 * A plain decimal number as text.
 */
export type Decimal = string;

/**
 * ISO 8601 in UTC.
 */
export type ExchangeTime = string;

/**
 * An order as it stands, with what it brought.
 */
export type OrderHistoryItem = {
    orderId: string;
    /**
     * The reference that the client gave.
     */
    customerOrderId?: string;
    /**
     * The label of the status, such as Placed or Filled.
     */
    orderStatusType: string;
    /**
     * The number of the status (ours).
     */
    orderStatusId: number;
    /**
     * The currency pair; empty for a conversion that found no route.
     */
    currencyPair: string;
    averagePrice: Decimal;
    originalPrice: Decimal;
    remainingQuantity: Decimal;
    originalQuantity: Decimal;
    total: Decimal;
    totalExecutedQuantity: Decimal;
    /**
     * Below zero is a reward.
     */
    totalFee: Decimal;
    feeCurrency: string;
    orderSide: Side;
    orderType: OrderType;
    failedReason: string;
    orderUpdatedAt: ExchangeTime;
    orderCreatedAt: ExchangeTime;
    timeInForce: TimeInForce;
};

export type Side = 'buy' | 'sell';

export type OrderType = 'limit' | 'post-only limit' | 'market' | 'simple' | 'stop-loss-limit' | 'take-profit-limit' | 'limit-reduce-only';

/**
 * GTC stays until filled or cancelled; FOK fills whole and at once or not at all; IOC fills what it can at once.
 */
export type TimeInForce = 'GTC' | 'FOK' | 'IOC';

/**
 * An indication of what a conversion would bring at this moment; not guaranteed.
 */
export type BrokerageQuote = {
    requestPayAmount: Decimal;
    actualPayAmount: Decimal;
    payCurrency: CurrencySymbol;
    receiveCurrency: CurrencySymbol;
    receiveAmount: Decimal;
    averagePrice: Decimal;
    leg1CurrencyPair: CurrencyPair;
    leg2CurrencyPair?: CurrencyPair;
    averagePriceInPayCurrency: Decimal;
    averagePriceInReceiveCurrency: Decimal;
    feeRate: Decimal;
    feeAmount: Decimal;
    feeCurrency: CurrencySymbol;
    /**
     * The number of an account: a 64-bit integer.
     */
    feeAccountId?: number | number;
    customerOrderId?: string;
    leg1TradeFeeAmount: Decimal;
    leg1TradeFeeCurrency: CurrencySymbol;
    /**
     * Absent on a direct pair.
     */
    leg2TradeFeeAmount?: Decimal;
    leg2TradeFeeCurrency?: CurrencySymbol;
};

/**
 * Base and quote in one; PERP at the end of a perpetual.
 */
export type CurrencyPair = string;

/**
 * A conversion that was instructed.
 */
export type BrokerageInstruction = {
    identifier: string;
    orderId: string;
    transferId: string;
    /**
     * The number of an account: a 64-bit integer.
     */
    accountId: number | number;
    /**
     * The number of an account: a 64-bit integer.
     */
    feeAccountId: number | number;
    requestedPayAmount: Decimal;
    actualPayAmount: Decimal;
    payCurrency: CurrencySymbol;
    receiveCurrency: CurrencySymbol;
    receiveAmount: Decimal;
    feeRate: Decimal;
    feeCurrency: CurrencySymbol;
    feeAmount: Decimal;
    customerOrderId?: string;
    createdAt: EpochMillis;
    status: 'PROCESSING' | 'COMPLETED' | 'FAILED';
    leg1TradeFeeAmount: Decimal;
    leg1TradeFeeCurrency: CurrencySymbol;
    /**
     * Absent on a direct pair.
     */
    leg2TradeFeeAmount?: Decimal;
    leg2TradeFeeCurrency?: CurrencySymbol;
};

/**
 * Epoch milliseconds.
 */
export type EpochMillis = number;

/**
 * The balances of one account that are not zero.
 */
export type BalanceGroup = {
    account: AccountLabel;
    balances: Array<BalanceEntry>;
};

/**
 * An account by its name.
 */
export type AccountLabel = {
    label: string;
    /**
     * "0" is the primary account.
     */
    id: string;
};

/**
 * What an account has of a currency: total is available and reserved.
 */
export type BalanceEntry = {
    currency: CurrencySymbol;
    available: Decimal;
    reserved: Decimal;
    total: Decimal;
    updatedAt: ExchangeTime;
    lendReserved: Decimal;
    borrowReserved: Decimal;
    borrowedAmount: Decimal;
};

/**
 * An order that rests in the book.
 */
export type OpenOrder = {
    orderId: string;
    /**
     * The reference that the client gave.
     */
    customerOrderId?: string;
    side: Side;
    remainingQuantity: Decimal;
    price: Decimal;
    currencyPair: CurrencyPair;
    createdAt: ExchangeTime;
    originalQuantity: Decimal;
    filledPercentage: string;
    updatedAt: ExchangeTime;
    /**
     * The label of the status, such as Placed or Filled.
     */
    status: string;
    type: OrderType;
    timeInForce: TimeInForce;
    allowMargin: boolean;
};

/**
 * A trade of the account.
 */
export type AccountTrade = {
    id: string;
    orderId: string;
    price: Decimal;
    quantity: Decimal;
    currencyPair: CurrencyPair;
    tradedAt: ExchangeTime;
    side: Side;
    sequenceId: number;
    /**
     * Below zero is a maker's reward.
     */
    fee: Decimal;
    feeCurrency: CurrencySymbol;
};

/**
 * A status that an order had, with what was executed as it changed to it.
 */
export type OrderStatusDetail = {
    orderId: string;
    /**
     * The reference that the client gave.
     */
    customerOrderId?: string;
    /**
     * The label of the status, such as Placed or Filled.
     */
    orderStatusType: string;
    /**
     * The number of the status (ours).
     */
    orderStatusId: number;
    /**
     * The currency pair; empty for a conversion that found no route.
     */
    currencyPair: string;
    originalPrice: Decimal;
    remainingQuantity: Decimal;
    originalQuantity: Decimal;
    orderSide: Side;
    orderType: OrderType;
    failedReason: string;
    orderUpdatedAt: ExchangeTime;
    orderCreatedAt: ExchangeTime;
    timeInForce: TimeInForce;
    executedFee: Decimal;
    executedPrice: Decimal;
    executedQuantity: Decimal;
};

/**
 * The order was accepted; what becomes of it is told later.
 */
export type OrderAccepted = {
    id: string;
    /**
     * The reference that the client gave.
     */
    customerOrderId?: string;
};

/**
 * The status of an order.
 */
export type OrderStatusRecord = {
    orderId: string;
    /**
     * The reference that the client gave.
     */
    customerOrderId?: string;
    /**
     * The label of the status, such as Placed or Filled.
     */
    orderStatusType: string;
    /**
     * The number of the status (ours).
     */
    orderStatusId: number;
    /**
     * The currency pair; empty for a conversion that found no route.
     */
    currencyPair: string;
    originalPrice: Decimal;
    remainingQuantity: Decimal;
    originalQuantity: Decimal;
    orderSide: Side;
    orderType: OrderType;
    failedReason: string;
    orderUpdatedAt: ExchangeTime;
    orderCreatedAt: ExchangeTime;
    timeInForce: TimeInForce;
};

/**
 * A subaccount; the customer's data where there is any.
 */
export type Subaccount = {
    id: string;
    label: string;
    firstName?: string;
    lastName?: string;
    dateOfBirth?: string;
    residentialCountry?: string;
    identityIssuingCountry?: string;
    identityType?: 'PASSPORT' | 'ID_CARD' | 'DRIVERS_LICENSE';
    identityNumber?: string;
    identityExpiryDate?: string;
    cellNumber?: string;
    email?: string;
    purpose?: 'TRADING' | 'TRANSACTIONS_AND_PAYMENTS' | 'MARKET_MAKING' | 'BUYING' | 'SAVINGS_AND_INVESTMENTS' | 'ARBITRAGE_TRADING' | 'OTC_TRADING' | 'CRYPTOCURRENCY_BROKERING' | 'REFERRALS_AND_COMPETITIONS';
    employmentStatus?: 'EMPLOYED_FULL_TIME' | 'EMPLOYED_PART_TIME' | 'FREELANCER' | 'RETIRED' | 'SELF_EMPLOYED' | 'STUDENT' | 'UNEMPLOYED';
    sourceOfFunds?: 'ALLOWANCE' | 'BUSINESS_PROFITS' | 'CRYPTOCURRENCY_TRANSACTIONS' | 'INHERITANCE' | 'INTEREST_DIVIDENDS' | 'PENSION' | 'SALARY_WAGES' | 'GOVERNMENT_GRANTS' | 'SAVINGS';
};

/**
 * The new subaccount.
 */
export type SubaccountCreated = {
    id: string;
};

/**
 * A change of a loan offer.
 */
export type LoanUpdate = {
    loanId: string;
    currency: CurrencySymbol;
    totalAmount: Decimal;
    availableAmount: Decimal;
    usedAmount: Decimal;
    hourlyRate: Decimal;
    createdAt: EpochMillis;
    updatedAt: EpochMillis;
    loanHistoryUpdateType: 'CREATE' | 'INCREASE' | 'REDUCE' | 'RATE_CHANGE';
};

/**
 * An hour's funding of a position.
 */
export type FundingItem = {
    currencyPair: CurrencyPair;
    side: Side;
    createdAt: ExchangeTime;
    /**
     * Above zero longs paid shorts.
     */
    fundingRate: Decimal;
    /**
     * Above zero was received.
     */
    fundingAmount: Decimal;
    /**
     * What the position was worth at the mark price, in the quote currency.
     */
    positionTotal: Decimal;
    positionId: string;
};

/**
 * What was traded in a period.
 */
export type PriceBucket = {
    currencyPairSymbol: CurrencyPair;
    bucketPeriodInSeconds: number;
    startTime: ExchangeTime;
    open: Decimal;
    high: Decimal;
    low: Decimal;
    close: Decimal;
    volume: Decimal;
    quoteVolume: Decimal;
};

/**
 * Every order: asks from the lowest price up, bids from the highest down, of one price the oldest first.
 */
export type FullOrderBook = {
    Asks: Array<BookEntry>;
    Bids: Array<BookEntry>;
    LastChange: ExchangeTime;
    SequenceNumber: number;
};

/**
 * An order of the book.
 */
export type BookEntry = {
    side: Side;
    quantity: Decimal;
    price: Decimal;
    currencyPair: CurrencyPair;
    id: string;
    positionAtPrice: number;
};

/**
 * A market and its bounds.
 */
export type PairDescription = {
    symbol: CurrencyPair;
    baseCurrency: CurrencySymbol;
    quoteCurrency: CurrencySymbol;
    shortName: string;
    active: boolean;
    minBaseAmount: Decimal;
    maxBaseAmount: Decimal;
    minQuoteAmount: Decimal;
    maxQuoteAmount: Decimal;
    tickSize: Decimal;
    baseDecimalPlaces: string;
    marginTradingAllowed: boolean;
    currencyPairType: 'SPOT' | 'FUTURE';
    /**
     * An addition of ours: the fraction that a taker pays.
     */
    takerFeeRate?: Decimal;
    /**
     * An addition of ours: the fraction that a maker is paid.
     */
    makerRewardRate?: Decimal;
};

/**
 * A trade of a market.
 */
export type PublicTrade = {
    id: string;
    price: Decimal;
    quantity: Decimal;
    currencyPair: CurrencyPair;
    tradedAt: ExchangeTime;
    takerSide: Side;
    sequenceId: number;
};

/**
 * A position in a perpetual that is not closed (ours). Amounts are in the quote currency.
 */
export type OpenPosition = {
    currencyPair: CurrencyPair;
    /**
     * buy is long, sell is short.
     */
    side: Side;
    quantity: Decimal;
    averageEntryPrice: Decimal;
    /**
     * What positions are judged by; absent while the market has no price.
     */
    markPrice?: Decimal;
    /**
     * Of the quantity at the mark price.
     */
    value?: Decimal;
    /**
     * What closing at the mark price would bring, before fees.
     */
    unrealisedPnl?: Decimal;
    /**
     * Held for this position.
     */
    margin: Decimal;
    /**
     * What must stand behind it, or it is liquidated.
     */
    maintenanceMargin?: Decimal;
    /**
     * About the mark price at which the account's positions would be liquidated, everything else unchanged; absent when no price does that.
     */
    liquidationPrice?: Decimal;
    quoteCurrency: string;
    /**
     * As in the funding history.
     */
    positionId: string;
};

export type ListTransactionHistoryData = {
    body?: never;
    headers?: {
        /**
         * The subaccount to act for; absent or empty is the primary account.
         */
        'X-SERVICE-SUB-ACCOUNT-ID'?: string;
    };
    path?: never;
    query?: {
        /**
         * How many items to pass over.
         */
        skip?: number;
        /**
         * How many items to return at most.
         */
        limit?: number;
        currency?: string;
        /**
         * Types, with commas between.
         */
        transactionTypes?: string;
        /**
         * ISO 8601, read as UTC. Inclusive.
         */
        startTime?: string | string;
        /**
         * ISO 8601, read as UTC. Inclusive.
         */
        endTime?: string | string;
        beforeId?: string;
    };
    url: '/v1/account/transactionhistory';
};

export type ListTransactionHistoryErrors = {
    /**
     * The exchange refused the input, or your entity has no key of the exchange.
     */
    400: TradingProblem;
    /**
     * You are not signed in, or the exchange does not accept the key of your entity.
     */
    401: TradingProblem;
    /**
     * The caller lacks the role, or the key of your entity lacks the permission.
     */
    403: TradingProblem;
    /**
     * There is no such address.
     */
    404: TradingProblem;
    /**
     * Too many requests; `Retry-After` says when to try again.
     */
    429: TradingProblem;
    /**
     * The exchange sent an answer that cannot be read.
     */
    502: TradingProblem;
    /**
     * The exchange does not answer and was not asked; `Retry-After` says when to try again.
     */
    503: TradingProblem;
    /**
     * The exchange did not answer in time. It may have processed a request that changes something.
     */
    504: TradingProblem;
    /**
     * A fault of the server.
     */
    default: TradingProblem;
};

export type ListTransactionHistoryError = ListTransactionHistoryErrors[keyof ListTransactionHistoryErrors];

export type ListTransactionHistoryResponses = {
    /**
     * The transactions.
     */
    200: Array<TransactionHistoryItem>;
};

export type ListTransactionHistoryResponse = ListTransactionHistoryResponses[keyof ListTransactionHistoryResponses];

export type ListOrderHistoryData = {
    body?: never;
    headers?: {
        /**
         * The subaccount to act for; absent or empty is the primary account.
         */
        'X-SERVICE-SUB-ACCOUNT-ID'?: string;
    };
    path?: never;
    query?: {
        /**
         * How many items to pass over.
         */
        skip?: number;
        /**
         * How many items to return at most.
         */
        limit?: number;
        /**
         * ISO 8601, read as UTC. Inclusive.
         */
        startTime?: string | string;
        /**
         * ISO 8601, read as UTC. Inclusive.
         */
        endTime?: string | string;
        /**
         * Statuses, with commas between.
         */
        statuses?: string;
        /**
         * Currency pairs, separated by commas.
         */
        currencyPair?: string;
        /**
         * Leave failed orders out.
         */
        excludeFailures?: boolean;
        /**
         * Show cancelled orders of which nothing was executed.
         */
        showZeroVolumeCancels?: boolean;
    };
    url: '/v1/orders/history';
};

export type ListOrderHistoryErrors = {
    /**
     * The exchange refused the input, or your entity has no key of the exchange.
     */
    400: TradingProblem;
    /**
     * You are not signed in, or the exchange does not accept the key of your entity.
     */
    401: TradingProblem;
    /**
     * The caller lacks the role, or the key of your entity lacks the permission.
     */
    403: TradingProblem;
    /**
     * There is no such address.
     */
    404: TradingProblem;
    /**
     * Too many requests; `Retry-After` says when to try again.
     */
    429: TradingProblem;
    /**
     * The exchange sent an answer that cannot be read.
     */
    502: TradingProblem;
    /**
     * The exchange does not answer and was not asked; `Retry-After` says when to try again.
     */
    503: TradingProblem;
    /**
     * The exchange did not answer in time. It may have processed a request that changes something.
     */
    504: TradingProblem;
    /**
     * A fault of the server.
     */
    default: TradingProblem;
};

export type ListOrderHistoryError = ListOrderHistoryErrors[keyof ListOrderHistoryErrors];

export type ListOrderHistoryResponses = {
    /**
     * The orders.
     */
    200: Array<OrderHistoryItem>;
};

export type ListOrderHistoryResponse = ListOrderHistoryResponses[keyof ListOrderHistoryResponses];

export type GetBrokerageQuoteData = {
    body: BrokerageQuoteRequest;
    headers?: {
        /**
         * The subaccount to act for; absent or empty is the primary account.
         */
        'X-SERVICE-SUB-ACCOUNT-ID'?: string;
    };
    path?: never;
    query?: never;
    url: '/v2/brokerage/quote';
};

export type GetBrokerageQuoteErrors = {
    /**
     * The exchange refused the input, or your entity has no key of the exchange.
     */
    400: TradingProblem;
    /**
     * You are not signed in, or the exchange does not accept the key of your entity.
     */
    401: TradingProblem;
    /**
     * The caller lacks the role, or the key of your entity lacks the permission.
     */
    403: TradingProblem;
    /**
     * There is no such address.
     */
    404: TradingProblem;
    /**
     * The body is larger than 1 MB.
     */
    413: TradingProblem;
    /**
     * Too many requests; `Retry-After` says when to try again.
     */
    429: TradingProblem;
    /**
     * The exchange sent an answer that cannot be read.
     */
    502: TradingProblem;
    /**
     * The exchange does not answer and was not asked; `Retry-After` says when to try again.
     */
    503: TradingProblem;
    /**
     * The exchange did not answer in time. It may have processed a request that changes something.
     */
    504: TradingProblem;
    /**
     * A fault of the server.
     */
    default: TradingProblem;
};

export type GetBrokerageQuoteError = GetBrokerageQuoteErrors[keyof GetBrokerageQuoteErrors];

export type GetBrokerageQuoteResponses = {
    /**
     * The quote.
     */
    200: BrokerageQuote;
};

export type GetBrokerageQuoteResponse = GetBrokerageQuoteResponses[keyof GetBrokerageQuoteResponses];

export type ListBrokerageInstructionsData = {
    body?: never;
    headers?: {
        /**
         * The subaccount to act for; absent or empty is the primary account.
         */
        'X-SERVICE-SUB-ACCOUNT-ID'?: string;
    };
    path: {
        /**
         * The id of an order.
         */
        orderId: string;
    };
    query?: never;
    url: '/v2/brokerage/history/{orderId}';
};

export type ListBrokerageInstructionsErrors = {
    /**
     * The exchange refused the input, or your entity has no key of the exchange.
     */
    400: TradingProblem;
    /**
     * You are not signed in, or the exchange does not accept the key of your entity.
     */
    401: TradingProblem;
    /**
     * The caller lacks the role, or the key of your entity lacks the permission.
     */
    403: TradingProblem;
    /**
     * There is no such address.
     */
    404: TradingProblem;
    /**
     * Too many requests; `Retry-After` says when to try again.
     */
    429: TradingProblem;
    /**
     * The exchange sent an answer that cannot be read.
     */
    502: TradingProblem;
    /**
     * The exchange does not answer and was not asked; `Retry-After` says when to try again.
     */
    503: TradingProblem;
    /**
     * The exchange did not answer in time. It may have processed a request that changes something.
     */
    504: TradingProblem;
    /**
     * A fault of the server.
     */
    default: TradingProblem;
};

export type ListBrokerageInstructionsError = ListBrokerageInstructionsErrors[keyof ListBrokerageInstructionsErrors];

export type ListBrokerageInstructionsResponses = {
    /**
     * The instruction.
     */
    200: Array<BrokerageInstruction>;
};

export type ListBrokerageInstructionsResponse = ListBrokerageInstructionsResponses[keyof ListBrokerageInstructionsResponses];

export type ListAllBalancesData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/v1/account/balances/all';
};

export type ListAllBalancesErrors = {
    /**
     * The exchange refused the input, or your entity has no key of the exchange.
     */
    400: TradingProblem;
    /**
     * You are not signed in, or the exchange does not accept the key of your entity.
     */
    401: TradingProblem;
    /**
     * The caller lacks the role, or the key of your entity lacks the permission.
     */
    403: TradingProblem;
    /**
     * There is no such address.
     */
    404: TradingProblem;
    /**
     * Too many requests; `Retry-After` says when to try again.
     */
    429: TradingProblem;
    /**
     * The exchange sent an answer that cannot be read.
     */
    502: TradingProblem;
    /**
     * The exchange does not answer and was not asked; `Retry-After` says when to try again.
     */
    503: TradingProblem;
    /**
     * The exchange did not answer in time. It may have processed a request that changes something.
     */
    504: TradingProblem;
    /**
     * A fault of the server.
     */
    default: TradingProblem;
};

export type ListAllBalancesError = ListAllBalancesErrors[keyof ListAllBalancesErrors];

export type ListAllBalancesResponses = {
    /**
     * The balances.
     */
    200: Array<BalanceGroup>;
};

export type ListAllBalancesResponse = ListAllBalancesResponses[keyof ListAllBalancesResponses];

export type ListOpenOrdersData = {
    body?: never;
    headers?: {
        /**
         * The subaccount to act for; absent or empty is the primary account.
         */
        'X-SERVICE-SUB-ACCOUNT-ID'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/orders/open';
};

export type ListOpenOrdersErrors = {
    /**
     * The exchange refused the input, or your entity has no key of the exchange.
     */
    400: TradingProblem;
    /**
     * You are not signed in, or the exchange does not accept the key of your entity.
     */
    401: TradingProblem;
    /**
     * The caller lacks the role, or the key of your entity lacks the permission.
     */
    403: TradingProblem;
    /**
     * There is no such address.
     */
    404: TradingProblem;
    /**
     * Too many requests; `Retry-After` says when to try again.
     */
    429: TradingProblem;
    /**
     * The exchange sent an answer that cannot be read.
     */
    502: TradingProblem;
    /**
     * The exchange does not answer and was not asked; `Retry-After` says when to try again.
     */
    503: TradingProblem;
    /**
     * The exchange did not answer in time. It may have processed a request that changes something.
     */
    504: TradingProblem;
    /**
     * A fault of the server.
     */
    default: TradingProblem;
};

export type ListOpenOrdersError = ListOpenOrdersErrors[keyof ListOpenOrdersErrors];

export type ListOpenOrdersResponses = {
    /**
     * The open orders.
     */
    200: Array<OpenOrder>;
};

export type ListOpenOrdersResponse = ListOpenOrdersResponses[keyof ListOpenOrdersResponses];

export type ListTradeHistoryData = {
    body?: never;
    headers?: {
        /**
         * The subaccount to act for; absent or empty is the primary account.
         */
        'X-SERVICE-SUB-ACCOUNT-ID'?: string;
    };
    path?: never;
    query?: {
        /**
         * How many items to pass over.
         */
        skip?: number;
        /**
         * How many items to return at most.
         */
        limit?: number;
        /**
         * ISO 8601, read as UTC. Inclusive.
         */
        startTime?: string | string;
        /**
         * ISO 8601, read as UTC. Inclusive.
         */
        endTime?: string | string;
        beforeId?: string;
    };
    url: '/v1/account/tradehistory';
};

export type ListTradeHistoryErrors = {
    /**
     * The exchange refused the input, or your entity has no key of the exchange.
     */
    400: TradingProblem;
    /**
     * You are not signed in, or the exchange does not accept the key of your entity.
     */
    401: TradingProblem;
    /**
     * The caller lacks the role, or the key of your entity lacks the permission.
     */
    403: TradingProblem;
    /**
     * There is no such address.
     */
    404: TradingProblem;
    /**
     * Too many requests; `Retry-After` says when to try again.
     */
    429: TradingProblem;
    /**
     * The exchange sent an answer that cannot be read.
     */
    502: TradingProblem;
    /**
     * The exchange does not answer and was not asked; `Retry-After` says when to try again.
     */
    503: TradingProblem;
    /**
     * The exchange did not answer in time. It may have processed a request that changes something.
     */
    504: TradingProblem;
    /**
     * A fault of the server.
     */
    default: TradingProblem;
};

export type ListTradeHistoryError = ListTradeHistoryErrors[keyof ListTradeHistoryErrors];

export type ListTradeHistoryResponses = {
    /**
     * The trades.
     */
    200: Array<AccountTrade>;
};

export type ListTradeHistoryResponse = ListTradeHistoryResponses[keyof ListTradeHistoryResponses];

export type GetOrderHistoryDetailData = {
    body?: never;
    headers?: {
        /**
         * The subaccount to act for; absent or empty is the primary account.
         */
        'X-SERVICE-SUB-ACCOUNT-ID'?: string;
    };
    path: {
        /**
         * The id of an order.
         */
        orderId: string;
    };
    query?: never;
    url: '/v1/orders/history/detail/orderid/{orderId}';
};

export type GetOrderHistoryDetailErrors = {
    /**
     * The exchange refused the input, or your entity has no key of the exchange.
     */
    400: TradingProblem;
    /**
     * You are not signed in, or the exchange does not accept the key of your entity.
     */
    401: TradingProblem;
    /**
     * The caller lacks the role, or the key of your entity lacks the permission.
     */
    403: TradingProblem;
    /**
     * There is no such address.
     */
    404: TradingProblem;
    /**
     * Too many requests; `Retry-After` says when to try again.
     */
    429: TradingProblem;
    /**
     * The exchange sent an answer that cannot be read.
     */
    502: TradingProblem;
    /**
     * The exchange does not answer and was not asked; `Retry-After` says when to try again.
     */
    503: TradingProblem;
    /**
     * The exchange did not answer in time. It may have processed a request that changes something.
     */
    504: TradingProblem;
    /**
     * A fault of the server.
     */
    default: TradingProblem;
};

export type GetOrderHistoryDetailError = GetOrderHistoryDetailErrors[keyof GetOrderHistoryDetailErrors];

export type GetOrderHistoryDetailResponses = {
    /**
     * The statuses.
     */
    200: Array<OrderStatusDetail>;
};

export type GetOrderHistoryDetailResponse = GetOrderHistoryDetailResponses[keyof GetOrderHistoryDetailResponses];

export type PlaceLimitOrderData = {
    body: LimitOrderRequest;
    headers?: {
        /**
         * The subaccount to act for; absent or empty is the primary account.
         */
        'X-SERVICE-SUB-ACCOUNT-ID'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/orders/limit';
};

export type PlaceLimitOrderErrors = {
    /**
     * The exchange refused the input, or your entity has no key of the exchange.
     */
    400: TradingProblem;
    /**
     * You are not signed in, or the exchange does not accept the key of your entity.
     */
    401: TradingProblem;
    /**
     * The caller lacks the role, or the key of your entity lacks the permission.
     */
    403: TradingProblem;
    /**
     * There is no such address.
     */
    404: TradingProblem;
    /**
     * The body is larger than 1 MB.
     */
    413: TradingProblem;
    /**
     * Too many requests; `Retry-After` says when to try again.
     */
    429: TradingProblem;
    /**
     * The exchange sent an answer that cannot be read.
     */
    502: TradingProblem;
    /**
     * The exchange does not answer and was not asked; `Retry-After` says when to try again.
     */
    503: TradingProblem;
    /**
     * The exchange did not answer in time. It may have processed a request that changes something.
     */
    504: TradingProblem;
    /**
     * A fault of the server.
     */
    default: TradingProblem;
};

export type PlaceLimitOrderError = PlaceLimitOrderErrors[keyof PlaceLimitOrderErrors];

export type PlaceLimitOrderResponses = {
    /**
     * Accepted.
     */
    202: OrderAccepted;
};

export type PlaceLimitOrderResponse = PlaceLimitOrderResponses[keyof PlaceLimitOrderResponses];

export type GetOrderStatusData = {
    body?: never;
    headers?: {
        /**
         * The subaccount to act for; absent or empty is the primary account.
         */
        'X-SERVICE-SUB-ACCOUNT-ID'?: string;
    };
    path: {
        currencyPair: string;
        /**
         * The id of an order.
         */
        orderId: string;
    };
    query?: never;
    url: '/v1/orders/{currencyPair}/orderid/{orderId}';
};

export type GetOrderStatusErrors = {
    /**
     * The exchange refused the input, or your entity has no key of the exchange.
     */
    400: TradingProblem;
    /**
     * You are not signed in, or the exchange does not accept the key of your entity.
     */
    401: TradingProblem;
    /**
     * The caller lacks the role, or the key of your entity lacks the permission.
     */
    403: TradingProblem;
    /**
     * There is no such address.
     */
    404: TradingProblem;
    /**
     * Too many requests; `Retry-After` says when to try again.
     */
    429: TradingProblem;
    /**
     * The exchange sent an answer that cannot be read.
     */
    502: TradingProblem;
    /**
     * The exchange does not answer and was not asked; `Retry-After` says when to try again.
     */
    503: TradingProblem;
    /**
     * The exchange did not answer in time. It may have processed a request that changes something.
     */
    504: TradingProblem;
    /**
     * A fault of the server.
     */
    default: TradingProblem;
};

export type GetOrderStatusError = GetOrderStatusErrors[keyof GetOrderStatusErrors];

export type GetOrderStatusResponses = {
    /**
     * The status.
     */
    200: OrderStatusRecord;
};

export type GetOrderStatusResponse = GetOrderStatusResponses[keyof GetOrderStatusResponses];

export type GetSubaccountData = {
    body?: never;
    headers?: {
        /**
         * The subaccount to act for; absent or empty is the primary account.
         */
        'X-SERVICE-SUB-ACCOUNT-ID'?: string;
    };
    path: {
        /**
         * The id of the subaccount.
         */
        accountPublicId: string;
    };
    query?: never;
    url: '/v1/account/subaccount/{accountPublicId}';
};

export type GetSubaccountErrors = {
    /**
     * The exchange refused the input, or your entity has no key of the exchange.
     */
    400: TradingProblem;
    /**
     * You are not signed in, or the exchange does not accept the key of your entity.
     */
    401: TradingProblem;
    /**
     * The caller lacks the role, or the key of your entity lacks the permission.
     */
    403: TradingProblem;
    /**
     * There is no such address.
     */
    404: TradingProblem;
    /**
     * Too many requests; `Retry-After` says when to try again.
     */
    429: TradingProblem;
    /**
     * The exchange sent an answer that cannot be read.
     */
    502: TradingProblem;
    /**
     * The exchange does not answer and was not asked; `Retry-After` says when to try again.
     */
    503: TradingProblem;
    /**
     * The exchange did not answer in time. It may have processed a request that changes something.
     */
    504: TradingProblem;
    /**
     * A fault of the server.
     */
    default: TradingProblem;
};

export type GetSubaccountError = GetSubaccountErrors[keyof GetSubaccountErrors];

export type GetSubaccountResponses = {
    /**
     * The subaccount.
     */
    200: Subaccount;
};

export type GetSubaccountResponse = GetSubaccountResponses[keyof GetSubaccountResponses];

export type CreateSubaccountData = {
    body: SubaccountRequest;
    path?: never;
    query?: {
        /**
         * True for a subaccount of the client itself.
         */
        isProprietarySubAccount?: boolean;
    };
    url: '/v1/account/subaccount';
};

export type CreateSubaccountErrors = {
    /**
     * The exchange refused the input, or your entity has no key of the exchange.
     */
    400: TradingProblem;
    /**
     * You are not signed in, or the exchange does not accept the key of your entity.
     */
    401: TradingProblem;
    /**
     * The caller lacks the role, or the key of your entity lacks the permission.
     */
    403: TradingProblem;
    /**
     * There is no such address.
     */
    404: TradingProblem;
    /**
     * The body is larger than 1 MB.
     */
    413: TradingProblem;
    /**
     * Too many requests; `Retry-After` says when to try again.
     */
    429: TradingProblem;
    /**
     * The exchange sent an answer that cannot be read.
     */
    502: TradingProblem;
    /**
     * The exchange does not answer and was not asked; `Retry-After` says when to try again.
     */
    503: TradingProblem;
    /**
     * The exchange did not answer in time. It may have processed a request that changes something.
     */
    504: TradingProblem;
    /**
     * A fault of the server.
     */
    default: TradingProblem;
};

export type CreateSubaccountError = CreateSubaccountErrors[keyof CreateSubaccountErrors];

export type CreateSubaccountResponses = {
    /**
     * Created.
     */
    200: SubaccountCreated;
};

export type CreateSubaccountResponse = CreateSubaccountResponses[keyof CreateSubaccountResponses];

export type ListSubaccountsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/v1/account/subaccounts';
};

export type ListSubaccountsErrors = {
    /**
     * The exchange refused the input, or your entity has no key of the exchange.
     */
    400: TradingProblem;
    /**
     * You are not signed in, or the exchange does not accept the key of your entity.
     */
    401: TradingProblem;
    /**
     * The caller lacks the role, or the key of your entity lacks the permission.
     */
    403: TradingProblem;
    /**
     * There is no such address.
     */
    404: TradingProblem;
    /**
     * Too many requests; `Retry-After` says when to try again.
     */
    429: TradingProblem;
    /**
     * The exchange sent an answer that cannot be read.
     */
    502: TradingProblem;
    /**
     * The exchange does not answer and was not asked; `Retry-After` says when to try again.
     */
    503: TradingProblem;
    /**
     * The exchange did not answer in time. It may have processed a request that changes something.
     */
    504: TradingProblem;
    /**
     * A fault of the server.
     */
    default: TradingProblem;
};

export type ListSubaccountsError = ListSubaccountsErrors[keyof ListSubaccountsErrors];

export type ListSubaccountsResponses = {
    /**
     * The accounts.
     */
    200: Array<AccountLabel>;
};

export type ListSubaccountsResponse = ListSubaccountsResponses[keyof ListSubaccountsResponses];

export type ListLoanUpdatesData = {
    body?: never;
    headers?: {
        /**
         * The subaccount to act for; absent or empty is the primary account.
         */
        'X-SERVICE-SUB-ACCOUNT-ID'?: string;
    };
    path?: never;
    query: {
        /**
         * The currency.
         */
        currencySymbol: string;
        /**
         * How many items to pass over.
         */
        skip?: number;
        /**
         * How many items to return at most.
         */
        limit?: number;
        /**
         * ISO 8601, read as UTC. Inclusive.
         */
        startTime?: string | string;
        /**
         * ISO 8601, read as UTC. Inclusive.
         */
        endTime?: string | string;
    };
    url: '/v1/loans/update-history';
};

export type ListLoanUpdatesErrors = {
    /**
     * The exchange refused the input, or your entity has no key of the exchange.
     */
    400: TradingProblem;
    /**
     * You are not signed in, or the exchange does not accept the key of your entity.
     */
    401: TradingProblem;
    /**
     * The caller lacks the role, or the key of your entity lacks the permission.
     */
    403: TradingProblem;
    /**
     * There is no such address.
     */
    404: TradingProblem;
    /**
     * Too many requests; `Retry-After` says when to try again.
     */
    429: TradingProblem;
    /**
     * The exchange sent an answer that cannot be read.
     */
    502: TradingProblem;
    /**
     * The exchange does not answer and was not asked; `Retry-After` says when to try again.
     */
    503: TradingProblem;
    /**
     * The exchange did not answer in time. It may have processed a request that changes something.
     */
    504: TradingProblem;
    /**
     * A fault of the server.
     */
    default: TradingProblem;
};

export type ListLoanUpdatesError = ListLoanUpdatesErrors[keyof ListLoanUpdatesErrors];

export type ListLoanUpdatesResponses = {
    /**
     * The changes.
     */
    200: Array<LoanUpdate>;
};

export type ListLoanUpdatesResponse = ListLoanUpdatesResponses[keyof ListLoanUpdatesResponses];

export type ListFundingHistoryData = {
    body?: never;
    headers?: {
        /**
         * The subaccount to act for; absent or empty is the primary account.
         */
        'X-SERVICE-SUB-ACCOUNT-ID'?: string;
    };
    path?: never;
    query: {
        /**
         * A perpetual: base, quote, PERP.
         */
        currencyPair: string;
        /**
         * ISO 8601, read as UTC. Inclusive.
         */
        startTime?: string | string;
        /**
         * ISO 8601, read as UTC. Inclusive.
         */
        endTime?: string | string;
        /**
         * How many items to pass over.
         */
        skip?: number;
        /**
         * How many items to return at most.
         */
        limit?: number;
    };
    url: '/v1/positions/funding/history';
};

export type ListFundingHistoryErrors = {
    /**
     * The exchange refused the input, or your entity has no key of the exchange.
     */
    400: TradingProblem;
    /**
     * You are not signed in, or the exchange does not accept the key of your entity.
     */
    401: TradingProblem;
    /**
     * The caller lacks the role, or the key of your entity lacks the permission.
     */
    403: TradingProblem;
    /**
     * There is no such address.
     */
    404: TradingProblem;
    /**
     * Too many requests; `Retry-After` says when to try again.
     */
    429: TradingProblem;
    /**
     * The exchange sent an answer that cannot be read.
     */
    502: TradingProblem;
    /**
     * The exchange does not answer and was not asked; `Retry-After` says when to try again.
     */
    503: TradingProblem;
    /**
     * The exchange did not answer in time. It may have processed a request that changes something.
     */
    504: TradingProblem;
    /**
     * A fault of the server.
     */
    default: TradingProblem;
};

export type ListFundingHistoryError = ListFundingHistoryErrors[keyof ListFundingHistoryErrors];

export type ListFundingHistoryResponses = {
    /**
     * The funding.
     */
    200: Array<FundingItem>;
};

export type ListFundingHistoryResponse = ListFundingHistoryResponses[keyof ListFundingHistoryResponses];

export type ListBucketsData = {
    body?: never;
    path: {
        /**
         * The currency pair.
         */
        currencyPair: string;
    };
    query?: {
        /**
         * The period of a bucket in seconds.
         */
        periodSeconds?: 60 | 300 | 900 | 1800 | 3600 | 21600 | 86400;
        /**
         * Epoch seconds; 300 buckets before endTime when absent.
         */
        startTime?: number;
        /**
         * Epoch seconds; now when absent.
         */
        endTime?: number;
        /**
         * Fill in periods without trades.
         */
        includeEmpty?: boolean;
        /**
         * How many items to return at most.
         */
        limit?: number;
        /**
         * How many items to pass over.
         */
        skip?: number;
    };
    url: '/v1/public/{currencyPair}/buckets';
};

export type ListBucketsErrors = {
    /**
     * The exchange refused the input, or your entity has no key of the exchange.
     */
    400: TradingProblem;
    /**
     * You are not signed in, or the exchange does not accept the key of your entity.
     */
    401: TradingProblem;
    /**
     * The caller lacks the role, or the key of your entity lacks the permission.
     */
    403: TradingProblem;
    /**
     * There is no such address.
     */
    404: TradingProblem;
    /**
     * Too many requests; `Retry-After` says when to try again.
     */
    429: TradingProblem;
    /**
     * The exchange sent an answer that cannot be read.
     */
    502: TradingProblem;
    /**
     * The exchange does not answer and was not asked; `Retry-After` says when to try again.
     */
    503: TradingProblem;
    /**
     * The exchange did not answer in time. It may have processed a request that changes something.
     */
    504: TradingProblem;
    /**
     * A fault of the server.
     */
    default: TradingProblem;
};

export type ListBucketsError = ListBucketsErrors[keyof ListBucketsErrors];

export type ListBucketsResponses = {
    /**
     * The buckets.
     */
    200: Array<PriceBucket>;
};

export type ListBucketsResponse = ListBucketsResponses[keyof ListBucketsResponses];

export type GetFullOrderBookData = {
    body?: never;
    path: {
        /**
         * The currency pair.
         */
        currencyPair: string;
    };
    query?: never;
    url: '/v1/public/{currencyPair}/orderbook/full';
};

export type GetFullOrderBookErrors = {
    /**
     * The exchange refused the input, or your entity has no key of the exchange.
     */
    400: TradingProblem;
    /**
     * You are not signed in, or the exchange does not accept the key of your entity.
     */
    401: TradingProblem;
    /**
     * The caller lacks the role, or the key of your entity lacks the permission.
     */
    403: TradingProblem;
    /**
     * There is no such address.
     */
    404: TradingProblem;
    /**
     * Too many requests; `Retry-After` says when to try again.
     */
    429: TradingProblem;
    /**
     * The exchange sent an answer that cannot be read.
     */
    502: TradingProblem;
    /**
     * The exchange does not answer and was not asked; `Retry-After` says when to try again.
     */
    503: TradingProblem;
    /**
     * The exchange did not answer in time. It may have processed a request that changes something.
     */
    504: TradingProblem;
    /**
     * A fault of the server.
     */
    default: TradingProblem;
};

export type GetFullOrderBookError = GetFullOrderBookErrors[keyof GetFullOrderBookErrors];

export type GetFullOrderBookResponses = {
    /**
     * The book.
     */
    200: FullOrderBook;
};

export type GetFullOrderBookResponse = GetFullOrderBookResponses[keyof GetFullOrderBookResponses];

export type ListPairsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/v1/public/pairs';
};

export type ListPairsErrors = {
    /**
     * The exchange refused the input, or your entity has no key of the exchange.
     */
    400: TradingProblem;
    /**
     * You are not signed in, or the exchange does not accept the key of your entity.
     */
    401: TradingProblem;
    /**
     * The caller lacks the role, or the key of your entity lacks the permission.
     */
    403: TradingProblem;
    /**
     * There is no such address.
     */
    404: TradingProblem;
    /**
     * Too many requests; `Retry-After` says when to try again.
     */
    429: TradingProblem;
    /**
     * The exchange sent an answer that cannot be read.
     */
    502: TradingProblem;
    /**
     * The exchange does not answer and was not asked; `Retry-After` says when to try again.
     */
    503: TradingProblem;
    /**
     * The exchange did not answer in time. It may have processed a request that changes something.
     */
    504: TradingProblem;
    /**
     * A fault of the server.
     */
    default: TradingProblem;
};

export type ListPairsError = ListPairsErrors[keyof ListPairsErrors];

export type ListPairsResponses = {
    /**
     * The markets.
     */
    200: Array<PairDescription>;
};

export type ListPairsResponse = ListPairsResponses[keyof ListPairsResponses];

export type ListPublicTradesData = {
    body?: never;
    path: {
        /**
         * The currency pair.
         */
        currencyPair: string;
    };
    query?: {
        /**
         * How many items to pass over.
         */
        skip?: number;
        /**
         * How many items to return at most.
         */
        limit?: number;
    };
    url: '/v1/public/{currencyPair}/trades';
};

export type ListPublicTradesErrors = {
    /**
     * The exchange refused the input, or your entity has no key of the exchange.
     */
    400: TradingProblem;
    /**
     * You are not signed in, or the exchange does not accept the key of your entity.
     */
    401: TradingProblem;
    /**
     * The caller lacks the role, or the key of your entity lacks the permission.
     */
    403: TradingProblem;
    /**
     * There is no such address.
     */
    404: TradingProblem;
    /**
     * Too many requests; `Retry-After` says when to try again.
     */
    429: TradingProblem;
    /**
     * The exchange sent an answer that cannot be read.
     */
    502: TradingProblem;
    /**
     * The exchange does not answer and was not asked; `Retry-After` says when to try again.
     */
    503: TradingProblem;
    /**
     * The exchange did not answer in time. It may have processed a request that changes something.
     */
    504: TradingProblem;
    /**
     * A fault of the server.
     */
    default: TradingProblem;
};

export type ListPublicTradesError = ListPublicTradesErrors[keyof ListPublicTradesErrors];

export type ListPublicTradesResponses = {
    /**
     * The trades.
     */
    200: Array<PublicTrade>;
};

export type ListPublicTradesResponse = ListPublicTradesResponses[keyof ListPublicTradesResponses];

export type CancelOrderData = {
    body: CancelOrderRequest;
    headers?: {
        /**
         * The subaccount to act for; absent or empty is the primary account.
         */
        'X-SERVICE-SUB-ACCOUNT-ID'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/orders/order';
};

export type CancelOrderErrors = {
    /**
     * The exchange refused the input, or your entity has no key of the exchange.
     */
    400: TradingProblem;
    /**
     * You are not signed in, or the exchange does not accept the key of your entity.
     */
    401: TradingProblem;
    /**
     * The caller lacks the role, or the key of your entity lacks the permission.
     */
    403: TradingProblem;
    /**
     * There is no such address.
     */
    404: TradingProblem;
    /**
     * The body is larger than 1 MB.
     */
    413: TradingProblem;
    /**
     * Too many requests; `Retry-After` says when to try again.
     */
    429: TradingProblem;
    /**
     * The exchange sent an answer that cannot be read.
     */
    502: TradingProblem;
    /**
     * The exchange does not answer and was not asked; `Retry-After` says when to try again.
     */
    503: TradingProblem;
    /**
     * The exchange did not answer in time. It may have processed a request that changes something.
     */
    504: TradingProblem;
    /**
     * A fault of the server.
     */
    default: TradingProblem;
};

export type CancelOrderError = CancelOrderErrors[keyof CancelOrderErrors];

export type CancelOrderResponses = {
    /**
     * Accepted.
     */
    202: unknown;
};

export type ListOpenPositionsData = {
    body?: never;
    headers?: {
        /**
         * The subaccount to act for; absent or empty is the primary account.
         */
        'X-SERVICE-SUB-ACCOUNT-ID'?: string;
    };
    path?: never;
    query?: never;
    url: '/v1/positions/open';
};

export type ListOpenPositionsErrors = {
    /**
     * The exchange refused the input, or your entity has no key of the exchange.
     */
    400: TradingProblem;
    /**
     * You are not signed in, or the exchange does not accept the key of your entity.
     */
    401: TradingProblem;
    /**
     * The caller lacks the role, or the key of your entity lacks the permission.
     */
    403: TradingProblem;
    /**
     * There is no such address.
     */
    404: TradingProblem;
    /**
     * Too many requests; `Retry-After` says when to try again.
     */
    429: TradingProblem;
    /**
     * The exchange sent an answer that cannot be read.
     */
    502: TradingProblem;
    /**
     * The exchange does not answer and was not asked; `Retry-After` says when to try again.
     */
    503: TradingProblem;
    /**
     * The exchange did not answer in time. It may have processed a request that changes something.
     */
    504: TradingProblem;
    /**
     * A fault of the server.
     */
    default: TradingProblem;
};

export type ListOpenPositionsError = ListOpenPositionsErrors[keyof ListOpenPositionsErrors];

export type ListOpenPositionsResponses = {
    /**
     * The positions.
     */
    200: Array<OpenPosition>;
};

export type ListOpenPositionsResponse = ListOpenPositionsResponses[keyof ListOpenPositionsResponses];
