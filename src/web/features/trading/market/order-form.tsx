import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Group, SegmentedControl, Stack, Switch, Text, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { placeLimitOrderMutation } from '../../../../client/@tanstack/react-query-trading.gen.ts';
import type { BalanceEntry, PairDescription } from '../../../../client/types.gen.ts';
import type { TimeInForce } from '../../../../shared/trading-terms.ts';
import { compare, isPositive } from '../../../../shared/decimals.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { useExchangeStatus } from '../shared/exchange-notice.tsx';
import { groupDigits } from '../../../ui/figure.tsx';
import { Held } from '../shared/figures.tsx';
import { useIdempotencyKey } from '../../../ui/idempotency-key.ts';
import { isOutcomeUnknown } from '../shared/lost-order.ts';
import { PRIMARY } from '../shared/trading-account.tsx';
import { WRAPPING } from '../../../ui/wrapping-button.ts';
import { type Book, matchOf } from './book.ts';
import { type Distance, distanceOf, distanceWords, farConsequence, isFar } from './distance.ts';
import classes from './market.module.css';
import { OrderConfirmation, useUnconfirmedOrders } from './order-confirmation.tsx';
import type { SentOrder } from './order-outcome.tsx';
import { OrderSummary } from './order-summary.tsx';
import { type OrderDraft, type OrderTotals, totalsOf, shareOf, TIF_WORDS } from './order-values.ts';

