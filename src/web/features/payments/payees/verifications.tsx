import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Stack, Text } from '@mantine/core';
import {
  getPayeeQueryKey,
  listPayeesQueryKey,
  verifyPayeeMutation,
} from '../../../../client/@tanstack/react-query-payees.gen.ts';
import type { PayeeDetail } from '../../../../client/types.gen.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Person } from '../../../ui/person.tsx';
import { useMay } from '../../../ui/session-context.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { useChange } from '../../../ui/use-change.ts';
import { resultWords } from '../shared/payees/register-words.ts';
import type { Change } from './words.ts';

/** What the bank said about the account of a change, and the button that asks it. */
export function Verifications({ payee, change }: { payee: PayeeDetail; change: Change }) {
  const mayAsk = useMay('proposePayees');
  const verify = useChange(verifyPayeeMutation(), {
    outdated: [listPayeesQueryKey],
    replaces: ({ id }) => getPayeeQueryKey({ path: { id } }),
    message: () => t`The bank is asked. Its answer is shown here.`,
  });
  const isOpen = change.verifications.some((one) => one.isOpen);
  const isAsked = change.isPaid || change.state === 'WAITING' || payee.openChange?.id === change.id;
  const canAsk = payee.canVerify && mayAsk && isAsked && !isOpen;
  if (change.verifications.length === 0 && !canAsk) return null;
  return (
    <Stack gap={4} mt="sm" align="flex-start">
      {change.verifications.map((one) => (
        <div key={one.id}>
          <Text size="sm">
            <Trans>
              <Person of={one.askedBy} /> asked the bank on <Timestamp at={one.askedAt} />.
            </Trans>{' '}
            {one.answers.length === 0 && t`It has not answered yet.`}
          </Text>
          {one.answers.map((answer) => (
            <Text
              key={`${answer.result} ${answer.answeredAt}`}
              size="sm"
              fw={answer.result === 'MATCH' ? 400 : 600}
            >
              {resultWords(answer)}, <Timestamp at={answer.answeredAt} />
            </Text>
          ))}
        </div>
      ))}
      {canAsk && (
        <Group>
          <Button
            size="compact-sm"
            variant="default"
            loading={verify.isPending}
            onClick={() => verify.send({ path: { id: change.id } })}
          >
            <Trans>Verify at the bank</Trans>
          </Button>
        </Group>
      )}
      {verify.refusal !== null && <ErrorState error={verify.refusal} />}
    </Stack>
  );
}
