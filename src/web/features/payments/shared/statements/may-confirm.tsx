import { Trans } from '@lingui/react/macro';
import { Person } from '../../../../ui/person.tsx';

interface MayConfirmProps {
  people: readonly { userId: string; name: string }[];
  /** What to say when no user may. */
  withoutAny: string;
}

/** Names those who may confirm something, for a user who may not. */
export function MayConfirm({ people, withoutAny }: MayConfirmProps) {
  if (people.length === 0) return withoutAny;
  return (
    <>
      <Trans>These users may confirm it:</Trans>{' '}
      {people.map((person, index) => (
        <span key={person.userId}>
          {index > 0 && ', '}
          <Person of={person} />
        </span>
      ))}
    </>
  );
}
