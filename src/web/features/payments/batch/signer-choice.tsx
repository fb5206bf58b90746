import { t } from '@lingui/core/macro';
import { Alert, Radio, Stack, Text } from '@mantine/core';
import type { SignsFor } from './use-signers.ts';

interface SignerChoiceProps {
  choices: readonly SignsFor[];
  chosen: SignsFor;
  choose: (signsFor: SignsFor) => void;
}

/** For whom an approver signs who has a delegation: chosen if there are several, otherwise said. */
export default function SignerChoice({ choices, chosen, choose }: SignerChoiceProps) {
  if (choices.length === 1) {
    const name = choices[0]!.name;
    return (
      <Alert color="blue" p="xs" mb="sm">
        <Text size="sm">{t`You sign for ${name}. Both names are on the batch.`}</Text>
      </Alert>
    );
  }
  return (
    <Radio.Group
      label={t`For whom do you sign?`}
      description={t`You sign once. For another user, both names are on the batch.`}
      value={chosen?.userId ?? ''}
      onChange={(id) => choose(choices.find((one) => (one?.userId ?? '') === id) ?? null)}
      mb="sm"
    >
      <Stack gap="xs" mt={4}>
        {choices.map((one) => (
          <Radio key={one?.userId ?? ''} value={one?.userId ?? ''} label={one?.name ?? t`For myself`} />
        ))}
      </Stack>
    </Radio.Group>
  );
}
