import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Divider, Stack, Text, Title } from '@mantine/core';
import type { StatementEntry, StatementEntryDetail } from '../../../../../client/types.gen.ts';
import { dayWords } from '../../../../ui/calendar-day.ts';
import { CopyableCode } from '../../../../ui/copyable-code.tsx';
import { Facts } from '../../../../ui/facts.tsx';
import { formatNumber } from '../../../../ui/locale.ts';
import { SignedAmount } from '../signed-amount.tsx';
import { payments } from '../words.ts';

/** One entry of a statement, with the payments that it names. */
export function StatementEntryDetails({ entry, currency }: { entry: StatementEntry; currency: string }) {
  const { details, detailCount } = entry;
  const shown = formatNumber(details.length);
  const all = formatNumber(detailCount);
  return (
    <Stack gap="md">
      <SignedAmount amount={entry.amount} currency={currency} size="large" />
      {entry.status === 'PENDING' && (
        <Text size="sm">
          <Trans>The bank has announced this entry and has not booked it yet.</Trans>
        </Text>
      )}
      {entry.isReversal && (
        <Text size="sm">
          <Trans>This entry takes an earlier entry back.</Trans>
        </Text>
      )}
      <Facts
        items={[
          [t`Text`, entry.text || t`None`],
          [t`Booked on`, dayWords(entry.bookingDate, true)],
          [t`Value date`, dayWords(entry.valueDate, true)],
          [
            t`Bank’s reference`,
            entry.bankReference === null ? (
              t`None`
            ) : (
              <CopyableCode key="reference" value={entry.bankReference} what={t`the bank’s reference`} />
            ),
          ],
          [t`Bank’s code`, entry.code || t`None`],
          ...(entry.batchCount === null ? [] : [[t`Stands for`, payments(entry.batchCount)] as const]),
        ]}
      />
      {details.length > 0 && (
        <Stack gap="sm">
          <Title order={3}>
            <Trans>Payments that it names</Trans>
          </Title>
          {details.map((detail, index) => (
            <Stack key={index} gap="sm">
              {index > 0 && <Divider />}
              <Payment detail={detail} currency={currency} />
            </Stack>
          ))}
          {detailCount > details.length && (
            <Text size="sm" c="dimmed">
              <Trans>
                The first {shown} of {all}.
              </Trans>
            </Text>
          )}
        </Stack>
      )}
    </Stack>
  );
}

function Payment({ detail, currency }: { detail: StatementEntryDetail; currency: string }) {
  const { amount, endToEndId, counterparty, returned, text } = detail;
  return (
    <Facts
      items={[
        ...(amount === null
          ? []
          : [[t`Amount`, <SignedAmount key="amount" amount={amount} currency={currency} />] as const]),
        ...(counterparty.name === null ? [] : [[t`Name`, counterparty.name] as const]),
        ...(counterparty.accountNumber === null
          ? []
          : [[t`Account number`, counterparty.accountNumber] as const]),
        ...(text === '' ? [] : [[t`Text`, text] as const]),
        ...(endToEndId === null
          ? []
          : [
              [
                t`End-to-end ID`,
                <CopyableCode key="id" value={endToEndId} what={t`the end-to-end ID`} />,
              ] as const,
            ]),
        ...(returned === null
          ? []
          : [[t`Returned`, [returned.code, returned.text].filter(Boolean).join(', ')] as const]),
      ]}
    />
  );
}
