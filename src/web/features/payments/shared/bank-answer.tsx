import { t } from '@lingui/core/macro';
import { Stack, Text } from '@mantine/core';
import type { BankFilePayment } from '../../../../client/types.gen.ts';
import { saidWords } from './bank-file-words.tsx';
import { failureWords } from './failure-words.ts';

type Answer = Pick<BankFilePayment, 'state' | 'failureCode' | 'reason' | 'movedTo'>;

/** The bank's answer about a payment: its state, why it was rejected or returned, and a new account. */
export function BankAnswer({ answer: { state, failureCode, reason, movedTo } }: { answer: Answer }) {
  return (
    <Stack gap={0}>
      <span>{saidWords(state ?? 'SILENT')}</span>
      {failureCode !== null && failureCode !== 'UNKNOWN' && <span>{failureWords(failureCode)}</span>}
      {reason && (
        <Text size="sm" c="dimmed" data-record>
          {reason.text === null ? t`Reason ${reason.code}` : `${reason.text} (${reason.code})`}
        </Text>
      )}
      {movedTo && (
        <span>{t`Redirected to account ${movedTo.accountNumber}, branch ${movedTo.branchCode}`}</span>
      )}
    </Stack>
  );
}
