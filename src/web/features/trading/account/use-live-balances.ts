import { useDebouncedCallback } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { listAllBalancesQueryKey } from '../../../../client/@tanstack/react-query.gen.ts';
import { useAccountEvents } from '../shared/exchange-events.ts';
import { PRIMARY } from '../shared/trading-account.tsx';

const SETTLE_MS = 300;
/**
 * Subaccounts are not followed one by one: a browser keeps six connections open to a server, and each would
 * take one.
 */
const REFETCH_MS = 15_000;
const REFETCH_WHILE_BROKEN_MS = 5_000;

/** Reads the balances again when one of the primary account changes; tells how often to ask besides. */
export function useLiveBalances(): { refetchMs: number } {
  const queryClient = useQueryClient();
  const readAgain = useDebouncedCallback(
    () => void queryClient.invalidateQueries({ queryKey: listAllBalancesQueryKey() }),
    SETTLE_MS,
  );
  const state = useAccountEvents(PRIMARY, ({ type }) => {
    if (type === 'BALANCE_UPDATE') readAgain();
  });
  return { refetchMs: state === 'broken' ? REFETCH_WHILE_BROKEN_MS : REFETCH_MS };
}
