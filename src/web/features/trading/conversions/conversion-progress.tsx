import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Group, List, Loader, Stack, Text } from '@mantine/core';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import IconCheck from '~icons/tabler/check';
import IconX from '~icons/tabler/x';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { PairDescription } from '../../../../client/types.gen.ts';
import { isNegative, isZero } from '../../../../shared/decimals.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { WRAPPING } from '../../../ui/wrapping-button.ts';
import { Held, Rate } from '../shared/figures.tsx';
import { adviceFor } from '../shared/order-outcome.ts';
import { PRIMARY } from '../shared/trading-account.tsx';
import { OrderWords } from './order-words.tsx';
import { resultOf, type Leg, type Progress } from './progress.ts';

interface Request {
  amount: string;
  pay: string;
  receive: string;
}

interface ConversionProgressProps {
  progress: Progress;
  pairs: readonly PairDescription[];
  /** Closes the result and quotes another conversion. */
  askFor: (request: Request) => void;
  close: () => void;
}

/** A confirmed conversion: each order as it changes, then the result against the quote. */
export function ConversionProgress({ progress, pairs, askFor, close }: ConversionProgressProps) {
  const { plan, legs, status } = progress;
  const top = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone, so the focus moves here.
  useEffect(() => top.current?.focus(), []);
  return (
    <Stack gap="md" ref={top} tabIndex={-1} style={{ outline: 'none' }}>
      <div role="status" aria-label={t`Progress of the conversion`}>
        {status === 'running' && <Running progress={progress} />}
        {status === 'done' && <Done progress={progress} />}
        {status === 'nothing' && <Nothing progress={progress} />}
        {status === 'held' && <HeldBetween progress={progress} />}
      </div>
      {legs.length > 0 && (
        <List
          type="ordered"
          size="sm"
          spacing={6}
          listStyleType="none"
          aria-label={t`Orders of the conversion`}
        >
          {legs.map((leg, index) => (
            <List.Item key={leg.reference}>
              <LegLine leg={leg} number={index + 1} account={progress.account} pairs={pairs} />
            </List.Item>
          ))}
        </List>
      )}
      {status !== 'running' && (
        <Group gap="sm">
          {status === 'held' && <NextForHeld progress={progress} askFor={askFor} />}
          {status === 'nothing' && (
            <Button
              onClick={() =>
                askFor({
                  amount: plan.quote.actualPayAmount,
                  pay: plan.payCurrency,
                  receive: plan.receiveCurrency,
                })
              }
            >
              <Trans>Get a new quote</Trans>
            </Button>
          )}
          <Button variant="default" onClick={close}>
            {status === 'done' ? t`Convert something else` : t`Close`}
          </Button>
        </Group>
      )}
    </Stack>
  );
}

function Running({ progress: { legs, plan } }: { progress: Progress }) {
  const leg = legs.at(-1);
  const total = plan.second ? 2 : 1;
  const number = Math.max(1, legs.length);
  if (leg?.state === 'lost') {
    return (
      <Alert
        role="presentation"
        color="yellow"
        variant="light"
        icon={<Loader size={16} aria-hidden />}
        title={t`No answer yet`}
      >
        <Trans>
          The connection broke while the order was sent, so it may or may not have arrived. Outlay is looking
          for it and does not send it again. This takes up to two minutes.
        </Trans>
      </Alert>
    );
  }
  return (
    <Alert
      role="presentation"
      color="blue"
      variant="light"
      icon={<Loader size={16} aria-hidden />}
      title={t`Converting ${plan.payCurrency} to ${plan.receiveCurrency}`}
    >
      {total === 1
        ? t`The order was sent. Its result appears here in a moment.`
        : t`Order ${number} of ${total} was sent. Keep this tab open until both are filled.`}
    </Alert>
  );
}

function Done({ progress }: { progress: Progress }) {
  const result = resultOf(progress);
  if (!result) return null;
  const { plan } = progress;
  const percent = result.difference.replace('-', '');
  const sign = isZero(result.difference) ? 'as' : isNegative(result.difference) ? 'worse' : 'better';
  return (
    <Stack gap="md">
      <Alert
        role="presentation"
        color="green"
        variant="light"
        icon={<IconCheck aria-hidden />}
        title={t`Converted`}
      >
        <Trans>
          You received <Held value={result.received} currency={plan.receiveCurrency} /> for{' '}
          <Held value={result.paid} currency={plan.payCurrency} rounding="up" />, after the fees of the
          exchange.
        </Trans>
      </Alert>
      <Facts
        items={[
          [
            t`Rate after fees`,
            <span key="rate">
              1 {plan.payCurrency} = <Rate value={result.rate} currency={plan.receiveCurrency} />
            </span>,
          ],
          [
            t`Quoted rate after fees`,
            <span key="quoted">
              1 {plan.payCurrency} = <Rate value={result.quotedRate} currency={plan.receiveCurrency} />
            </span>,
          ],
          [
            t`Against the quote`,
            sign === 'as'
              ? t`as quoted`
              : sign === 'better'
                ? t`${percent}\u00a0% better`
                : t`${percent}\u00a0% worse`,
          ],
        ]}
      />
    </Stack>
  );
}

