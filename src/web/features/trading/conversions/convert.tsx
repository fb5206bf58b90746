import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import IconInfoCircle from '~icons/tabler/info-circle';
import { useState } from 'react';
import type { PairDescription } from '../../../../client/types.gen.ts';
import { compare, multiply } from '../../../../shared/decimals.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { useMay } from '../../../ui/session-context.tsx';
import { WRAPPING } from '../../../ui/wrapping-button.ts';
import { Held } from '../shared/figures.tsx';
import { useIsOld } from '../shared/indication.tsx';
import { shownAmount } from '../shared/precision.ts';
import { capOf } from './cap.ts';
import { ConversionSteps } from './conversion-steps.tsx';
import { OrderWords } from './order-words.tsx';
import { planOf, type ConversionPlan, type Obstacle, type QuotedConversion } from './plan.ts';

export interface ConvertProps {
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

const OBSTACLES: Record<Exclude<Obstacle, 'fee'>, MessageDescriptor> = {
  'unknown-price': msg`The exchange has no price for a part of this conversion. Get a new quote.`,
  'cap-too-small': msg`No price of the market lies within this slippage cap. Enter a higher cap.`,
  'amount-too-small': msg`The amount is below the minimum order of the market. Convert a larger amount.`,
  'amount-too-large': msg`The amount is above the maximum order of the market. Convert it in parts.`,
};

/** Carries a quote out with one confirmation, or explains why that is not possible. */
export function Convert(props: ConvertProps) {
  const { quoted, atMs, account, available, pairs, cap, onCap, asking } = props;
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
          <Trans>
            A quote with a conversion fee cannot be converted here, because the fee is a transfer that Outlay
            does not make. Remove the fee to convert with one confirmation, or place the orders yourself.
          </Trans>
        </Text>
        <ConversionSteps quote={quote} account={account} />
      </Stack>
    );
  }
  if (!trader) {
    return (
      <Text size="sm" c="dimmed">
        <Trans>To convert you need the Trader role. Ask an admin of your company to give it to you.</Trans>
      </Text>
    );
  }
  const ready = plan !== null && typeof plan !== 'string' ? plan : null;
  const short = ready !== null && available !== undefined && compare(ready.pays, available) > 0;
  const paid = `${shownAmount(quote.actualPayAmount, quote.payCurrency, 'up')} ${quote.payCurrency}`;
  return (
    <section aria-label={t`Convert`}>
      <Stack gap="sm">
        <TextInput
          label={t`Slippage cap, in percent`}
          description={t`How much worse than the quote the result may be. The conversion stops otherwise.`}
          inputMode="decimal"
          autoComplete="off"
          value={cap}
          onChange={({ currentTarget: { value } }) => onCap(value)}
          error={fraction === null && t`Enter a percentage from 0 to 10, such as 0.5.`}
        />
        {ready && <Limits plan={ready} />}
        {plan !== null && typeof plan === 'string' && (
          <Alert color="yellow" variant="light" icon={<IconInfoCircle aria-hidden />}>
            {i18n._(OBSTACLES[plan])}
          </Alert>
        )}
        {plan === 'unknown-price' && <ConversionSteps quote={quote} account={account} />}
        {short && (
          <Text size="sm" fw={500}>
            <Trans>
              This is more than the available balance, <Held value={available} currency={quote.payCurrency} />
              .
            </Trans>
          </Text>
        )}
        <Group gap="sm">
          <Button
            disabled={!ready || short || isOld || asking}
            onClick={() => setConfirming(true)}
            {...WRAPPING}
          >
            <Trans>Convert {paid}</Trans>
          </Button>
          {isOld && (
            <Text size="sm" c="dimmed" role="status">
              <Trans>This quote is older than 30 seconds. Get a new quote first.</Trans>
            </Text>
          )}
        </Group>
      </Stack>
      {ready && (
        <Confirmation
          {...props}
          plan={ready}
          paid={paid}
          isOld={isOld}
          opened={confirming}
          close={() => setConfirming(false)}
        />
      )}
    </section>
  );
}

