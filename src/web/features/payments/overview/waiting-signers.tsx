import { t } from '@lingui/core/macro';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getBatchSignersOptions } from '../../../../client/@tanstack/react-query-signing.gen.ts';
import { listOf } from '../shared/signing/signer-words.ts';
import { StillNeeded } from '../shared/signing/still-needed.tsx';

/** The signers that are missing of a batch that waits, and for whom the approver would sign. */
export default function WaitingSigners({ id }: { id: string }) {
  const { data } = useQuery(getBatchSignersOptions({ path: { id } }));
  if (!data) return null;
  const others = data.onBehalfOf.filter(({ state }) => state === 'CAN_SIGN').map(({ user }) => user.name);
  const names = listOf(others, 'disjunction');
  return (
    <Text size="sm" c="dimmed" component="div">
      <StillNeeded signers={data} />
      {others.length > 0 && <span>{t`You can sign for ${names}.`}</span>}
    </Text>
  );
}
