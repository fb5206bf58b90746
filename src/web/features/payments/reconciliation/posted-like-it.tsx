import { plural, t } from '@lingui/core/macro';
import { Anchor, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { PostedLikeIt } from '../../../../client/types.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { dayWords } from '../../../ui/calendar-day.ts';
import { formatNumber } from '../../../ui/locale.ts';
import { SignedAmount } from '../shared/signed-amount.tsx';
import { categoryWords } from '../shared/statements/category-words.ts';

interface PostedBeforeProps {
  posted: readonly PostedLikeIt[];
  currency: string;
}

/** The entries that were posted with the same words; each leads to its postings. */
export function PostedBefore({ posted, currency }: PostedBeforeProps) {
  if (posted.length === 0) return null;
  const count = formatNumber(posted.length);
  return (
    <details>
      <summary>
        <Text size="sm" span>
          {plural(posted.length, {
            one: 'One entry like it was posted before',
            other: `${count} entries like it were posted before`,
          })}
        </Text>
      </summary>
      <Stack gap={4} mt="xs">
        {posted.map(({ entryId, bookingDate, amount, text, category }) => (
          <Text size="sm" key={entryId}>
            <Anchor
              component={Link}
              to={paths.reconciliation(`?open=${entryId}`)}
              size="sm"
              underline="always"
            >
              {dayWords(bookingDate, true)}
            </Anchor>
            , <SignedAmount amount={amount} currency={currency} />, {categoryWords(category)},{' '}
            <span data-record>{text || t`No text`}</span>
          </Text>
        ))}
      </Stack>
    </details>
  );
}
