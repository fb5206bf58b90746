import { useQuery } from '@tanstack/react-query';
import { listPeopleOptions } from '../../client/@tanstack/react-query.gen.ts';

const STALE_AFTER_MS = 600_000;

/** Names a user as a person. */
export type PersonName = (of: { userId: string | null; name: string }) => string;

/** A function that names a user as a person; until the people have loaded, by the user name. */
export function usePersonName(): PersonName {
  const { data } = useQuery({ ...listPeopleOptions(), staleTime: STALE_AFTER_MS, retry: false });
  return ({ userId, name }) => data?.find((person) => person.userId === userId)?.displayName ?? name;
}

/** A user by the name of the person. */
export function Person({ of }: { of: { userId: string | null; name: string } }) {
  return usePersonName()(of);
}
