import { t } from '@lingui/core/macro';
import { Group, Stack, Text } from '@mantine/core';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import IconShieldCheck from '~icons/tabler/shield-check';
import IconShieldOff from '~icons/tabler/shield-off';
import { Link } from 'react-router';
import type { RegisterMark as Mark } from '../../../../../client/types.gen.ts';
import { paths } from '../../../../../shared/dashboard-routes.ts';
import { type Look, LookBadge } from '../../../../ui/status-badge.tsx';
import { Timestamp } from '../../../../ui/timestamp.tsx';
import { BankAccount } from '../bank-account.tsx';
import { findingSentence, resultWords } from './register-words.ts';

export interface RegisterMarkProps {
  mark: Mark;
}

function lookOf({ finding }: Mark): Look {
  if (finding === null) return { word: t`Registered`, tone: 'good', icon: IconShieldCheck };
  if (finding === 'NOT_REGISTERED') return { word: t`Not registered`, tone: 'quiet', icon: IconShieldOff };
  return { word: t`Does not fit the register`, tone: 'care', icon: IconAlertTriangle };
}

/** What the register says about a payment: its mark, the payee, and the bank's last answer with its age. */
export default function RegisterMark({ mark }: RegisterMarkProps) {
  const { finding, payee, verification } = mark;
  return (
    <Stack gap={4} align="flex-start">
      <LookBadge look={lookOf(mark)} />
      {finding !== null && (
        <Text size="sm">
          {findingSentence(finding, payee?.name ?? '')}
          {finding === 'OTHER_ACCOUNT' && payee && (
            <>
              {' '}
              <BankAccount account={payee.account} />
            </>
          )}
        </Text>
      )}
      {payee && (
        <Group gap="xs">
          <Link to={paths.payee(payee.id)}>{t`See the payee`}</Link>
          <Text size="sm" c="dimmed">
            {verification ? (
              <>
                {resultWords(verification)}, <Timestamp at={verification.answeredAt} />
              </>
            ) : (
              t`Never verified at the bank`
            )}
          </Text>
        </Group>
      )}
    </Stack>
  );
}