interface ConfirmationProps extends Pick<ConvertProps, 'quoted' | 'pairs' | 'askAgain' | 'onConvert'> {
  plan: ConversionPlan;
  /** The amount that is paid, in words. */
  paid: string;
  /** Whether the quote is too old to be carried out. */
  isOld: boolean;
  opened: boolean;
  close: () => void;
}

/** Asks for the one confirmation, with the limits and the orders that it is about. */
function Confirmation(props: ConfirmationProps) {
  const { quoted, pairs, askAgain, onConvert, plan, paid, isOld, opened, close } = props;
  const { quote } = quoted;
  const least = `${shownAmount(plan.receives, plan.receiveCurrency, 'down')} ${plan.receiveCurrency}`;
  return (
    <ConfirmDialog
      opened={opened}
      onClose={close}
      title={t`Convert ${quote.payCurrency} to ${quote.receiveCurrency}?`}
      confirmLabel={t`Convert ${paid} to at least ${least}`}
      onConfirm={() => {
        close();
        onConvert(plan);
      }}
      pending={false}
      disabled={isOld}
      focusConfirm
    >
      <Stack gap="md">
        <Limits plan={plan} withCap />
        <Orders plan={plan} pairs={pairs} quoted={quoted} />
        {plan.viaCurrency !== null && (
          <Text size="sm">
            <Trans>
              The second order is placed after the first is filled. If it cannot be filled within the cap,
              your account holds {plan.viaCurrency}, and you can try again or convert it back.
            </Trans>
          </Text>
        )}
        {isOld && (
          <Alert color="yellow" variant="light" icon={<IconInfoCircle aria-hidden />} role="status">
            <Text size="sm">
              <Trans>This quote is older than 30 seconds.</Trans>
            </Text>
            <Button
              mt="xs"
              size="xs"
              variant="default"
              onClick={() => {
                close();
                askAgain();
              }}
            >
              <Trans>Get a new quote</Trans>
            </Button>
          </Alert>
        )}
      </Stack>
    </ConfirmDialog>
  );
}

/** The most that is paid and the least that is received. */
function Limits({ plan, withCap = false }: { plan: ConversionPlan; withCap?: boolean }) {
  return (
    <Facts
      items={[
        [t`You pay at most`, <Held key="p" value={plan.pays} currency={plan.payCurrency} rounding="up" />],
        [
          t`You receive at least`,
          <Held key="r" value={plan.receives} currency={plan.receiveCurrency} rounding="down" />,
        ],
        ...(withCap ? ([[t`Slippage cap`, `${multiply(plan.cap, '100')}\u00a0%`]] as const) : []),
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
  const firstFee = (
    <Held value={quote.leg1TradeFeeAmount} currency={quote.leg1TradeFeeCurrency} rounding="nearest" />
  );
  return (
    <Facts
      items={[
        [
          second ? t`First order` : t`Order`,
          <span key="1">
            <OrderWords order={first} market={market} />
          </span>,
        ],
        ...(second
          ? ([
              [
                t`Second order`,
                <span key="2">
                  {second.side === 'BUY' ? (
                    <Trans>
                      Buy {second.pair.baseCurrency} for {second.pair.quoteCurrency}, with what the first
                      order brings
                    </Trans>
                  ) : (
                    <Trans>
                      Sell {second.pair.baseCurrency} for {second.pair.quoteCurrency}, with what the first
                      order brings
                    </Trans>
                  )}
                </span>,
              ],
            ] as const)
          : []),
        [t`Execution`, t`Each order is filled completely at once, or cancelled.`],
        [
          t`Exchange's fees`,
          <span key="fees">
            {quote.leg2TradeFeeAmount === undefined ? (
              <Trans>about {firstFee}, included above</Trans>
            ) : (
              <Trans>
                about {firstFee} and{' '}
                <Held
                  value={quote.leg2TradeFeeAmount}
                  currency={quote.leg2TradeFeeCurrency ?? ''}
                  rounding="nearest"
                />
                , included above
              </Trans>
            )}
          </span>,
        ],
      ]}
    />
  );
}
