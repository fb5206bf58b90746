import { Alert, Button, Group, SegmentedControl, Stack, Switch, Text, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { placeLimitOrderMutation } from '../../../../client/@tanstack/react-query.gen.ts';
import type { BalanceEntry, PairDescription } from '../../../../client/types.gen.ts';
import type { TimeInForce } from '../../../../shared/trading-terms.ts';
import { compare, isPositive } from '../../../../shared/decimals.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { useExchangeStatus } from '../shared/exchange-notice.tsx';
import { Figure, groupDigits } from '../../../ui/figure.tsx';
import { useIdempotencyKey } from '../../../ui/idempotency-key.ts';
import { sideWord } from '../shared/order-outcome.ts';
import { problemOf } from '../../../ui/problem.ts';
import { PRIMARY } from '../shared/trading-account.tsx';
import { WRAPPING } from '../../../ui/wrapping-button.ts';
import { type Book, matchOf } from './book.ts';
import { distanceOf, distanceWords, farConsequence, isFar } from './distance.ts';
import classes from './market.module.css';
import { OrderConfirmation, useUnconfirmedOrders } from './order-confirmation.tsx';
import type { SentOrder } from './order-outcome.tsx';
import { OrderSummary } from './order-summary.tsx';
import { type OrderDraft, type Reckoned, reckon, shareOf, TIF_WORDS } from './order-values.ts';

/** Until the installation's setting is known. */
const FAR_PERCENT = 5;
const SHARES = [25, 50, 75, 100];

/** Of what was sent nothing is known: it may have arrived. */
const UNKNOWN = new Set(['no_answer', 'exchange_no_answer', 'exchange_unavailable', 'exchange_fault']);

interface OrderFormProps {
  pair: PairDescription;
  book: Book | null;
  draft: OrderDraft;
  change: (change: Partial<OrderDraft>) => void;
  account: string;
  headers: { 'X-SERVICE-SUB-ACCOUNT-ID'?: string };
  /** Of the account, by currency; undefined while they load. */
  balances: readonly BalanceEntry[] | undefined;
  onSent: (sent: SentOrder) => void;
}

function availableOf(balances: readonly BalanceEntry[] | undefined, currency: string): string | null {
  return balances ? (balances.find((balance) => balance.currency === currency)?.available ?? '0') : null;
}

/** Whether a refusal leaves open if the order arrived. Where nothing was sent the server says so. */
function isUnknown(error: unknown): boolean {
  const { code, status, detail } = problemOf(error);
  return UNKNOWN.has(code) && !(status === 503 && detail.startsWith('Nothing was sent'));
}

/** Places a limit order: what it costs and what its rules mean stands there before it is sent. */
export function OrderForm({ pair, book, draft, change, account, headers, balances, onSent }: OrderFormProps) {
  const { key, renew } = useIdempotencyKey();
  const [tried, setTried] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const unconfirmed = useUnconfirmedOrders();
  const farPercent = useExchangeStatus().data?.farPricePercent ?? FAR_PERCENT;
  const reckoned = reckon(draft, pair);
  const { price, quantity, total } = reckoned;
  const distance = book && price !== null ? distanceOf(book, draft.side, price) : null;
  const far = distance !== null && isFar(distance, farPercent);
  const future = pair.currencyPairType === 'FUTURE';
  const spends = draft.side === 'buy' || future ? pair.quoteCurrency : pair.baseCurrency;
  const available = availableOf(balances, spends);
  const place = useMutation({
    ...placeLimitOrderMutation(),
    onSuccess: ({ id }, { body }) => {
      renew();
      setTried(false);
      onSent({
        reference: body.customerOrderId ?? '',
        orderId: id,
        side: draft.side,
        quantity: String(body.quantity),
        price: String(body.price),
        account,
      });
    },
    onError: (error, { body }) => {
      if (isUnknown(error))
        onSent({
          reference: body.customerOrderId ?? '',
          orderId: null,
          side: draft.side,
          quantity: String(body.quantity),
          price: String(body.price),
          account,
        });
      else renew();
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (price === null || quantity === null || reckoned.amountError !== undefined) {
      const [priceInput, amountInput] = event.currentTarget.querySelectorAll<HTMLInputElement>(
        'input[inputmode="decimal"]',
      );
      (price === null ? priceInput : amountInput)?.focus();
      return;
    }
    if (far || !distance || !unconfirmed.isOn) setConfirming(true);
    else send(price, quantity);
  };
  const send = (at: string, lots: string) => {
    const { side, timeInForce, postOnly, reduceOnly, allowMargin } = draft;
    place.mutate({
      headers,
      body: {
        pair: pair.symbol,
        side: side === 'buy' ? 'BUY' : 'SELL',
        price: at,
        quantity: lots,
        timeInForce,
        postOnly,
        reduceOnly,
        allowMargin,
        customerOrderId: key(),
      },
    });
  };
  const label =
    quantity !== null && price !== null
      ? `${sideWord(draft.side)} ${groupDigits(quantity)} ${pair.baseCurrency} at ${groupDigits(price)} ${pair.quoteCurrency}`
      : `${sideWord(draft.side)} ${pair.baseCurrency}`;
  const amountUnit = draft.unit === 'quantity' ? pair.baseCurrency : pair.quoteCurrency;
  return (
    <form onSubmit={submit} noValidate aria-label="Limit order">
      <Stack gap="sm">
        <SegmentedControl
          fullWidth
          aria-label="Side"
          value={draft.side}
          onChange={(side) => change({ side: side as OrderDraft['side'] })}
          data={[
            { value: 'buy', label: 'Buy' },
            { value: 'sell', label: 'Sell' },
          ]}
        />
        <TextInput
          label={`Price, in ${pair.quoteCurrency}`}
          description={<Best book={book} />}
          inputMode="decimal"
          autoComplete="off"
          value={draft.price}
          onChange={({ currentTarget: { value } }) => change({ price: value })}
          error={reckoned.priceError ?? (tried && draft.price.trim() === '' ? 'Give a price.' : undefined)}
        />
        <Group align="flex-end" gap="xs" wrap="nowrap">
          <TextInput
            flex={1}
            miw={0}
            label={draft.unit === 'quantity' ? `Quantity, in ${amountUnit}` : `Total, in ${amountUnit}`}
            inputMode="decimal"
            autoComplete="off"
            value={draft.amount}
            onChange={({ currentTarget: { value } }) => change({ amount: value })}
            error={reckoned.amountError !== undefined || (tried && draft.amount.trim() === '')}
            aria-describedby="amount-error"
          />
          <SegmentedControl
            size="xs"
            aria-label="What the amount is of"
            value={draft.unit}
            onChange={(unit) =>
              change({
                unit: unit as OrderDraft['unit'],
                amount: (unit === 'quantity' ? quantity : total) ?? '',
              })
            }
            data={[
              { value: 'quantity', label: pair.baseCurrency },
              { value: 'total', label: pair.quoteCurrency },
            ]}
          />
        </Group>
        <Text
          id="amount-error"
          size="xs"
          c="var(--mantine-color-error)"
          mt={-8}
          hidden={reckoned.amountError === undefined && !(tried && draft.amount.trim() === '')}
        >
          {reckoned.amountError ?? 'Give an amount.'}
        </Text>
        <Shares pair={pair} draft={draft} price={price} book={book} available={available} change={change} />
        <Text size="xs" c="dimmed">
          {available === null ? (
            'Reading what is available.'
          ) : (
            <>
              Available: <Figure value={available} unit={spends} />
            </>
          )}
        </Text>
        <Rules pair={pair} draft={draft} change={change} account={account} />
        <OrderSummary
          pair={pair}
          side={draft.side}
          reckoned={reckoned}
          match={
            book && price !== null && quantity !== null ? matchOf(book, draft.side, price, quantity) : null
          }
        />
        <Cautions pair={pair} draft={draft} reckoned={reckoned} book={book} available={available} />
        {far && (
          // Announced once: the percentage follows the market, and is not read out again each time that it
          // moves.
          <Alert
            color="red"
            variant="light"
            p="xs"
            icon={<IconAlertTriangle aria-hidden />}
            title={distanceWords(distance)}
            role="alert"
            aria-relevant="additions"
            aria-atomic="false"
          >
            {farConsequence(distance, draft.side)}
          </Alert>
        )}
        {place.isError && !isUnknown(place.error) && (
          <ErrorState error={place.error} title="The order was not placed" />
        )}
        <Button type="submit" fullWidth loading={place.isPending} {...WRAPPING}>
          {label}
        </Button>
      </Stack>
      {price !== null && quantity !== null && total !== null && (
        <OrderConfirmation
          opened={confirming}
          {...{ pair, draft, price, quantity, total, distance, label }}
          isFar={far}
          onClose={() => setConfirming(false)}
          onConfirm={(dontAskAgain) => {
            setConfirming(false);
            if (dontAskAgain) unconfirmed.turnOn();
            send(price, quantity);
          }}
        />
      )}
    </form>
  );
}

function Best({ book }: { book: Book | null }) {
  if (!book) return <>Reading the book.</>;
  const [ask, bid] = [book.asks[0], book.bids[0]];
  return (
    <>
      Best ask {ask ? groupDigits(ask.price) : 'none'}, best bid {bid ? groupDigits(bid.price) : 'none'}.
    </>
  );
}

interface PartProps {
  pair: PairDescription;
  draft: OrderDraft;
  change: (change: Partial<OrderDraft>) => void;
}

function Shares({
  pair,
  draft,
  price,
  book,
  available,
  change,
}: PartProps & { price: string | null; book: Book | null; available: string | null }) {
  // Without a price the best of the other side is meant, and set.
  const best = (draft.side === 'buy' ? book?.asks : book?.bids)?.[0]?.price ?? null;
  return (
    <div className={classes.shares} role="group" aria-label="A share of what is available">
      {SHARES.map((percent) => {
        const share = available === null ? null : shareOf(percent, available, draft, price ?? best, pair);
        return (
          <Button
            key={percent}
            size="compact-sm"
            variant="default"
            disabled={share === null}
            onClick={() =>
              share !== null &&
              change({ amount: share, ...(price === null && best !== null ? { price: best } : {}) })
            }
          >
            {percent} %
          </Button>
        );
      })}
    </div>
  );
}

function Rules({ pair, draft, change, account }: PartProps & { account: string }) {
  const future = pair.currencyPairType === 'FUTURE';
  return (
    <Stack gap="sm">
      <div>
        <SegmentedControl
          fullWidth
          size="xs"
          aria-label="Time in force"
          value={draft.timeInForce}
          onChange={(value) =>
            change({ timeInForce: value as TimeInForce, ...(value === 'GTC' ? {} : { postOnly: false }) })
          }
          data={Object.keys(TIF_WORDS)}
        />
        <Text size="xs" c="dimmed" mt={4}>
          {TIF_WORDS[draft.timeInForce]}
        </Text>
      </div>
      <Switch
        label="Post-only"
        description={
          draft.timeInForce === 'GTC'
            ? 'Fails instead of trading at once, so that it always rests and earns the reward of a maker.'
            : 'Only for GTC: the other two never rest in the book.'
        }
        disabled={draft.timeInForce !== 'GTC'}
        checked={draft.postOnly}
        onChange={({ currentTarget: { checked } }) => change({ postOnly: checked })}
      />
      {future && (
        <Switch
          label="Reduce-only"
          description="Only makes your position smaller; never opens or turns one."
          checked={draft.reduceOnly}
          onChange={({ currentTarget: { checked } }) => change({ reduceOnly: checked })}
        />
      )}
      {pair.marginTradingAllowed && !future && account !== PRIMARY && (
        <Switch
          label="Margin"
          description="Borrows what is missing, at interest by the hour. Works for subaccounts that it is enabled for."
          checked={draft.allowMargin}
          onChange={({ currentTarget: { checked } }) => change({ allowMargin: checked })}
        />
      )}
    </Stack>
  );
}

/** What will probably go wrong, before it does; the exchange decides. */
function Cautions({
  pair,
  draft,
  reckoned: { price, quantity, total },
  book,
  available,
}: Omit<PartProps, 'change'> & { reckoned: Reckoned; book: Book | null; available: string | null }) {
  if (price === null || quantity === null || total === null || !isPositive(quantity)) return null;
  const match = book && matchOf(book, draft.side, price, quantity);
  const needed = draft.side === 'buy' ? total : quantity;
  const cautions = [
    draft.postOnly &&
      match &&
      isPositive(match.quantity) &&
      'At this price it would trade at once, so a post-only order fails. Set a price on your side of the spread.',
    draft.timeInForce === 'FOK' &&
      match &&
      compare(match.quantity, quantity) < 0 &&
      'The book does not hold enough at this price now: it would be cancelled whole.',
    draft.timeInForce === 'IOC' &&
      match &&
      !isPositive(match.quantity) &&
      'Nothing in the book reaches this price now: it would be cancelled.',
    pair.currencyPairType === 'SPOT' &&
      !draft.allowMargin &&
      available !== null &&
      compare(needed, available) > 0 &&
      'This is more than what is available: the exchange would fail it for want of balance.',
  ].filter((caution) => typeof caution === 'string');
  return cautions.map((caution) => (
    <Text key={caution} size="xs" fw={500}>
      {caution}
    </Text>
  ));
}
