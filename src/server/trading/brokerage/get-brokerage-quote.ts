import type { getBrokerageQuote as operation } from '../../../contract/trading/brokerage.ts';
import {
  planConversion,
  type Conversion,
  type ConversionRequest,
} from '../../../domain/exchange/conversions.ts';
import type { Reason } from '../../../domain/exchange/events.ts';
import { HOUSE } from '../../../domain/exchange/state.ts';
import { EXCHANGE_ERRORS, FAILED_REASONS } from '../../../shared/trading-terms.ts';
import { shownId, type Account } from '../account-directory.ts';
import type { Call } from '../call.ts';
import { bigDecimal, fromDecimal, toDecimal } from '../decimals.ts';
import type { ExchangeService } from '../exchange-service.ts';
import { ExchangeRefusal, invalid, unsupportedPair } from '../refusal.ts';
import { amountText, averageText, quantityText } from '../units.ts';

type Request = Call<typeof operation>['body'];

const PPM_DIGITS = 6;
const HIGHEST_FEE_PPM = 999_000;

/**
 * Plans a conversion at current prices. It places no order and checks no balance: the quote is an
 * indication only.
 */
export async function getBrokerageQuote({
  exchange,
  account,
  body,
}: Call<typeof operation>): Promise<object> {
  const { state } = exchange.engine;
  const { rules } = state;
  const [pay, receive] = [
    assetOf(exchange, 'payCurrency', body.payCurrency),
    assetOf(exchange, 'receiveCurrency', body.receiveCurrency),
  ];
  if (pay === receive)
    throw invalid({ field: 'receiveCurrency', message: 'Choose a currency other than the pay currency.' });
  const feeCurrency = body.feeCurrency ?? body.payCurrency;
  const amount = fromDecimal(body.payAmount, rules.assets[pay]!.decimals, 'truncate');
  if (amount === null) throw invalid({ field: 'payAmount', message: 'Enter a smaller amount.' });
  if (amount === 0) throw refusalOf('invalid');
  const feePpm = feeOf(body);
  const feeAccount = feeAccountOf(exchange, account, body);
  const request = {
    account: account.number,
    pay: body.payCurrency,
    receive: body.receiveCurrency,
    amount,
    feePpm,
    feeAsset: feeCurrency,
    feeAccount,
  };
  const plan = planConversion(state, request);
  if (typeof plan === 'string') throw refusalOf(isTooLittle(exchange, request) ? 'invalid' : plan);
  for (const leg of plan.legs) requireSize(exchange, leg);
  const [first, second] = plan.legs;
  return {
    requestPayAmount: amountText(rules, pay, amount),
    actualPayAmount: amountText(rules, pay, plan.paid),
    payCurrency: body.payCurrency,
    receiveCurrency: body.receiveCurrency,
    receiveAmount: amountText(rules, receive, plan.received),
    ...pricesOf(exchange, plan),
    leg1CurrencyPair: first!.market.pair.symbol,
    leg2CurrencyPair: second?.market.pair.symbol,
    feeRate: toDecimal(feePpm, PPM_DIGITS),
    feeAmount: amountText(rules, plan.feeAsset, plan.fee),
    feeCurrency,
    feeAccountId: body.feeAccountId === undefined ? undefined : BigInt(body.feeAccountId),
    customerOrderId: body.customerOrderId,
    leg1TradeFeeAmount: amountText(rules, first!.tradeFeeAsset, first!.tradeFee),
    leg1TradeFeeCurrency: rules.assets[first!.tradeFeeAsset]!.symbol,
    ...(second
      ? {
          leg2TradeFeeAmount: amountText(rules, second.tradeFeeAsset, second.tradeFee),
          leg2TradeFeeCurrency: rules.assets[second.tradeFeeAsset]!.symbol,
        }
      : {}),
  };
}

function assetOf({ engine }: ExchangeService, field: string, symbol: string): number {
  const asset = engine.state.rules.assets.findIndex((known) => known.symbol === symbol);
  if (asset < 0) throw invalid({ field, message: 'There is no such currency.' });
  return asset;
}

function feeOf({ feeRate }: Request): number {
  const ppm = fromDecimal(feeRate, PPM_DIGITS, 'exact');
  if (ppm === null || ppm > HIGHEST_FEE_PPM)
    throw invalid({
      field: 'feeRate',
      message: 'Enter a fraction from 0 to 0.999 with at most six decimal places.',
    });
  return ppm;
}

