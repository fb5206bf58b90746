import { useQuery } from '@tanstack/react-query';
import { getBankDaysOptions } from '../../../../../client/@tanstack/react-query.gen.ts';
import { useSession } from '../../../../ui/session-context.tsx';
import type { Setup } from '../../shared/withdrawal-file/withdrawal-rules.ts';
import type { NewBatchState } from '../state.ts';
import type { PayDayFacts } from './pay-day.ts';

/** The facts that decide on which day the money of the new batch moves; null while they are unknown. */
export function usePayDayFacts({ form, choices, desk }: NewBatchState, setup: Setup): PayDayFacts | null {
  const { timezone } = useSession();
  const { data, dataUpdatedAt } = useQuery(getBankDaysOptions());
  // Without a calendar of the country, the answer is a 204, for which the client returns an empty value.
  if (!data || !('lastDay' in data)) return null;
  const { byRail } = desk!.summary;
  return {
    days: data,
    rails: byRail.length > 0 ? byRail.map(({ rail }) => rail) : [choices.rail],
    timezone,
    rule: form.ifNotBankingDay ?? data.ifNotBankingDay,
    submitMs: dataUpdatedAt + setup.config.releaseDelaySeconds * 1_000,
  };
}
