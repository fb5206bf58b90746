import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Alert, Stack, Switch } from '@mantine/core';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import { useState } from 'react';
import type { PairDescription } from '../../../../client/types.gen.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Figure } from '../../../ui/figure.tsx';
import { Held, Price, Quantity } from '../shared/figures.tsx';
import { sideWord } from '../shared/order-outcome.ts';
import { useExchangeStatus } from '../shared/exchange-notice.tsx';
import { useSession } from '../../../ui/session-context.tsx';
import type { Book } from './book.ts';
import { type Distance, distanceOf, distanceWords, farConsequence, isFar } from './distance.ts';
import classes from './market.module.css';
import { type OrderDraft, TIF_WORDS } from './order-values.ts';

/** Applies until the installation's setting is loaded. */
const FAR_PERCENT = 5;

/** Whether the user has chosen not to confirm ordinary orders, in this tab and since the last sign-in. */
function useUnconfirmedOrders(): { isOn: boolean; turnOn: () => void } {
  const { user, authenticatedAt } = useSession();
  const key = `outlay.orders-unconfirmed.${user.id}.${authenticatedAt}`;
  const [isOn, setOn] = useState(() => sessionStorage.getItem(key) === 'true');
  const turnOn = () => {
    sessionStorage.setItem(key, 'true');
    setOn(true);
  };
  return { isOn, turnOn };
}

/** Whether an order at this price is confirmed before it is sent, and what the confirmation says about it. */
export function useOrderConfirmation(book: Book | null, side: OrderDraft['side'], price: string | null) {
  const unconfirmed = useUnconfirmedOrders();
  const farPercent = useExchangeStatus().data?.farPricePercent ?? FAR_PERCENT;
  const [opened, setOpened] = useState(false);
  // The order that the dialog asks about. It stays a warning while the book reloads or the market comes
  // closer.
  const [asked, setAsked] = useState<Pick<OrderConfirmationProps, 'isFar' | 'distance'>>({
    isFar: false,
    distance: null,
  });
  const distance = book && price !== null ? distanceOf(book, side, price) : null;
  const far = distance !== null && isFar(distance, farPercent) ? distance : null;
  return {
    /** The distance of a price that is far from the market; null for any other. */
    far,
    isNeeded: far !== null || !distance || !unconfirmed.isOn,
    ask: () => {
      setAsked({ isFar: far !== null, distance });
      setOpened(true);
    },
    confirmed: (dontAskAgain: boolean) => {
      setOpened(false);
      if (dontAskAgain) unconfirmed.turnOn();
    },
    dialog: {
      opened,
      distance: distance ?? asked.distance,
      isFar: asked.isFar || far !== null,
      onClose: () => setOpened(false),
    },
  };
}

interface OrderConfirmationProps {
  opened: boolean;
  pair: PairDescription;
  draft: OrderDraft;
  price: string;
  quantity: string;
  total: string;
  /** Null while the market has no price. */
  distance: Distance | null;
  isFar: boolean;
  label: string;
  onClose: () => void;
  onConfirm: (dontAskAgain: boolean) => void;
}

/**
 * Asks for confirmation before an order is sent. For an order far from the market, it cannot be switched
 * off.
 */
export function OrderConfirmation({
  opened,
  pair,
  draft,
  price,
  quantity,
  total,
  distance,
  isFar,
  label,
  onClose,
  onConfirm,
}: OrderConfirmationProps) {
  const [dontAskAgain, setDontAskAgain] = useState(false);
  const rules = [
    draft.postOnly && t`Post-only`,
    draft.reduceOnly && t`Reduce-only`,
    draft.allowMargin && t`Margin`,
  ].filter((rule) => typeof rule === 'string');
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={isFar ? t`This price is far from the market` : t`Place this order?`}
      confirmLabel={label}
      cancelLabel={t`Back to the form`}
      onConfirm={() => onConfirm(dontAskAgain && !isFar)}
      pending={false}
      danger={isFar}
      focusConfirm={!isFar}
    >
      <Stack gap="md">
        {isFar && distance && (
          <Alert
            color="red"
            variant="light"
            icon={<IconAlertTriangle aria-hidden />}
            title={distanceWords(distance)}
          >
            {farConsequence(distance, draft.side)}
          </Alert>
        )}
        <dl className={classes.rows} aria-label={t`The order`}>
          <Row term={t`Side`}>{sideWord(draft.side)}</Row>
          <Row term={t`Quantity`}>
            <Quantity value={quantity} market={pair} />
          </Row>
          <Row term={t`Price`}>
            <Price value={price} market={pair} />
          </Row>
          <Row term={t`Value`}>
            <Held
              value={total}
              currency={pair.quoteCurrency}
              rounding={draft.side === 'buy' ? 'up' : 'down'}
            />
          </Row>
          <Row term={t`Market price`}>
            {distance ? <Figure value={distance.market} unit={pair.quoteCurrency} /> : t`No market price`}
          </Row>
          {!isFar && <Row term={t`Distance`}>{distance ? distanceWords(distance) : t`Unknown`}</Row>}
          <Row term={t`Time in force`}>{i18n._(TIF_WORDS[draft.timeInForce])}</Row>
          {rules.length > 0 && <Row term={t`Conditions`}>{rules.join(', ')}</Row>}
        </dl>
        {!isFar && distance && (
          <Switch
            label={t`Do not ask again for ordinary orders in this session`}
            checked={dontAskAgain}
            onChange={({ currentTarget: { checked } }) => setDontAskAgain(checked)}
          />
        )}
      </Stack>
    </ConfirmDialog>
  );
}

function Row({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