function whyNothing(leg: Leg | undefined): string {
  if (leg?.state !== 'unfilled') return t`The order did not reach the exchange.`;
  return leg.reasonCode === 'no-liquidity-fok' || leg.reason === ''
    ? t`The market moved beyond your slippage cap. Get a new quote, or enter a higher cap.`
    : `${leg.reason}. ${adviceFor(leg)}`;
}

function Nothing({ progress: { legs, plan } }: { progress: Progress }) {
  const leg = legs[0];
  if (leg?.problem) return <ErrorState error={leg.problem} title={t`The order was not placed`} />;
  const title =
    leg?.state === 'unfilled' ? t`Not converted: the order could not be filled` : t`Not converted`;
  return (
    <Alert role="presentation" color="gray" variant="light" icon={<IconX aria-hidden />} title={title}>
      <Text size="sm">
        {whyNothing(leg)} <Trans>Nothing was traded, and your {plan.payCurrency} is available.</Trans>
      </Text>
    </Alert>
  );
}

const NOT_ORDERED: Record<NonNullable<Progress['obstacle']>, MessageDescriptor> = {
  interrupted: msg`The page was closed before the second order was placed.`,
  fee: msg`The second order could not be placed.`,
  'unknown-price': msg`The second order could not be placed.`,
  'cap-too-small': msg`The first order left no price for the second one within your slippage cap.`,
  'amount-too-small': msg`The first order brought less than the minimum order of the second market.`,
  'amount-too-large': msg`The first order brought more than the maximum order of the second market.`,
};

function whyHeld({ legs, obstacle }: Progress): string {
  if (obstacle !== null) return i18n._(NOT_ORDERED[obstacle]);
  const second = legs[1];
  if (second?.problem) return t`The second order was not placed: ${second.problem.detail}`;
  if (second?.state === 'absent') return t`The second order did not reach the exchange.`;
  return t`The second order could not be filled within your slippage cap.`;
}

/** The first order was filled and the second was not. */
function HeldBetween({ progress }: { progress: Progress }) {
  const { plan, legs } = progress;
  const via = plan.viaCurrency ?? plan.receiveCurrency;
  return (
    <Alert
      role="presentation"
      color="yellow"
      variant="light"
      icon={<IconAlertTriangle aria-hidden />}
      title={
        <>
          <Trans>
            Half converted: you now hold <Held value={legs[0]?.fill?.brought ?? '0'} currency={via} />
          </Trans>
        </>
      }
    >
      <Text size="sm">
        {whyHeld(progress)}{' '}
        <Trans>
          Your account holds {via} instead of {plan.receiveCurrency}. Nothing more will be ordered unless you
          confirm it.
        </Trans>
      </Text>
    </Alert>
  );
}

function NextForHeld({ progress, askFor }: Pick<ConversionProgressProps, 'progress' | 'askFor'>) {
  const { plan, legs } = progress;
  const via = plan.viaCurrency;
  const amount = legs[0]?.fill?.brought;
  if (via === null || amount === undefined) return null;
  return (
    <>
      <Button onClick={() => askFor({ amount, pay: via, receive: plan.receiveCurrency })} {...WRAPPING}>
        <Trans>
          Try again: convert {via} to {plan.receiveCurrency}
        </Trans>
      </Button>
      <Button
        variant="default"
        onClick={() => askFor({ amount, pay: via, receive: plan.payCurrency })}
        {...WRAPPING}
      >
        <Trans>Convert back to {plan.payCurrency}</Trans>
      </Button>
    </>
  );
}

const STATES: Record<Leg['state'], MessageDescriptor> = {
  sent: msg`sending`,
  accepted: msg`waiting for the exchange`,
  lost: msg`looking for it`,
  filled: msg`filled`,
  unfilled: msg`not filled`,
  refused: msg`not placed`,
  absent: msg`never arrived`,
};

function LegLine({
  leg: { order, state, fill },
  number,
  account,
  pairs,
}: {
  leg: Leg;
  number: number;
  account: string;
  pairs: readonly PairDescription[];
}) {
  const market = pairs.find(({ symbol }) => symbol === order.pair);
  return (
    <>
      {number}. <OrderWords order={order} market={market} />: <strong>{i18n._(STATES[state])}</strong>
      {fill && (
        <>
          {' ('}
          <Link
            to={paths.orders(
              `?tab=past&open=${fill.orderId}${account === PRIMARY ? '' : `&account=${account}`}`,
            )}
          >
            <Trans>see the order</Trans>
          </Link>
          )
        </>
      )}
    </>
  );
}
