import { countryOf } from '../../../../domain/countries/registry.ts';
import type { Rail } from '../../../../shared/terms.ts';
import type { Setup } from '../shared/withdrawal-file/withdrawal-rules.ts';
import type { Choices } from './desk/protocol.ts';
import type { RunOfSchedule, Source } from './state.ts';

/**
 * The initial choices: the config's rail if it is enabled, else the first enabled rail. Rows that are paid
 * again keep their currency; a retry, a correction and a run keep their rail while the entity may use it.
 */
export function firstChoices(
  { entity, config }: Setup,
  earlier: Source | null,
  run: RunOfSchedule | null = null,
): Choices {
  const sent = run?.rail ?? earlier?.rail;
  const isEnabled = (rail: Rail | undefined) => entity.rails.some((one) => one.rail === rail);
  const rail = isEnabled(config.defaultRail)
    ? config.defaultRail
    : (entity.rails[0]?.rail ?? config.defaultRail);
  return {
    currency: run?.currency ?? earlier?.repeats?.currency ?? countryOf(entity.country).currency,
    rail: sent && isEnabled(sent) ? sent : rail,
    decimalMark: null,
  };
}
