import type { ConvertedLeg } from '../../../../domain/exchange/events.ts';
import type { State } from '../../../../domain/exchange/state.ts';
import { idOf } from '../../ids.ts';
import { exchangeInstructions, type InstructionLeg } from '../../tables.ts';
import { amountText, ppmText } from '../../units.ts';
import { copyRows, type Row } from './insert-rows.ts';
import { assetSymbol, pairSymbol, type Projection, type Source } from './projection.ts';

/** Brokerage instructions: the conversions that were executed. */
export function projectInstructions({ state, isProjected }: Source): Projection {
  const rows: Omit<Row<typeof exchangeInstructions>, 'orderId'>[] = [];
  return {
    collect: ({ event, applied: { at, command } }) => {
      if (event.type !== 'converted' || !isProjected(event.account)) return;
      const { order, account, feeAccount, pay, receive, feeAsset } = event;
      rows.push({
        order,
        id: idOf('instruction', order, at),
        transferId: idOf('transfer', order, at),
        account,
        feeAccount,
        payAsset: assetSymbol(state, pay),
        receiveAsset: assetSymbol(state, receive),
        requested: amountText(state.rules, pay, event.requested),
        paid: amountText(state.rules, pay, event.paid),
        received: amountText(state.rules, receive, event.received),
        feeRate: ppmText(event.feePpm),
        feeAsset: assetSymbol(state, feeAsset),
        fee: amountText(state.rules, feeAsset, event.fee),
        legs: event.legs.map((leg) => legOf(state, leg)),
        customerOrderId: (command.type === 'convert' ? command.customerOrderId : undefined) ?? null,
        status: 'COMPLETED',
        at: new Date(at),
      });
    },
    write: (tx, orderIds) =>
      copyRows(
        tx,
        exchangeInstructions,
        rows.map((row) => ({ ...row, orderId: orderIds.get(row.order)! })),
      ),
  };
}

function legOf(state: State, { pair, side, tradeFee, tradeFeeAsset }: ConvertedLeg): InstructionLeg {
  return {
    pair: pairSymbol(state, pair),
    side,
    tradeFee: amountText(state.rules, tradeFeeAsset, tradeFee),
    tradeFeeAsset: assetSymbol(state, tradeFeeAsset),
  };
}
