import { t } from '@lingui/core/macro';
import { Button, SegmentedControl, Stack } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { BalanceEntry, PairDescription } from '../../../../client/types.gen.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { groupDigits } from '../../../ui/figure.tsx';
import { WRAPPING } from '../../../ui/wrapping-button.ts';
import { type Book, matchOf } from './book.ts';
import classes from './market.module.css';
import { Cautions, FarPrice } from './order-cautions.tsx';
import { OrderConfirmation, useOrderConfirmation } from './order-confirmation.tsx';
import { OrderFigures, OrderRules } from './order-fields.tsx';
import type { SentOrder } from './order-outcome.tsx';
import { OrderSummary } from './order-summary.tsx';
import { type OrderDraft, totalsOf } from './order-values.ts';
import { usePlaceOrder } from './use-place-order.ts';

interface OrderFormProps {
  pair: PairDescription;
  book: Book | null;
  draft: OrderDraft;
  change: (change: Partial<OrderDraft>) => void;
  account: string;
  headers: { 'X-SERVICE-SUB-ACCOUNT-ID'?: string };
  /** The balances of the account; undefined while they load. */
  balances: readonly BalanceEntry[] | undefined;
  onSent: (sent: SentOrder) => void;
  /** The outcome of the last order, which is shown beside the button. */
  outcome?: ReactNode;
}

function availableOf(balances: readonly BalanceEntry[] | undefined, currency: string): string | null {
  return balances ? (balances.find((balance) => balance.currency === currency)?.available ?? '0') : null;
}

/** Places a limit order. Shows its cost and the meaning of its options before it is sent. */
export function OrderForm(props: OrderFormProps) {
  const { pair, book, draft, change, account, headers, balances, onSent, outcome } = props;
  const [tried, setTried] = useState(false);
  const totals = totalsOf(draft, pair);
  const { price, quantity, total } = totals;
  const confirmation = useOrderConfirmation(book, draft.side, price);
  const isFuture = pair.currencyPairType === 'FUTURE';
  const spends = draft.side === 'buy' || isFuture ? pair.quoteCurrency : pair.baseCurrency;
  const available = availableOf(balances, spends);
  const place = usePlaceOrder({
    pair,
    draft,
    headers,
    onSent: (sent) => {
      if (sent.orderId !== null) setTried(false);
      onSent(sent);
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (price === null || quantity === null || totals.amountError !== undefined) {
      const [priceInput, amountInput] = event.currentTarget.querySelectorAll<HTMLInputElement>(
        'input[inputmode="decimal"]',
      );
      (price === null ? priceInput : amountInput)?.focus();
    } else if (confirmation.isNeeded) confirmation.ask();
    else place.send(price, quantity);
  };
  const label = submitLabel(draft.side, quantity, price, pair);
  return (
    <form onSubmit={submit} noValidate aria-label={t`Limit order`}>
      <Stack gap="sm">
        <SegmentedControl
          fullWidth
          aria-label={t`Side`}
          value={draft.side}
          onChange={(side) => change({ side: side as OrderDraft['side'] })}
          data={[
            { value: 'buy', label: t`Buy` },
            { value: 'sell', label: t`Sell` },
          ]}
        />
        <OrderFigures {...{ pair, draft, change, totals, tried, book, available, spends }} />
        <OrderRules pair={pair} draft={draft} change={change} account={account} />
        <OrderSummary
          pair={pair}
          side={draft.side}
          totals={totals}
          match={
            book && price !== null && quantity !== null ? matchOf(book, draft.side, price, quantity) : null
          }
        />
        <Cautions pair={pair} draft={draft} totals={totals} book={book} available={available} />
        {confirmation.far && <FarPrice distance={confirmation.far} side={draft.side} />}
        {place.refusal && <ErrorState error={place.refusal} title={t`The order was not placed`} />}
        <div className={classes.submit}>
          {outcome}
          <Button type="submit" fullWidth loading={place.isPending} {...WRAPPING}>
            {label}
          </Button>
        </div>
      </Stack>
      {price !== null && quantity !== null && total !== null && (
        <OrderConfirmation
          {...confirmation.dialog}
          {...{ pair, draft, price, quantity, total, label }}
          onConfirm={(dontAskAgain) => {
            confirmation.confirmed(dontAskAgain);
            place.send(price, quantity);
          }}
        />
      )}
    </form>
  );
}

/** The order in words, as far as it is typed. */
function submitLabel(
  side: OrderDraft['side'],
  quantity: string | null,
  price: string | null,
  { baseCurrency, quoteCurrency }: PairDescription,
): string {
  if (quantity === null || price === null)
    return side === 'buy' ? t`Buy ${baseCurrency}` : t`Sell ${baseCurrency}`;
  const what = `${groupDigits(quantity)} ${baseCurrency}`;
  const limit = `${groupDigits(price)} ${quoteCurrency}`;
  return side === 'buy' ? t`Buy ${what} at ${limit}` : t`Sell ${what} at ${limit}`;
}
