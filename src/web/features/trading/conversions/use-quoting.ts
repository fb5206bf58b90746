import { useForm } from '@mantine/form';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  getBrokerageQuoteMutation,
  listAllBalancesOptions,
  listSubaccountsOptions,
} from '../../../../client/@tanstack/react-query-trading.gen.ts';
import type { BrokerageQuote, PairDescription } from '../../../../client/types.gen.ts';
import { isZero } from '../../../../shared/decimals.ts';
import { plainQuantity } from '../../../../shared/typed-amount.ts';
import { errorsByPath } from '../../../ui/problem.ts';
import { useSearchFilters } from '../../../ui/search-filters.ts';
import { usePairs } from '../shared/market-prices.ts';
import { DEFAULT_CAP, otherOf } from '../shared/quote-orders.ts';
import { useTradingAccount } from '../shared/trading-account.tsx';
import { capOf } from './cap.ts';
import type { QuotedConversion } from './plan.ts';
import {
  addressOf,
  ConversionSearch,
  type ConversionValues,
  faultsOf,
  percentOf,
  refusalsOf,
  requestOf,
  valuesOf,
} from './search.ts';
import { useConversion } from './use-conversion.ts';

interface Answered {
  quoted: QuotedConversion;
  atMs: number;
}

/** Quotes a conversion. With two legs, it also quotes the first leg, whose price the orders need. */
function useQuoteRequest(pairs: readonly PairDescription[]) {
  const { mutateAsync: quote } = useMutation(getBrokerageQuoteMutation());
  return useMutation({
    mutationFn: async (request: Parameters<typeof quote>[0]): Promise<Answered> => {
      const whole = await quote(request);
      const atMs = Date.now();
      return { quoted: { quote: whole, firstLeg: await firstLegOf(whole, request) }, atMs };
    },
  });

  async function firstLegOf(
    whole: BrokerageQuote,
    { headers }: Parameters<typeof quote>[0],
  ): Promise<BrokerageQuote | null> {
    const pair = pairs.find(({ symbol }) => symbol === whole.leg1CurrencyPair);
    if (whole.leg2CurrencyPair === undefined || !pair || !isZero(whole.feeAmount)) return null;
    const body = {
      payAmount: whole.actualPayAmount,
      payCurrency: whole.payCurrency,
      receiveCurrency: otherOf(pair, whole.payCurrency),
      feeRate: '0',
    };
    // Without the quote of the first leg, the conversion is shown but cannot be carried out.
    return quote({ body, ...(headers ? { headers } : {}) }).catch(() => null);
  }
}

/** A conversion that is asked for: the form, its quote, and the conversion that was started with it. */
export type Quoting = ReturnType<typeof useQuoting>;

/** Quotes the conversion in the form. A request in the address is quoted at once. */
export function useQuoting() {
  const { account, headers } = useTradingAccount();
  const { filters, set } = useSearchFilters(ConversionSearch);
  const accounts = useQuery(listSubaccountsOptions());
  const balances = useQuery(listAllBalancesOptions());
  const pairs = usePairs();
  const conversion = useConversion();
  const [cap, setCap] = useState(filters.cap ?? percentOf(DEFAULT_CAP));
  const form = useForm<ConversionValues>({ initialValues: valuesOf(filters) });
  const { values } = form;
  const others = (accounts.data ?? []).filter(({ id }) => id !== account);
  const feeAccount = others.some(({ id }) => id === values.feeAccount)
    ? values.feeAccount
    : (others[0]?.id ?? '');
  const ask = useQuoteRequest(pairs);
  const intoAddress = (change: Parameters<typeof set>[0]) =>
    set({ ...change, skip: filters.skip, open: filters.open }, { replace: true });

  const askFor = (typed: ConversionValues) => {
    const faults = faultsOf(typed);
    form.setErrors(faults);
    const first = Object.keys(faults)[0];
    if (first) return form.getInputNode(first)?.focus();
    intoAddress(addressOf(typed));
    ask.mutate(
      { body: requestOf(typed), headers },
      { onError: (error) => form.setErrors(refusalsOf(errorsByPath(error))) },
    );
  };
  const submit = () => askFor({ ...values, feeAccount });

  // A request in the address came from a link, such as that of a shortfall, and is quoted at once.
  const linked = useRef(filters.amount !== undefined && conversion.progress === null);
  const ready = pairs.length > 0 && accounts.data !== undefined;
  useEffect(() => {
    if (!linked.current || !ready) return;
    linked.current = false;
    submit();
  });

  const available = balances.data
    ? (balances.data
        .find((group) => group.account.id === account)
        ?.balances.find(({ currency }) => currency === values.pay)?.available ?? '0')
    : undefined;
  const focusAmount = () => form.getInputNode('amount')?.focus();
  return {
    form,
    account,
    pairs,
    /** The accounts that can receive the fee, and the one that is chosen. */
    others,
    feeAccount,
    areAccountsLoaded: accounts.data !== undefined,
    /** The available balance of the currency paid; undefined while it loads. */
    available,
    ask,
    submit,
    conversion,
    /** The slippage cap in percent, as typed. */
    cap,
    changeCap: (typed: string) => {
      setCap(typed);
      if (capOf(typed) !== null) intoAddress({ cap: plainQuantity(typed) });
    },
    /** Closes a conversion, for the next one to be typed. */
    close: () => {
      ask.reset();
      conversion.clear();
      focusAmount();
    },
    /** Closes a conversion, and quotes another one without a fee. */
    quoteNext: (request: Pick<ConversionValues, 'amount' | 'pay' | 'receive'>) => {
      const next = { ...values, ...request, feePercent: '0' };
      conversion.clear();
      form.setValues(next);
      focusAmount();
      askFor({ ...next, feeAccount });
    },
  };
}
