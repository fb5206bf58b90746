import { useQuery } from '@tanstack/react-query';
import {
  getEntityConfigOptions,
  getPaymentConfigOptions,
  listBanksOptions,
} from '../../../../../client/@tanstack/react-query.gen.ts';
import type { Setup } from './withdrawal-rules.ts';

/**
 * The page keeps the rules that it loaded until the user leaves it: rules that change while a file is open
 * would change the file's errors.
 */
export const ONCE = { staleTime: Infinity, refetchOnWindowFocus: false } as const;

/** The settings that decide how a file is read and checked, as they were when the page was opened. */
export function useSetup() {
  const banks = useQuery({ ...listBanksOptions(), ...ONCE });
  const entity = useQuery({ ...getEntityConfigOptions(), ...ONCE });
  const config = useQuery({ ...getPaymentConfigOptions(), ...ONCE });
  const queries = [banks, entity, config];
  const failed = queries.find((query) => query.isError);
  // An entity that is not set up is a 204, for which the client returns an empty value.
  const notSetUp = entity.isSuccess && !(entity.data && 'entityId' in entity.data);
  const setup: Setup | null =
    banks.data && entity.data && 'entityId' in entity.data && config.data
      ? { banks: banks.data, entity: entity.data, config: config.data }
      : null;
  return {
    setup,
    notSetUp,
    failed: failed
      ? {
          error: failed.error,
          retry: () => queries.forEach((query) => query.isError && void query.refetch()),
        }
      : null,
  };
}