/**
 * The number of the account that receives the fee: another account of the same primary account. Not needed
 * when there is no fee.
 */
function feeAccountOf({ accounts }: ExchangeService, account: Account, { feeAccountId }: Request): number {
  if (feeAccountId === undefined) return HOUSE;
  const id = BigInt(feeAccountId);
  const found = accounts
    .family(account.primaryNumber)
    .find((member) => member.id === id || shownId(member) === id);
  if (!found) throw invalid({ field: 'feeAccountId', message: 'There is no such account.' });
  if (found.number === account.number)
    throw invalid({ field: 'feeAccountId', message: 'Choose an account other than the one that pays.' });
  return found.number;
}

const PRICE_DIGITS = 12;

/**
 * Prices before any fee: the pair's own for a direct pair, else the cost of one unit of the received asset.
 */
function pricesOf(
  { engine }: ExchangeService,
  { pay, receive, legs }: Conversion,
): { averagePrice: string; averagePriceInPayCurrency: string; averagePriceInReceiveCurrency: string } {
  const { rules } = engine.state;
  const [first, last] = [legs[0]!, legs[legs.length - 1]!];
  const given = first.side === 'buy' ? first.value : first.lots * first.market.lotUnits;
  const got = last.side === 'buy' ? last.lots * last.market.lotUnits : last.value;
  const [payDigits, receiveDigits] = [rules.assets[pay]!.decimals, rules.assets[receive]!.decimals];
  const inPay = quotient(given, payDigits, got, receiveDigits);
  return {
    averagePrice: legs.length === 1 ? averageText(rules, first.market, first.lots, first.value) : inPay,
    averagePriceInPayCurrency: inPay,
    averagePriceInReceiveCurrency: quotient(got, receiveDigits, given, payDigits),
  };
}

/** One amount divided by another, rounded down to twelve digits. */
function quotient(amount: number, digits: number, divisor: number, divisorDigits: number): string {
  if (divisor === 0) return '0';
  const scaled =
    (BigInt(amount) * 10n ** BigInt(PRICE_DIGITS + divisorDigits)) /
    (BigInt(divisor) * 10n ** BigInt(digits));
  return bigDecimal(scaled, PRICE_DIGITS);
}

const MUCH_MORE = [1_000, 1_000_000];

/** Whether a larger amount could be converted where this one cannot. */
function isTooLittle({ engine }: ExchangeService, request: ConversionRequest): boolean {
  return MUCH_MORE.some(
    (times) =>
      typeof planConversion(engine.state, { ...request, amount: request.amount * times }) !== 'string',
  );
}

/** Checks the bounds of a leg's market: a leg is an order there. Throws -38 or -39. */
function requireSize({ engine }: ExchangeService, { market, lots, value }: Conversion['legs'][number]): void {
  const { minBase, maxBase, minQuote, maxQuote, base, quote, symbol } = market.pair;
  const { rules } = engine.state;
  const bounds = (lotsBound: number, valueBound: number) =>
    `${quantityText(market, lotsBound)} ${base} and ${amountText(rules, market.quote, valueBound)} ${quote}`;
  if (lots < minBase || value < minQuote)
    throw new ExchangeRefusal(
      400,
      EXCHANGE_ERRORS.increaseAmount,
      `Increase the amount: ${symbol} takes ${bounds(minBase, minQuote)} at least`,
    );
  if (lots > maxBase || value > maxQuote)
    throw new ExchangeRefusal(
      400,
      EXCHANGE_ERRORS.decreaseAmount,
      `Decrease the amount: ${symbol} takes ${bounds(maxBase, maxQuote)} at most`,
    );
}

function refusalOf(reason: Reason): ExchangeRefusal {
  switch (reason) {
    case 'no-route':
      return unsupportedPair();
    case 'invalid':
      return new ExchangeRefusal(
        400,
        EXCHANGE_ERRORS.increaseAmount,
        'Increase the amount: it is less than the smallest quantity',
      );
    case 'no-liquidity':
    case 'slippage':
      return new ExchangeRefusal(
        400,
        EXCHANGE_ERRORS.decreaseAmount,
        `Decrease the amount. ${FAILED_REASONS[reason]}`,
      );
    default:
      return new ExchangeRefusal(400, EXCHANGE_ERRORS.invalidOrder, FAILED_REASONS[reason]);
  }
}
