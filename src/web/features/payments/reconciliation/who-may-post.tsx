import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import type { ReconciliationEntry } from '../../../../client/types.gen.ts';
import { useSession } from '../../../ui/session-context.tsx';
import { People } from '../shared/statements/may-confirm.tsx';

type Posters = ReconciliationEntry['mayPost'];

/** Whether the server would refuse the user to post an entry that users uploaded. */
export function useIsBarred(people: Posters): boolean {
  const { user } = useSession();
  return people !== null && !people.some(({ userId }) => userId === user.id);
}

/** Explains beside the disabled button why the user may not post an entry, and who may. */
export function WhoMayPost({ people, id }: { people: NonNullable<Posters>; id: string }) {
  return (
    <Text size="sm" id={id}>
      <Trans>
        You cannot post it, because you uploaded its statement or were involved in the payments that it is
        about.
      </Trans>{' '}
      {people.length === 0 ? noOther() : <MayPost people={people} />}
    </Text>
  );
}

/** Names the people who may post an entry that users uploaded. */
export function MayPost({ people }: { people: NonNullable<Posters> }) {
  if (people.length === 0) return noOther();
  return (
    <>
      <Trans>These users may post it:</Trans> <People people={people} />
    </>
  );
}

function noOther(): string {
  return t`No other user may post it. An admin can give another person the role approver or admin under \
People. If you have no admin, ask your operator.`;
}
