import type { OperationExamples } from './story.ts';

/** Examples of the trading document: Karoo Trading on a quiet morning. A test holds each to its schema. */

const ORDER_ID = '019cadd4-8a90-7001-8000-0000000004d2';
const AT = '2026-03-02T08:15:30.000Z';
const EPOCH = 1_772_439_330_000;

const status = {
  orderId: ORDER_ID,
  customerOrderId: 'ORDER-000001',
  orderStatusType: 'Filled',
  orderStatusId: 4,
  currencyPair: 'BTCUSDC',
  originalPrice: '98000',
  remainingQuantity: '0',
  originalQuantity: '0.05',
  orderSide: 'buy',
  orderType: 'limit',
  failedReason: '',
  orderUpdatedAt: AT,
  orderCreatedAt: AT,
  timeInForce: 'GTC',
} as const;

const legs = { leg1TradeFeeAmount: '0.00002611', leg1TradeFeeCurrency: 'BTC' } as const;

export const TRADING_EXAMPLES: Readonly<Record<string, OperationExamples>> = {
  placeLimitOrder: {
    request: {
      side: 'BUY',
      quantity: '0.05',
      price: '98000',
      pair: 'BTCUSDC',
      postOnly: false,
      customerOrderId: 'ORDER-000001',
      timeInForce: 'GTC',
    },
    answers: { 202: { id: ORDER_ID, customerOrderId: 'ORDER-000001' } },
  },
  cancelOrder: { request: { orderId: ORDER_ID, pair: 'BTCUSDC' }, answers: {} },
  getOrderStatus: { answers: { 200: status } },
  listOpenOrders: {
    answers: {
      200: [
        {
          orderId: ORDER_ID,
          side: 'buy',
          remainingQuantity: '0.03',
          price: '97500',
          currencyPair: 'BTCUSDC',
          createdAt: AT,
          originalQuantity: '0.05',
          filledPercentage: '40.00',
          updatedAt: AT,
          status: 'Partially Filled',
          type: 'post-only limit',
          timeInForce: 'GTC',
          allowMargin: false,
        },
      ],
    },
  },
  listOrderHistory: {
    answers: {
      200: [
        {
          ...status,
          averagePrice: '97990',
          total: '4899.5',
          totalExecutedQuantity: '0.05',
          totalFee: '0.00005',
          feeCurrency: 'BTC',
        },
      ],
    },
  },
  getOrderHistoryDetail: {
    answers: {
      200: [
        { ...status, executedFee: '0.00005', executedPrice: '97990', executedQuantity: '0.05' },
        {
          ...status,
          orderStatusType: 'Placed',
          orderStatusId: 1,
          remainingQuantity: '0.05',
          executedFee: '0',
          executedPrice: '0',
          executedQuantity: '0',
        },
      ],
    },
  },
  listTransactionHistory: {
    answers: {
      200: [
        {
          id: '019cadd4-8a90-7005-8000-000000001001',
          transactionType: { type: 'LIMIT_BUY', description: 'Limit Buy' },
          debitCurrency: 'USDC',
          debitValue: '4899.5',
          creditCurrency: 'BTC',
          creditValue: '0.05',
          feeCurrency: 'BTC',
          feeValue: '0.00005',
          eventAt: AT,
          additionalInfo: {
            costPerCoin: 97_990,
            costPerCoinSymbol: 'USDC',
            currencyPairSymbol: 'BTCUSDC',
            orderId: ORDER_ID,
          },
        },
        {
          id: '019cadd4-8a90-7005-8000-000000001000',
          transactionType: { type: 'FIAT_DEPOSIT', description: 'Fiat Deposit' },
          creditCurrency: 'ZAR',
          creditValue: '250000',
          eventAt: AT,
          additionalInfo: {},
        },
      ],
    },
  },
  listTradeHistory: {
    answers: {
      200: [
        {
          id: '019cadd4-8a90-7002-8000-000000000539',
          orderId: ORDER_ID,
          price: '97990',
          quantity: '0.05',
          currencyPair: 'BTCUSDC',
          tradedAt: AT,
          side: 'buy',
          sequenceId: 1_337,
          fee: '0.00005',
          feeCurrency: 'BTC',
        },
      ],
    },
  },
  listAllBalances: {
    answers: {
      200: [
        {
          account: { label: 'Karoo Trading', id: '0' },
          balances: [
            {
              currency: 'ZAR',
              available: '1250000.5',
              reserved: '0',
              total: '1250000.5',
              updatedAt: AT,
              lendReserved: '0',
              borrowReserved: '0',
              borrowedAmount: '0',
            },
          ],
        },
        { account: { label: 'Treasury', id: '9104418233345671001' }, balances: [] },
      ],
    },
  },
  listSubaccounts: {
    answers: {
      200: [
        { label: 'Karoo Trading', id: '0' },
        { label: 'Treasury', id: '9104418233345671001' },
      ],
    },
  },
  getSubaccount: { answers: { 200: { id: '9104418233345671001', label: 'Treasury' } } },
  createSubaccount: { request: { label: 'Treasury' }, answers: { 200: { id: '9104418233345671001' } } },
  getBrokerageQuote: {
    request: {
      payAmount: '50000',
      payCurrency: 'ZAR',
      receiveCurrency: 'BTC',
      feeRate: '0.005',
      feeCurrency: 'ZAR',
      feeAccountId: 9_104_418_233,
    },
    answers: {
      200: {
        requestPayAmount: '50000',
        actualPayAmount: '49999.2',
        payCurrency: 'ZAR',
        receiveCurrency: 'BTC',
        receiveAmount: '0.02608',
        averagePrice: '1905000',
        leg1CurrencyPair: 'BTCZAR',
        averagePriceInPayCurrency: '1905000',
        averagePriceInReceiveCurrency: '0.00000052',
        feeRate: '0.005',
        feeAmount: '250',
        feeCurrency: 'ZAR',
        feeAccountId: 9_104_418_233,
        ...legs,
      },
    },
  },
  listBrokerageInstructions: {
    answers: {
      200: [
        {
          identifier: '019cadd4-8a90-7006-8000-0000000004d2',
          orderId: ORDER_ID,
          transferId: '019cadd4-8a90-7007-8000-0000000004d2',
          accountId: 9_104_418_234,
          feeAccountId: 9_104_418_233,
          requestedPayAmount: '50000',
          actualPayAmount: '49999.2',
          payCurrency: 'ZAR',
          receiveCurrency: 'BTC',
          receiveAmount: '0.02608',
          feeRate: '0.005',
          feeCurrency: 'ZAR',
          feeAmount: '250',
          createdAt: EPOCH,
          status: 'COMPLETED',
          ...legs,
        },
      ],
    },
  },
  listLoanUpdates: {
    answers: {
      200: [
        {
          loanId: '019cadd4-8a90-7008-8000-000000000001',
          currency: 'USDC',
          totalAmount: '100000',
          availableAmount: '60000',
          usedAmount: '40000',
          hourlyRate: '0.00001',
          createdAt: EPOCH,
          updatedAt: EPOCH,
          loanHistoryUpdateType: 'CREATE',
        },
      ],
    },
  },
  listFundingHistory: {
    answers: {
      200: [
        {
          currencyPair: 'BTCUSDCPERP',
          side: 'buy',
          createdAt: AT,
          fundingRate: '0.0000125',
          fundingAmount: '-0.61',
          positionTotal: '48800',
          positionId: '019cadd4-8a90-7009-8000-000000000001',
        },
      ],
    },
  },
  listOpenPositions: {
    answers: {
      200: [
        {
          currencyPair: 'BTCUSDCPERP',
          side: 'buy',
          quantity: '0.5',
          averageEntryPrice: '97500',
          markPrice: '98000',
          value: '49000',
          unrealisedPnl: '250',
          margin: '4875',
          maintenanceMargin: '2450',
          liquidationPrice: '88105',
          quoteCurrency: 'USDC',
          positionId: '019cadd4-8a90-7009-8000-000000000001',
        },
      ],
    },
  },
  listPairs: {
    answers: {
      200: [
        {
          symbol: 'ETHZAR',
          baseCurrency: 'ETH',
          quoteCurrency: 'ZAR',
          shortName: 'ETH/ZAR',
          active: true,
          minBaseAmount: '0.0002',
          maxBaseAmount: '69.21',
          minQuoteAmount: '10',
          maxQuoteAmount: '5000000',
          tickSize: '1',
          baseDecimalPlaces: '8',
          marginTradingAllowed: true,
          currencyPairType: 'SPOT',
          takerFeeRate: '0.001',
          makerRewardRate: '0.0001',
        },
      ],
    },
  },
  listBuckets: {
    answers: {
      200: [
        {
          currencyPairSymbol: 'BTCUSDC',
          bucketPeriodInSeconds: 60,
          startTime: AT,
          open: '97980',
          high: '98010',
          low: '97975',
          close: '97990',
          volume: '1.204',
          quoteVolume: '117981.2',
        },
      ],
    },
  },
  listPublicTrades: {
    answers: {
      200: [
        {
          id: '019cadd4-8a90-7004-8000-000000000539',
          price: '97990',
          quantity: '0.05',
          currencyPair: 'BTCUSDC',
          tradedAt: AT,
          takerSide: 'buy',
          sequenceId: 1_337,
        },
      ],
    },
  },
  getFullOrderBook: {
    answers: {
      200: {
        Asks: [
          {
            side: 'sell',
            quantity: '0.4',
            price: '98001',
            currencyPair: 'BTCUSDC',
            id: ORDER_ID,
            positionAtPrice: 1,
          },
        ],
        Bids: [
          {
            side: 'buy',
            quantity: '0.25',
            price: '97990',
            currencyPair: 'BTCUSDC',
            id: '019cadd4-8a90-7001-8000-0000000004d3',
            positionAtPrice: 1,
          },
        ],
        LastChange: AT,
        SequenceNumber: 88_231,
      },
    },
  },
};
