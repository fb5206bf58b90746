import { useDebouncedCallback } from '@mantine/hooks';
import { listAllBalancesQueryKey } from '../../../../client/@tanstack/react-query-trading.gen.ts';
import { useReload } from '../../../ui/reload.ts';
import { useAccountEvents } from '../shared/exchange-events.ts';
import { PRIMARY } from '../shared/trading-account.tsx';

const SETTLE_MS = 300;
/** A browser opens at most six connections to a server, so the page does not follow each subaccount. */
const REFETCH_MS = 15_000;
const REFETCH_WHILE_BROKEN_MS = 5_000;

/** Reloads the balances when the primary account changes. Returns the polling interval for the others. */
export function useLiveBalances(): { refetchMs: number } {
  const reload = useReload();
  const readAgain = useDebouncedCallback(() => void reload([listAllBalancesQueryKey]), SETTLE_MS);
  const state = useAccountEvents(PRIMARY, ({ type }) => {
    if (type === 'BALANCE_UPDATE') readAgain();
  });
  return { refetchMs: state === 'broken' ? REFETCH_WHILE_BROKEN_MS : REFETCH_MS };
}
