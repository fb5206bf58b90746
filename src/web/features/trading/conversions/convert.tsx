import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import type { PairDescription } from '../../../../client/types.gen.ts';
import { compare, multiply } from '../../../../shared/decimals.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { useMay } from '../../../ui/session-context.tsx';
import { WRAPPING } from '../../../ui/wrapping-button.ts';
import { Held, Price, Quantity } from '../shared/figures.tsx';
import { useIsOld } from '../shared/indication.tsx';
import { shownAmount } from '../shared/precision.ts';
import { capOf } from './cap.ts';
import { ConversionSteps } from './conversion-steps.tsx';
import { planOf, type ConversionPlan, type Obstacle, type QuotedConversion } from './plan.ts';

interface ConvertProps {
  quoted: QuotedConversion;
  atMs: number;
  account: string;
  /** The available balance of the currency paid; undefined while it loads. */
  available: string | undefined;
  pairs: readonly PairDescription[];
  /** The slippage cap in percent, as typed. */
  cap: string;
  onCap: (cap: string) => void;
  askAgain: () => void;
  asking: boolean;
  onConvert: (plan: ConversionPlan) => void;
}

const OBSTACLES: Record<Exclude<Obstacle, 'fee'>, string> = {
  'unknown-price':
    'The exchange has no price for a part of this conversion now. Get a new quote, or place the orders ' +
    'yourself.',
  'cap-too-small':
    'No price of the market lies within this slippage cap. Enter a higher cap, or convert a larger amount.',
  'amount-too-small': 'The amount is below the minimum order of the market. Convert a larger amount.',
  'amount-too-large': 'The amount is above the maximum order of the market. Convert it in several parts.',
};

/** Carries a quote out with one confirmation, or explains why that is not possible. */
export function Convert(props: ConvertProps) {
  const { quoted, atMs, account, available, pairs, cap, onCap, askAgain, asking, onConvert } = props;
  const { quote } = quoted;
  const trader = useMay('trade');
  const isOld = useIsOld(atMs);
  const [confirming, setConfirming] = useState(false);
  const fraction = capOf(cap);
  const plan = fraction === null ? null : planOf(quoted, pairs, fraction);
  if (plan === 'fee') {
    return (
      <Stack gap="sm">
        <Text size="sm">
          A quote with a conversion fee cannot be converted here, because the fee is a transfer that Outlay
          does not make. Remove the fee to convert with one confirmation, or place the orders yourself.
        </Text>
        <ConversionSteps quote={quote} account={account} />
      </Stack>
    );
  }
  if (!trader) {
    return (
      <Text size="sm" c="dimmed">
        To convert you need the Trader role, which an administrator of your entity can grant.
      </Text>
    );
  }
  const ready = plan !== null && typeof plan !== 'string' ? plan : null;
  const short = ready !== null && available !== undefined && compare(ready.pays, available) > 0;
  const label = `Convert ${shownAmount(quote.actualPayAmount, quote.payCurrency, 'up')} ${quote.payCurrency}`;
  return (
    <section aria-label="Convert">
      <Stack gap="sm">
        <TextInput
          label="Slippage cap, in percent"
          description="How much worse than the quote the result may be. The conversion stops otherwise."
          inputMode="decimal"
          autoComplete="off"
          value={cap}
          onChange={({ currentTarget: { value } }) => onCap(value)}
          error={fraction === null && 'Enter a percentage from 0 to 10, such as 0.5.'}
        />
        {ready && <Limits plan={ready} />}
        {plan !== null && typeof plan === 'string' && (
          <Alert color="yellow" variant="light" icon={<IconInfoCircle aria-hidden />}>
            {OBSTACLES[plan]}
          </Alert>
        )}
        {plan === 'unknown-price' && <ConversionSteps quote={quote} account={account} />}
        {short && (
          <Text size="sm" fw={500}>
            This is more than the available balance, <Held value={available} currency={quote.payCurrency} />.
          </Text>
        )}
        <Group gap="sm">
          <Button
            disabled={!ready || short || isOld || asking}
            onClick={() => setConfirming(true)}
            {...WRAPPING}
          >
            {label}
          </Button>
          {isOld && (
            <Text size="sm" c="dimmed" role="status">
              This quote is older than 30 seconds. Get a new quote first.
            </Text>
          )}
        </Group>
      </Stack>
      {ready && (
        <ConfirmDialog
          opened={confirming}
          onClose={() => setConfirming(false)}
          title={`Convert ${quote.payCurrency} to ${quote.receiveCurrency}?`}
          confirmLabel={
            `${label} to at least ${shownAmount(ready.receives, ready.receiveCurrency, 'down')} ` +
            ready.receiveCurrency
          }
          onConfirm={() => {
            setConfirming(false);
            onConvert(ready);
          }}
          pending={false}
          disabled={isOld}
          focusConfirm
        >
          <Stack gap="md">
            <Limits plan={ready} withCap />
            <Orders plan={ready} pairs={pairs} quoted={quoted} />
            {ready.viaCurrency !== null && (
              <Text size="sm">
                The second order is placed after the first is filled. If it cannot be filled within the cap,
                your account holds {ready.viaCurrency}, and you can try again or convert it back.
              </Text>
            )}
            {isOld && (
              <Alert color="yellow" variant="light" icon={<IconInfoCircle aria-hidden />} role="status">
                <Text size="sm">This quote is older than 30 seconds.</Text>
                <Button
                  mt="xs"
                  size="xs"
                  variant="default"
                  onClick={() => {
                    setConfirming(false);
                    askAgain();
                  }}
                >
                  Get a new quote
                </Button>
              </Alert>
            )}
          </Stack>
        </ConfirmDialog>
      )}
    </section>
  );
}

