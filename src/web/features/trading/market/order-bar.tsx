import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import { type RefObject, useEffect } from 'react';
import type { PairDescription } from '../../../../client/types.gen.ts';
import classes from './market.module.css';
import type { OrderDraft } from './order-values.ts';

interface OrderBarProps {
  pair: PairDescription;
  /** The order form, which may be far below the chart on a narrow screen. */
  form: RefObject<HTMLElement | null>;
  onSide: (side: OrderDraft['side']) => void;
}

/** Buy and Sell at the foot of a narrow screen, until the order form is in sight. */
export function OrderBar({ pair, form, onSide }: OrderBarProps) {
  const { ref, entry } = useIntersection<HTMLElement>();
  useEffect(() => ref(form.current), [ref, form]);
  if (entry?.isIntersecting) return null;
  const start = (side: OrderDraft['side']) => {
    onSide(side);
    form.current?.scrollIntoView({ block: 'start' });
    form.current
      ?.querySelector<HTMLInputElement>('input[inputmode="decimal"]')
      ?.focus({ preventScroll: true });
  };
  return (
    <div className={classes.orderBar} role="group" aria-label={t`Place an order`}>
      <Button fullWidth onClick={() => start('buy')}>
        <Trans>Buy {pair.baseCurrency}</Trans>
      </Button>
      <Button fullWidth color="red" onClick={() => start('sell')}>
        <Trans>Sell {pair.baseCurrency}</Trans>
      </Button>
    </div>
  );
}
