import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import type { ReconciliationEntry } from '../../../../client/types.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { dayWords } from '../../../ui/calendar-day.ts';
import { SignedAmount } from '../shared/signed-amount.tsx';

/**
 * Entries of the company's other accounts that may be the other side of a transfer. Showing them posts
 * nothing.
 */
export function OtherSides({ entry: { otherSides } }: { entry: ReconciliationEntry }) {
  if (otherSides.length === 0) return null;
  return (
    <Stack gap="xs">
      <Title order={3}>
        <Trans>Perhaps the other side of a transfer</Trans>
      </Title>
      <Text size="sm">
        <Trans>
          Another of your accounts has the same amount in the opposite direction, at most three banking days
          apart. Nothing is posted by it: check that it is the same transfer.
        </Trans>
      </Text>
      {otherSides.map(({ entryId, statementId, account, bookingDate, amount, text }) => (
        <div key={entryId}>
          <Anchor component={Link} to={paths.statement(statementId, `?open=${entryId}`)} size="sm">
            {account.connection.displayName} {account.accountNumber}
          </Anchor>
          <Text size="sm">
            {dayWords(bookingDate, true)}, <SignedAmount amount={amount} currency={account.currency} />,{' '}
            <span data-record>{text || t`No text`}</span>
          </Text>
        </div>
      ))}
    </Stack>
  );
}
