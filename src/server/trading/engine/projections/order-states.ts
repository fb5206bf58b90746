import { exchangeOrderStates } from '../../tables.ts';
import { amountText, averagePriceText, quantityText } from '../../units.ts';
import { copyRows, type Row } from './insert-rows.ts';
import { lotsText, type Projection, type Source } from './projection.ts';

/** The part of an order that one command executed since the order's last state. */
interface Executed {
  /** The pair of the order's first trade. The second leg of a conversion trades another pair. */
  readonly pair: number;
  lots: number;
  /** Lots times ticks. */
  notional: bigint;
  /** The fees in `feeAsset`. An order that first takes and then makes earns its reward in another asset. */
  fee: number;
  readonly feeAsset: number;
}

function newExecution(pair: number, feeAsset: number): Executed {
  return { pair, lots: 0, notional: 0n, fee: 0, feeAsset };
}

/** The history of an order: a row for each state, with the execution that led to it. */
export function projectOrderStates({ state, isProjected }: Source): Projection {
  const rows: Row<typeof exchangeOrderStates>[] = [];
  let executions = new Map<number, Executed>();
  let command = 0;

  return {
    collect: ({ event, place, applied, sides }) => {
      if (applied.sequence !== command) {
        command = applied.sequence;
        if (executions.size > 0) executions = new Map();
      }
      if (event.type === 'trade') {
        for (const { order, fee, feeAsset } of sides) {
          const executed = executions.get(order) ?? newExecution(event.pair, feeAsset);
          if (executed.pair === event.pair) {
            executed.lots += event.quantity;
            executed.notional += BigInt(event.quantity) * BigInt(event.price);
          }
          if (executed.feeAsset === feeAsset) executed.fee += fee;
          executions.set(order, executed);
        }
      }
      if (event.type !== 'state' || !isProjected(event.account)) return;
      const market = state.markets[event.pair];
      const executed = executions.get(event.order);
      executions.delete(event.order);
      rows.push({
        order: event.order,
        command,
        place,
        state: event.state,
        reason: event.reason,
        remaining: lotsText(state, event.pair, event.remaining),
        executedPrice:
          market && executed ? averagePriceText(state.rules, market, executed.lots, executed.notional) : '0',
        executedQuantity: market && executed ? quantityText(market, executed.lots) : '0',
        executedFee: market && executed ? amountText(state.rules, executed.feeAsset, executed.fee) : '0',
        at: new Date(applied.at),
      });
    },
    write: (tx) => copyRows(tx, exchangeOrderStates, rows),
  };
}
