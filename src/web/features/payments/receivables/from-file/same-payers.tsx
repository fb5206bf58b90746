import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Group, List, Stack, Text } from '@mantine/core';
import type { Sending } from './rows.ts';

const MOST_SHOWN = 10;

/** What the server asks about rows whose payers exist. */
export interface SameNames {
  /** How many they are. */
  detail: string;
  /** About each row, at most a hundred. */
  questions: readonly string[];
}

interface SamePayersProps extends SameNames {
  isPending: boolean;
  answer: (sameName: Sending['sameName']) => void;
}

/** Rows without an email name payers who exist: a user says whether they are the same ones. */
export function SamePayers({ detail, questions, isPending, answer }: SamePayersProps) {
  return (
    <Alert color="yellow" title={t`Some of these payers exist already. Are they the same ones?`} role="alert">
      <Stack gap="sm" align="flex-start">
        <Text size="sm">
          <Trans>
            These rows have no email to tell people of one name apart. Nothing was created yet. If only some
            of them are the same, write the names of the others differently, or add their email.
          </Trans>
        </Text>
        <Text size="sm">{detail}</Text>
        <List size="sm">
          {questions.slice(0, MOST_SHOWN).map((question, index) => (
            <List.Item key={`${index} ${question}`}>{question}</List.Item>
          ))}
          {questions.length > MOST_SHOWN && <List.Item>{t`and others`}</List.Item>}
        </List>
        <Group gap="sm">
          <Button size="xs" variant="light" loading={isPending} onClick={() => answer('JOIN')}>
            <Trans>They are the same payers</Trans>
          </Button>
          <Button size="xs" variant="light" loading={isPending} onClick={() => answer('NEW')}>
            <Trans>They are other payers</Trans>
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
