import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Stack, Text, Title } from '@mantine/core';
import type { ReconciliationEntry } from '../../../../client/types.gen.ts';
import { Facts } from '../../../ui/facts.tsx';
import { formatNumber } from '../../../ui/locale.ts';
import { Person } from '../../../ui/person.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { isZero } from '../shared/statements/amounts.ts';
import { SignedAmount } from '../shared/signed-amount.tsx';
import { ItemFacts } from './item-facts.tsx';
import { categoryWords } from '../shared/statements/category-words.ts';
import { kindWords, wayWords } from './words.ts';

interface PostedProps {
  posted: NonNullable<ReconciliationEntry['posted']>;
  currency: string;
}

/** What an entry is posted as, by whom and why. */
export function Posted({ posted, currency }: PostedProps) {
  const { postings, postingCount, way, by, at, reason } = posted;
  const shown = formatNumber(postings.length);
  const all = formatNumber(postingCount);
  return (
    <Stack gap="sm">
      <Title order={3}>
        <Trans>Posted</Trans>
      </Title>
      <Facts
        items={[
          [t`How`, wayWords(way)],
          ...(by ? [[t`Posted by`, <Person key="by" of={by} />] as const] : []),
          [t`Posted on`, <Timestamp key="at" at={at} />],
          ...(reason === null ? [] : [[t`Reason for the difference`, reason] as const]),
        ]}
      />
      {postings.map(({ kind, rule, amount, expectedAmount, settledFees, item }, index) => (
        <Stack key={index} gap="xs">
          {item ? (
            <ItemFacts item={item} currency={currency} />
          ) : (
            <Facts
              items={[
                [
                  rule ? categoryWords(rule.category) : kindWords(kind),
                  <SignedAmount key="amount" amount={amount} currency={currency} />,
                ],
                ...(rule ? [[t`Rule`, t`Entries with “${rule.words}”`] as const] : []),
              ]}
            />
          )}
          {!isZero(settledFees) && (
            <Text size="sm">
              {settledFees === amount ? (
                <Trans>Settles fees that payments had been charged.</Trans>
              ) : (
                <Trans>
                  Settles <SignedAmount amount={settledFees} currency={currency} /> that payments had been
                  charged.
                </Trans>
              )}
            </Text>
          )}
          {amount !== expectedAmount && (
            <Text size="sm">
              <Trans>
                Posted with <SignedAmount amount={amount} currency={currency} /> instead of{' '}
                <SignedAmount amount={expectedAmount} currency={currency} />.
              </Trans>
            </Text>
          )}
        </Stack>
      ))}
      {postingCount > postings.length && (
        <Text size="sm" c="dimmed">
          <Trans>
            The first {shown} of {all} payments.
          </Trans>
        </Text>
      )}
    </Stack>
  );
}