/** Applies until the installation's setting is loaded. */
const FAR_PERCENT = 5;
const SHARES = [25, 50, 75, 100];

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
export function OrderForm({
  pair,
  book,
  draft,
  change,
  account,
  headers,
  balances,
  onSent,
  outcome,
}: OrderFormProps) {
  const { key, renew } = useIdempotencyKey();
  const [tried, setTried] = useState(false);
  const [confirming, setConfirming] = useState(false);
  // What the dialog asks about. It stays a warning while the book reloads or the market comes closer.
  const [asked, setAsked] = useState<{ far: boolean; distance: Distance | null }>({
    far: false,
    distance: null,
  });
  const unconfirmed = useUnconfirmedOrders();
  const farPercent = useExchangeStatus().data?.farPricePercent ?? FAR_PERCENT;
  const totals = totalsOf(draft, pair);
  const { price, quantity, total } = totals;
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
      if (isOutcomeUnknown(error))
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
    if (price === null || quantity === null || totals.amountError !== undefined) {
      const [priceInput, amountInput] = event.currentTarget.querySelectorAll<HTMLInputElement>(
        'input[inputmode="decimal"]',
      );
      (price === null ? priceInput : amountInput)?.focus();
      return;
    }
    if (far || !distance || !unconfirmed.isOn) {
      setAsked({ far, distance });
      setConfirming(true);
    } else send(price, quantity);
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
  const label = submitLabel(draft.side, quantity, price, pair);
  const amountUnit = draft.unit === 'quantity' ? pair.baseCurrency : pair.quoteCurrency;
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
        <TextInput
          label={t`Price, in ${pair.quoteCurrency}`}
          inputMode="decimal"
          autoComplete="off"
          value={draft.price}
          onChange={({ currentTarget: { value } }) => change({ price: value })}
          error={totals.priceError ?? (tried && draft.price.trim() === '' ? t`Enter a price.` : undefined)}
        />
        <BestPrices book={book} choose={(best) => change({ price: best })} />
        <Group align="flex-end" gap="xs" wrap="nowrap">
          <TextInput
            flex={1}
            miw={0}
            label={draft.unit === 'quantity' ? t`Quantity, in ${amountUnit}` : t`Total, in ${amountUnit}`}
            inputMode="decimal"
            autoComplete="off"
            value={draft.amount}
            onChange={({ currentTarget: { value } }) => change({ amount: value })}
            error={totals.amountError !== undefined || (tried && draft.amount.trim() === '')}
            aria-describedby="amount-error"
          />
          <SegmentedControl
            size="xs"
            aria-label={t`Currency of the amount`}
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
          hidden={totals.amountError === undefined && !(tried && draft.amount.trim() === '')}
        >
          {totals.amountError ?? t`Enter an amount.`}
        </Text>
        <Shares pair={pair} draft={draft} price={price} book={book} available={available} change={change} />
        <Text size="xs" c="dimmed">
          {available === null ? (
            t`Loading the available balance…`
          ) : (
            <>
              <Trans>
                Available: <Held value={available} currency={spends} />
              </Trans>
            </>
          )}
        </Text>
        <Rules pair={pair} draft={draft} change={change} account={account} />
        <OrderSummary
          pair={pair}
          side={draft.side}
          totals={totals}
          match={
            book && price !== null && quantity !== null ? matchOf(book, draft.side, price, quantity) : null
          }
        />
        <Cautions pair={pair} draft={draft} totals={totals} book={book} available={available} />
        {far && (
          // The percentage follows the market: a screen reader announces it once, not at every change.
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
        {place.isError && !isOutcomeUnknown(place.error) && (
          <ErrorState error={place.error} title={t`The order was not placed`} />
        )}
        <div className={classes.submit}>
          {outcome}
          <Button type="submit" fullWidth loading={place.isPending} {...WRAPPING}>
            {label}
          </Button>
        </div>
      </Stack>
      {price !== null && quantity !== null && total !== null && (
        <OrderConfirmation
          opened={confirming}
          {...{ pair, draft, price, quantity, total, label }}
          distance={distance ?? asked.distance}
          isFar={asked.far || far}
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

/** The best prices of the book; each fills the price of the order. */
function BestPrices({ book, choose }: { book: Book | null; choose: (price: string) => void }) {
  const best = [
    [t`Best bid`, t`no bid`, book?.bids[0]?.price],
    [t`Best ask`, t`no ask`, book?.asks[0]?.price],
  ] as const;
  return (
    <div className={classes.best} role="group" aria-label={t`Best prices`}>
      {best.map(([name, none, price]) => {
        const written = price === undefined ? (book ? none : '…') : groupDigits(price);
        return (
          <Button
            key={name}
            size="compact-sm"
            variant="default"
            disabled={price === undefined}
            title={t`Enters this price`}
            onClick={() => price !== undefined && choose(price)}
          >
            <span className={classes.bestName}>{name}</span> {written}
          </Button>
        );
      })}
    </div>
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
  // Without a price, a share uses and sets the best price of the other side.
  const best = (draft.side === 'buy' ? book?.asks : book?.bids)?.[0]?.price ?? null;
  return (
    <div className={classes.shares} role="group" aria-label={t`Share of the available balance`}>
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
          aria-label={t`Time in force`}
          value={draft.timeInForce}
          onChange={(value) =>
            change({ timeInForce: value as TimeInForce, ...(value === 'GTC' ? {} : { postOnly: false }) })
          }
          data={Object.keys(TIF_WORDS)}
        />
        <Text size="xs" c="dimmed" mt={4}>
          {i18n._(TIF_WORDS[draft.timeInForce])}
        </Text>
      </div>
      <Switch
        label={t`Post-only`}
        description={
          draft.timeInForce === 'GTC'
            ? t`The order fails instead of trading at once, so it rests in the book and earns the maker \
reward.`
            : t`Only for GTC. IOC and FOK orders never rest in the book.`
        }
        disabled={draft.timeInForce !== 'GTC'}
        checked={draft.postOnly}
        onChange={({ currentTarget: { checked } }) => change({ postOnly: checked })}
      />
      {future && (
        <Switch
          label={t`Reduce-only`}
          description={t`The order can only reduce your position. It never opens or reverses one.`}
          checked={draft.reduceOnly}
          onChange={({ currentTarget: { checked } }) => change({ reduceOnly: checked })}
        />
      )}
      {pair.marginTradingAllowed && !future && account !== PRIMARY && (
        <Switch
          label={t`Margin`}
          description={t`Borrows the missing amount at hourly interest, on subaccounts with margin.`}
          checked={draft.allowMargin}
          onChange={({ currentTarget: { checked } }) => change({ allowMargin: checked })}
        />
      )}
    </Stack>
  );
}

/** Says how a limit may fare at the best price of either side, where a small move decides; null elsewhere. */
function atTheTouch(book: Book, { side, timeInForce, postOnly }: OrderDraft, price: string): string | null {
  const [other, own] = side === 'buy' ? [book.asks, book.bids] : [book.bids, book.asks];
  const isAt = (level: Book['asks'][number] | undefined) => level && compare(level.price, price) === 0;
  if (isAt(own[0]) && timeInForce === 'GTC')
    return t`At this price the order waits behind the orders that are there already.`;
  if (!isAt(other[0]) || postOnly) return null;
  return timeInForce === 'GTC'
    ? t`This is the best price now. If others take it first, the order waits in the book and may not trade.`
    : t`This is the best price now. If others take it first, the order is cancelled.`;
}

/** Says what may happen at the best prices, and warns of orders that may fail. The exchange decides. */
function Cautions({
  pair,
  draft,
  totals: { price, quantity, total },
  book,
  available,
}: Omit<PartProps, 'change'> & { totals: OrderTotals; book: Book | null; available: string | null }) {
  if (price === null || quantity === null || total === null || !isPositive(quantity)) return null;
  const match = book && matchOf(book, draft.side, price, quantity);
  const needed = draft.side === 'buy' ? total : quantity;
  const cautions = [
    book && atTheTouch(book, draft, price),
    draft.postOnly &&
      match &&
      isPositive(match.quantity) &&
      [
        t`A post-only order would fail at this price, because it would trade at once.`,
        t`Enter a price on your side of the spread.`,
      ].join(' '),
    draft.timeInForce === 'FOK' &&
      match &&
      compare(match.quantity, quantity) < 0 &&
      t`The book does not have enough at this price now, so the whole order would be cancelled.`,
    draft.timeInForce === 'IOC' &&
      match &&
      !isPositive(match.quantity) &&
      t`No order in the book matches this price now, so the order would be cancelled.`,
    pair.currencyPairType === 'SPOT' &&
      !draft.allowMargin &&
      available !== null &&
      compare(needed, available) > 0 &&
      t`This is more than your available balance. The exchange would refuse the order.`,
  ].filter((caution) => typeof caution === 'string');
  return cautions.map((caution) => (
    <Text key={caution} size="xs" fw={500}>
      {caution}
    </Text>
  ));
}
