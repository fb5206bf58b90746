import type { listBrokerageInstructions as operation } from '../../../contract/trading/brokerage.ts';
import { isUuid } from '../../../shared/ids.ts';
import { shownId } from '../account-directory.ts';
import type { Call } from '../call.ts';
import { trimDecimal } from '../decimals.ts';
import type { ExchangeService } from '../exchange-service.ts';
import { unknownOrder } from '../refusal.ts';

/** The instruction of a conversion, as a list of one. Throws -1 when the account has no such order. */
export async function listBrokerageInstructions({
  exchange,
  account,
  params,
}: Call<typeof operation>): Promise<object[]> {
  if (!isUuid(params.orderId)) throw unknownOrder();
  await exchange.engine.projected();
  const [row] = await exchange.context.database.query(
    `SELECT id, order_id AS "orderId", transfer_id AS "transferId", fee_account AS "feeAccount", requested,
       paid, pay_asset AS "payAsset", receive_asset AS "receiveAsset", received, fee_rate AS "feeRate",
       fee_asset AS "feeAsset", fee, customer_order_id AS "customerOrderId", legs, status, at
     FROM exchange.instructions
     WHERE order_id = $1
       AND account = $2`,
    [params.orderId, account.number],
  );
  if (!row) throw unknownOrder();
  const [first, second] = row.legs;
  return [
    {
      identifier: row.id,
      orderId: row.orderId,
      transferId: row.transferId,
      accountId: shownId(account),
      feeAccountId: feeAccountId(exchange, row.feeAccount),
      requestedPayAmount: trimDecimal(row.requested),
      actualPayAmount: trimDecimal(row.paid),
      payCurrency: row.payAsset,
      receiveCurrency: row.receiveAsset,
      receiveAmount: trimDecimal(row.received),
      feeRate: trimDecimal(row.feeRate),
      feeCurrency: row.feeAsset,
      feeAmount: trimDecimal(row.fee),
      customerOrderId: row.customerOrderId ?? undefined,
      createdAt: row.at.getTime(),
      status: row.status,
      leg1TradeFeeAmount: trimDecimal(first!.tradeFee),
      leg1TradeFeeCurrency: first!.tradeFeeAsset,
      ...(second
        ? { leg2TradeFeeAmount: trimDecimal(second.tradeFee), leg2TradeFeeCurrency: second.tradeFeeAsset }
        : {}),
    },
  ];
}

function feeAccountId({ accounts }: ExchangeService, number: number): bigint {
  const account = accounts.byNumber(number);
  return account ? shownId(account) : 0n;
}
