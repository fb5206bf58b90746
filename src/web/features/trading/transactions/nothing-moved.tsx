import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import IconArrowsSort from '~icons/tabler/arrows-sort';
import { EmptyState } from '../../../ui/empty-state.tsx';

interface NothingMovedProps {
  filters: { types?: unknown; currency?: unknown; from?: unknown; to?: unknown; before?: unknown };
  noun: 'transactions' | 'trades';
  /** Shows all times instead of the latest 30 days. */
  lookBack: () => void;
  clear: () => void;
}

const NONE = {
  transactions: {
    title: msg`No transactions in the latest 30 days`,
    now: msg`New transactions of this account appear here at once.`,
    older: msg`There are no older transactions.`,
  },
  trades: {
    title: msg`No trades in the latest 30 days`,
    now: msg`New trades of this account appear here at once.`,
    older: msg`There are no older trades.`,
  },
};

/** Explains why the list is empty and offers the next step. */
export function NothingMoved({ filters, noun, lookBack, clear }: NothingMovedProps) {
  const limited = filters.from !== undefined || filters.to !== undefined || filters.before !== undefined;
  const filtered = limited || filters.types !== undefined || filters.currency !== undefined;
  return (
    <EmptyState
      title={limited ? t`Nothing found` : i18n._(NONE[noun].title)}
      icon={IconArrowsSort}
      action={
        <Group gap="sm">
          {!limited && (
            <Button variant="default" onClick={lookBack}>
              <Trans>Show all times</Trans>
            </Button>
          )}
          {filtered && (
            <Button variant="default" onClick={clear}>
              <Trans>Clear all filters</Trans>
            </Button>
          )}
        </Group>
      }
    >
      {i18n._(filters.before === undefined ? NONE[noun].now : NONE[noun].older)}
    </EmptyState>
  );
}
