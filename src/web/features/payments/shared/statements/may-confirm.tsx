import { Trans } from '@lingui/react/macro';
import { Person } from '../../../../ui/person.tsx';

interface PeopleProps {
  people: readonly { userId: string; name: string }[];
}

interface MayConfirmProps extends PeopleProps {
  /** The text when no user may confirm it. */
  withoutAny: string;
}

/** Names the people who may confirm something, for a user who may not. */
export function MayConfirm({ people, withoutAny }: MayConfirmProps) {
  if (people.length === 0) return withoutAny;
  return (
    <>
      <Trans>These users may confirm it:</Trans> <People people={people} />
    </>
  );
}

/** The names of people, one after another. */
export function People({ people }: PeopleProps) {
  return people.map((person, index) => (
    <span key={person.userId}>
      {index > 0 && ', '}
      <Person of={person} />
    </span>
  ));
}
