import type { Tx } from '../../../platform/database/pool.ts';
import { HOUR_MS } from '../../../../shared/time.ts';
import { exchangeHours } from '../../tables.ts';
import type { Applied } from '../applied.ts';
import { insertRows } from './insert-rows.ts';

/**
 * The hours that were charged (interest, funding payments). Collected from commands, because some of them
 * have no events.
 */
export function projectHours(): { collect(applied: Applied): void; write(tx: Tx): Promise<void> } {
  const hours = new Set<number>();
  return {
    collect: ({ command }) => {
      if (command.type === 'hour') hours.add(command.hour ?? Math.floor(command.at / HOUR_MS));
    },
    write: (tx) =>
      insertRows(
        tx,
        exchangeHours,
        [...hours].map((hour) => ({ hour })),
        'ON CONFLICT DO NOTHING',
      ),
  };
}