/** What is paid at most and received at least. */
function Limits({ plan, withCap = false }: { plan: ConversionPlan; withCap?: boolean }) {
  return (
    <Facts
      items={[
        ['You pay at most', <Held key="p" value={plan.pays} currency={plan.payCurrency} rounding="up" />],
        [
          'You receive at least',
          <Held key="r" value={plan.receives} currency={plan.receiveCurrency} rounding="down" />,
        ],
        ...(withCap ? ([['Slippage cap', `${multiply(plan.cap, '100')}\u00a0%`]] as const) : []),
      ]}
    />
  );
}

/** The orders and the fees of the exchange. */
function Orders({
  plan,
  pairs,
  quoted: { quote },
}: {
  plan: ConversionPlan;
  pairs: readonly PairDescription[];
  quoted: QuotedConversion;
}) {
  const { first, second } = plan;
  const market = pairs.find(({ symbol }) => symbol === first.pair);
  return (
    <Facts
      items={[
        [
          second ? 'First order' : 'Order',
          <span key="1">
            {first.side === 'BUY' ? 'Buy ' : 'Sell '}
            <Quantity value={first.quantity} market={market} /> at{' '}
            <Price value={first.price} market={market} /> or better
          </span>,
        ],
        ...(second
          ? ([
              [
                'Second order',
                <span key="2">
                  {second.side === 'BUY' ? 'Buy' : 'Sell'} {second.pair.baseCurrency} for{' '}
                  {second.pair.quoteCurrency}, with what the first order brings
                </span>,
              ],
            ] as const)
          : []),
        ['Execution', 'Each order is filled completely at once, or cancelled.'],
        [
          "Exchange's fees",
          <span key="fees">
            about{' '}
            <Held value={quote.leg1TradeFeeAmount} currency={quote.leg1TradeFeeCurrency} rounding="nearest" />
            {quote.leg2TradeFeeAmount !== undefined && (
              <>
                {' and '}
                <Held
                  value={quote.leg2TradeFeeAmount}
                  currency={quote.leg2TradeFeeCurrency ?? ''}
                  rounding="nearest"
                />
              </>
            )}
            , included above
          </span>,
        ],
      ]}
    />
  );
}
