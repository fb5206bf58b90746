import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, List, Stack, Text } from '@mantine/core';
import IconCircleCheck from '~icons/tabler/circle-check';
import { Link } from 'react-router';
import type { Currency } from '../../../../../shared/money.ts';
import { formatMoney } from '../../../../ui/amount.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { formatNumber } from '../../../../ui/locale.ts';
import { paths } from '../../../../../shared/dashboard-routes.ts';
import { countedPayments } from '../words.ts';
import type { Part } from './parts.ts';

/** The batches that were created from a file. */
export function SentList({
  parts,
  currency,
  another,
}: {
  parts: readonly Part[];
  currency: Currency;
  another: () => void;
}) {
  return (
    <EmptyState
      title={waitingWords(parts.length)}
      icon={IconCircleCheck}
      action={
        <>
          <Button variant="default" onClick={another}>
            <Trans>Prepare another batch</Trans>
          </Button>
          <Button component={Link} to={paths.batches()}>
            <Trans>View batches</Trans>
          </Button>
        </>
      }
    >
      <Stack gap="xs">
        <Text>{t`No payment is made until a different person approves it.`}</Text>
        <List ta="start">
          {parts.map((part) => (
            <List.Item key={part.batchId}>
              <Trans>
                <Link to={paths.batch(part.batchId!)}>Batch {part.label}</Link>: {countedPayments(part.count)}
                , {formatMoney(part.amount, currency)}
              </Trans>
            </List.Item>
          ))}
        </List>
      </Stack>
    </EmptyState>
  );
}

function waitingWords(batches: number): string {
  const written = formatNumber(batches);
  return plural(batches, {
    one: 'The batch is waiting for approval',
    other: `${written} batches are waiting for approval`,
  });
}
