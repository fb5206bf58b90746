import { isUuid } from '../../../shared/ids.ts';
import type { ExchangeService } from '../exchange-service.ts';
import { unknownOrder } from '../refusal.ts';
import { ORDER_COLUMNS, type OrderRow } from '../views/orders.ts';

/** An order of the account, after everything that has been applied. Throws -1. */
export async function loadOrder(
  { engine, context }: ExchangeService,
  account: number,
  orderId: string,
): Promise<OrderRow> {
  if (!isUuid(orderId)) throw unknownOrder();
  await engine.projected();
  const [row] = await context.database.query(
    `SELECT ${ORDER_COLUMNS} FROM exchange.orders o WHERE o.id = $1 AND o.account = $2`,
    [orderId, account],
  );
  if (!row) throw unknownOrder();
  return row;
}
