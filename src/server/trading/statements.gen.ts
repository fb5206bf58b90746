// Generated from the SQL of this room by `npm run generate`. Never edited.
import type { Column } from '../platform/database/pool.ts';
import type { entities } from '../identity/tables.ts';
import type { exchangeAccounts, exchangeBuckets, exchangeCommands, exchangeFills, exchangeFunding, exchangeInstructions, exchangeKeys, exchangeLoanUpdates, exchangeOrderStates, exchangeOrders, exchangeProgress, exchangeSnapshots, exchangeTrades, exchangeTransactions } from './tables.ts';

declare module '../platform/database/pool.ts' {
  interface Statements {
    [`
  SELECT state, reason, remaining, executed_price, executed_quantity, executed_fee, at
    FROM exchange.order_states
   WHERE order_number = $1 ORDER BY command DESC, place DESC`]: {
      values: [bigint | number | null];
      row: {
        state: Column<typeof exchangeOrderStates, 'state'>;
        reason: Column<typeof exchangeOrderStates, 'reason'> | null;
        remaining: Column<typeof exchangeOrderStates, 'remaining'>;
        executed_price: Column<typeof exchangeOrderStates, 'executedPrice'>;
        executed_quantity: Column<typeof exchangeOrderStates, 'executedQuantity'>;
        executed_fee: Column<typeof exchangeOrderStates, 'executedFee'>;
        at: Column<typeof exchangeOrderStates, 'at'>;
      };
    };
    'DELETE FROM exchange.accounts': {
      values: [];
      row: never;
    };
    'DELETE FROM exchange.buckets': {
      values: [];
      row: never;
    };
    [`DELETE FROM exchange.buckets
         WHERE pair = $1
           AND period = $2
           AND start IN (
             SELECT start
             FROM exchange.buckets
             WHERE pair = $1
               AND period = $2
               AND start < $3
               AND start < (SELECT max(start) FROM exchange.buckets WHERE pair = $1 AND period = $2)
             ORDER BY start LIMIT $4
           )
         RETURNING start`]: {
      values: [string | null, number | null, bigint | number | null, bigint | number | null];
      row: {
        start: Column<typeof exchangeBuckets, 'start'>;
      };
    };
    'DELETE FROM exchange.commands': {
      values: [];
      row: never;
    };
    [`DELETE FROM exchange.commands
       WHERE sequence <= (SELECT min(sequence) FROM exchange.snapshots)
         AND sequence <= (SELECT sequence FROM exchange.progress)
         AND (SELECT count(*) FROM exchange.snapshots) = 2
         AND sequence <= $1`]: {
      values: [bigint | number | null];
      row: never;
    };
    'DELETE FROM exchange.fills': {
      values: [];
      row: never;
    };
    'DELETE FROM exchange.funding': {
      values: [];
      row: never;
    };
    'DELETE FROM exchange.hours WHERE hour < (SELECT max(hour) FROM exchange.hours) - $1::bigint': {
      values: [bigint | number | null];
      row: never;
    };
    'DELETE FROM exchange.instructions': {
      values: [];
      row: never;
    };
    'DELETE FROM exchange.keys': {
      values: [];
      row: never;
    };
    'DELETE FROM exchange.loan_updates': {
      values: [];
      row: never;
    };
    'DELETE FROM exchange.order_states': {
      values: [];
      row: never;
    };
    'DELETE FROM exchange.orders': {
      values: [];
      row: never;
    };
    'DELETE FROM exchange.progress': {
      values: [];
      row: never;
    };
    'DELETE FROM exchange.snapshots': {
      values: [];
      row: never;
    };
    [`DELETE FROM exchange.snapshots
       WHERE sequence < (
         SELECT min(sequence)
         FROM (SELECT sequence FROM exchange.snapshots ORDER BY sequence DESC LIMIT 2) AS kept
       )`]: {
      values: [];
      row: never;
    };
    'DELETE FROM exchange.trades': {
      values: [];
      row: never;
    };
    'DELETE FROM exchange.trades WHERE number = ANY($1::bigint[])': {
      values: [readonly (bigint | number | null)[] | null];
      row: never;
    };
    'DELETE FROM exchange.transactions': {
      values: [];
      row: never;
    };
    'DELETE FROM installation WHERE name = \'demo\'': {
      values: [];
      row: never;
    };
    [`INSERT INTO entities (id, name, account_id, primary_account_id, created_at)
     VALUES ($1, $2, $1, $1, now())
     ON CONFLICT DO NOTHING`]: {
      values: [string | null, string | null];
      row: never;
    };
    [`INSERT INTO exchange.accounts (number, id, kind, primary_number, label, kyc_enabled, kyc,
       identity_digest, cell_digest, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`]: {
      values: [number | null, bigint | number | null, string | null, number | null, string | null, boolean | null, Uint8Array | null, Uint8Array | null, Uint8Array | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO exchange.commands (sequence, command, signed_by, signed_ms)
     SELECT $1 + place, command, signed_by, signed_ms
     FROM unnest($2::text[], $3::uuid[], $4::bigint[])
       WITH ORDINALITY AS added (command, signed_by, signed_ms, place)`]: {
      values: [bigint | number | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (bigint | number | null)[] | null];
      row: never;
    };
    [`INSERT INTO exchange.keys (id, api_key, secret, account, permissions, label, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`]: {
      values: [string | null, string | null, Uint8Array | null, number | null, readonly (string | null)[] | null, string | null, Date | string | null];
      row: never;
    };
    'INSERT INTO exchange.progress (sequence) VALUES (0) ON CONFLICT DO NOTHING': {
      values: [];
      row: never;
    };
    [`INSERT INTO exchange.set_aside (sequence, reason, set_aside_at)
     SELECT sequence, $3, $4
     FROM generate_series($1::bigint, $1::bigint + $2::int - 1) AS sequence`]: {
      values: [bigint | number | null, number | null, string | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO exchange.snapshots (sequence, state, sha256, created_at)
       VALUES ($1, $2, $3, $4)
       ON CONFLICT DO NOTHING`]: {
      values: [bigint | number | null, Uint8Array | null, Uint8Array | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO installation (name, value)
       VALUES ($1, '"begun"'::jsonb)
       ON CONFLICT (name) DO UPDATE SET value = excluded.value`]: {
      values: [string | null];
      row: never;
    };
    'INSERT INTO installation (name, value) VALUES (\'demo\', \'true\') ON CONFLICT DO NOTHING': {
      values: [];
      row: never;
    };
    [`SELECT 
  o.number, o.id, o.account, o.pair, o.side, o.kind, o.time_in_force, o.post_only, o.reduce_only,
  o.allow_margin, o.customer_order_id, o.price, o.quantity, o.remaining, o.executed, o.value,
  CASE
    WHEN o.executed = 0 THEN 0
    ELSE div(COALESCE(o.notional, o.value) * 100000000, o.executed) * 0.00000001
  END AS average,
  o.fee, o.fee_asset, o.state, o.reason, o.created_at, o.updated_at
     FROM exchange.orders o
     WHERE o.account = $1
       AND ($2::timestamptz IS NULL OR o.updated_at >= $2)
       AND ($3::timestamptz IS NULL OR o.updated_at <= $3)
       AND ($4::text[] IS NULL OR o.state = ANY($4))
       AND ($5::text[] IS NULL OR o.pair = ANY($5))
       AND (NOT $6::boolean OR o.state <> 'failed')
       AND ($7::boolean OR o.state <> 'cancelled' OR o.executed > 0)
     ORDER BY o.updated_at DESC, o.updated_by DESC, o.number DESC OFFSET $8 LIMIT $9`]: {
      values: [number | null, Date | string | null, Date | string | null, readonly (string | null)[] | null, readonly (string | null)[] | null, boolean | null, boolean | null, bigint | number | null, bigint | number | null];
      row: {
        number: Column<typeof exchangeOrders, 'number'>;
        id: Column<typeof exchangeOrders, 'id'>;
        account: Column<typeof exchangeOrders, 'account'>;
        pair: Column<typeof exchangeOrders, 'pair'> | null;
        side: Column<typeof exchangeOrders, 'side'>;
        kind: Column<typeof exchangeOrders, 'kind'>;
        time_in_force: Column<typeof exchangeOrders, 'timeInForce'>;
        post_only: Column<typeof exchangeOrders, 'postOnly'>;
        reduce_only: Column<typeof exchangeOrders, 'reduceOnly'>;
        allow_margin: Column<typeof exchangeOrders, 'allowMargin'>;
        customer_order_id: Column<typeof exchangeOrders, 'customerOrderId'> | null;
        price: Column<typeof exchangeOrders, 'price'> | null;
        quantity: Column<typeof exchangeOrders, 'quantity'>;
        remaining: Column<typeof exchangeOrders, 'remaining'>;
        executed: Column<typeof exchangeOrders, 'executed'>;
        value: Column<typeof exchangeOrders, 'value'>;
        average: string;
        fee: Column<typeof exchangeOrders, 'fee'>;
        fee_asset: Column<typeof exchangeOrders, 'feeAsset'> | null;
        state: Column<typeof exchangeOrders, 'state'>;
        reason: Column<typeof exchangeOrders, 'reason'> | null;
        created_at: Column<typeof exchangeOrders, 'createdAt'>;
        updated_at: Column<typeof exchangeOrders, 'updatedAt'>;
      };
    };
    [`SELECT 
  o.number, o.id, o.account, o.pair, o.side, o.kind, o.time_in_force, o.post_only, o.reduce_only,
  o.allow_margin, o.customer_order_id, o.price, o.quantity, o.remaining, o.executed, o.value,
  CASE
    WHEN o.executed = 0 THEN 0
    ELSE div(COALESCE(o.notional, o.value) * 100000000, o.executed) * 0.00000001
  END AS average,
  o.fee, o.fee_asset, o.state, o.reason, o.created_at, o.updated_at FROM exchange.orders o`]: {
      values: [];
      row: {
        number: Column<typeof exchangeOrders, 'number'>;
        id: Column<typeof exchangeOrders, 'id'>;
        account: Column<typeof exchangeOrders, 'account'>;
        pair: Column<typeof exchangeOrders, 'pair'> | null;
        side: Column<typeof exchangeOrders, 'side'>;
        kind: Column<typeof exchangeOrders, 'kind'>;
        time_in_force: Column<typeof exchangeOrders, 'timeInForce'>;
        post_only: Column<typeof exchangeOrders, 'postOnly'>;
        reduce_only: Column<typeof exchangeOrders, 'reduceOnly'>;
        allow_margin: Column<typeof exchangeOrders, 'allowMargin'>;
        customer_order_id: Column<typeof exchangeOrders, 'customerOrderId'> | null;
        price: Column<typeof exchangeOrders, 'price'> | null;
        quantity: Column<typeof exchangeOrders, 'quantity'>;
        remaining: Column<typeof exchangeOrders, 'remaining'>;
        executed: Column<typeof exchangeOrders, 'executed'>;
        value: Column<typeof exchangeOrders, 'value'>;
        average: string;
        fee: Column<typeof exchangeOrders, 'fee'>;
        fee_asset: Column<typeof exchangeOrders, 'feeAsset'> | null;
        state: Column<typeof exchangeOrders, 'state'>;
        reason: Column<typeof exchangeOrders, 'reason'> | null;
        created_at: Column<typeof exchangeOrders, 'createdAt'>;
        updated_at: Column<typeof exchangeOrders, 'updatedAt'>;
      };
    };
    [`SELECT 
  o.number, o.id, o.account, o.pair, o.side, o.kind, o.time_in_force, o.post_only, o.reduce_only,
  o.allow_margin, o.customer_order_id, o.price, o.quantity, o.remaining, o.executed, o.value,
  CASE
    WHEN o.executed = 0 THEN 0
    ELSE div(COALESCE(o.notional, o.value) * 100000000, o.executed) * 0.00000001
  END AS average,
  o.fee, o.fee_asset, o.state, o.reason, o.created_at, o.updated_at FROM exchange.orders o WHERE o.id = $1 AND o.account = $2`]: {
      values: [string | null, number | null];
      row: {
        number: Column<typeof exchangeOrders, 'number'>;
        id: Column<typeof exchangeOrders, 'id'>;
        account: Column<typeof exchangeOrders, 'account'>;
        pair: Column<typeof exchangeOrders, 'pair'> | null;
        side: Column<typeof exchangeOrders, 'side'>;
        kind: Column<typeof exchangeOrders, 'kind'>;
        time_in_force: Column<typeof exchangeOrders, 'timeInForce'>;
        post_only: Column<typeof exchangeOrders, 'postOnly'>;
        reduce_only: Column<typeof exchangeOrders, 'reduceOnly'>;
        allow_margin: Column<typeof exchangeOrders, 'allowMargin'>;
        customer_order_id: Column<typeof exchangeOrders, 'customerOrderId'> | null;
        price: Column<typeof exchangeOrders, 'price'> | null;
        quantity: Column<typeof exchangeOrders, 'quantity'>;
        remaining: Column<typeof exchangeOrders, 'remaining'>;
        executed: Column<typeof exchangeOrders, 'executed'>;
        value: Column<typeof exchangeOrders, 'value'>;
        average: string;
        fee: Column<typeof exchangeOrders, 'fee'>;
        fee_asset: Column<typeof exchangeOrders, 'feeAsset'> | null;
        state: Column<typeof exchangeOrders, 'state'>;
        reason: Column<typeof exchangeOrders, 'reason'> | null;
        created_at: Column<typeof exchangeOrders, 'createdAt'>;
        updated_at: Column<typeof exchangeOrders, 'updatedAt'>;
      };
    };
    [`SELECT (SELECT count(*) FROM exchange.orders) AS orders,
            (SELECT count(*) FROM exchange.fills) AS fills,
            (SELECT sum(executed) FROM exchange.orders) AS executed,
            (SELECT sum(quantity) FROM exchange.fills) AS filled`]: {
      values: [];
      row: {
        orders: bigint;
        fills: bigint;
        executed: string | null;
        filled: string | null;
      };
    };
    [`SELECT (SELECT sum(executed) FROM exchange.orders) AS executed,
              (SELECT sum(quantity) FROM exchange.fills) AS filled,
              (SELECT sequence FROM exchange.progress) AS progress`]: {
      values: [];
      row: {
        executed: string | null;
        filled: string | null;
        progress: bigint | null;
      };
    };
    'SELECT * FROM exchange.buckets WHERE pair = $1 AND period = $2 ORDER BY start': {
      values: [string | null, number | null];
      row: {
        pair: Column<typeof exchangeBuckets, 'pair'>;
        period: Column<typeof exchangeBuckets, 'period'>;
        start: Column<typeof exchangeBuckets, 'start'>;
        open: Column<typeof exchangeBuckets, 'open'>;
        high: Column<typeof exchangeBuckets, 'high'>;
        low: Column<typeof exchangeBuckets, 'low'>;
        close: Column<typeof exchangeBuckets, 'close'>;
        volume: Column<typeof exchangeBuckets, 'volume'>;
        quote_volume: Column<typeof exchangeBuckets, 'quoteVolume'>;
      };
    };
    'SELECT * FROM exchange.buckets WHERE pair = \'BTCUSDC\' AND period = 86400 ORDER BY start DESC LIMIT 1': {
      values: [];
      row: {
        pair: Column<typeof exchangeBuckets, 'pair'>;
        period: Column<typeof exchangeBuckets, 'period'>;
        start: Column<typeof exchangeBuckets, 'start'>;
        open: Column<typeof exchangeBuckets, 'open'>;
        high: Column<typeof exchangeBuckets, 'high'>;
        low: Column<typeof exchangeBuckets, 'low'>;
        close: Column<typeof exchangeBuckets, 'close'>;
        volume: Column<typeof exchangeBuckets, 'volume'>;
        quote_volume: Column<typeof exchangeBuckets, 'quoteVolume'>;
      };
    };
    'SELECT 1 FROM installation WHERE name = $1 AND value = \'"begun"\'::jsonb': {
      values: [string | null];
      row: {
        '?column?': number;
      };
    };
    [`SELECT DISTINCT a.label
       FROM exchange.loan_updates u
       JOIN exchange.accounts a ON a.number = u.account
       ORDER BY 1`]: {
      values: [];
      row: {
        label: Column<typeof exchangeAccounts, 'label'>;
      };
    };
    'SELECT DISTINCT concat_ws(\' \', state, reason) AS outcome FROM exchange.orders': {
      values: [];
      row: {
        outcome: string | null;
      };
    };
    'SELECT DISTINCT jsonb_array_length(legs) AS n FROM exchange.instructions ORDER BY 1': {
      values: [];
      row: {
        n: number;
      };
    };
    'SELECT DISTINCT type FROM exchange.loan_updates ORDER BY 1': {
      values: [];
      row: {
        type: Column<typeof exchangeLoanUpdates, 'type'>;
      };
    };
    'SELECT DISTINCT type FROM exchange.transactions': {
      values: [];
      row: {
        type: Column<typeof exchangeTransactions, 'type'>;
      };
    };
    [`SELECT EXISTS (SELECT 1 FROM installation WHERE name = 'demo' AND value = 'true'::jsonb) AS demo,
         EXISTS (SELECT 1 FROM installation WHERE name = $1 AND value = '"begun"'::jsonb) AS begun,
         EXISTS (SELECT 1 FROM exchange.commands) OR EXISTS (SELECT 1 FROM exchange.snapshots) AS used`]: {
      values: [string | null];
      row: {
        demo: boolean;
        begun: boolean;
        used: boolean;
      };
    };
    [`SELECT account FROM exchange.orders
       UNION SELECT account FROM exchange.fills
       UNION SELECT account FROM exchange.transactions`]: {
      values: [];
      row: {
        account: number;
      };
    };
    [`SELECT bool_or(identity_digest = $2) AS identity, bool_or(cell_digest = $3) AS cell
     FROM exchange.accounts
     WHERE primary_number = $1`]: {
      values: [number | null, Uint8Array | null, Uint8Array | null];
      row: {
        identity: boolean | null;
        cell: boolean | null;
      };
    };
    'SELECT command FROM exchange.commands ORDER BY sequence': {
      values: [];
      row: {
        command: Column<typeof exchangeCommands, 'command'>;
      };
    };
    'SELECT command FROM exchange.commands WHERE sequence > $1 ORDER BY sequence LIMIT $2': {
      values: [bigint | number | null, bigint | number | null];
      row: {
        command: Column<typeof exchangeCommands, 'command'>;
      };
    };
    'SELECT command, place FROM exchange.transactions WHERE id = $1 AND account = $2': {
      values: [string | null, number | null];
      row: {
        command: Column<typeof exchangeTransactions, 'command'>;
        place: Column<typeof exchangeTransactions, 'place'>;
      };
    };
    'SELECT count(*) AS count': {
      values: [];
      row: {
        count: bigint;
      };
    };
    'SELECT count(*) AS count, count(DISTINCT id) AS ids FROM exchange.transactions WHERE command = $1': {
      values: [bigint | number | null];
      row: {
        count: bigint;
        ids: bigint;
      };
    };
    'SELECT count(*) AS n FROM exchange.transactions WHERE at > $1': {
      values: [Date | string | null];
      row: {
        n: bigint;
      };
    };
    [`SELECT count(*) AS orders,
       count(DISTINCT (account, customer_order_id)) AS "references",
       sum(executed) AS executed,
       (SELECT sum(quantity) FROM exchange.fills) AS filled,
       count(*) FILTER (WHERE state IN ('placed', 'partially-filled')) AS open
     FROM exchange.orders`]: {
      values: [];
      row: {
        orders: bigint;
        references: bigint;
        executed: string | null;
        filled: string | null;
        open: bigint;
      };
    };
    [`SELECT count(DISTINCT pair) AS pairs, 
         count(*) FILTER (WHERE amount > 0) AS received,
         count(*) FILTER (WHERE amount < 0) AS paid
       FROM exchange.funding`]: {
      values: [];
      row: {
        pairs: bigint;
        received: bigint;
        paid: bigint;
      };
    };
    'SELECT created_at AS at FROM exchange.snapshots ORDER BY sequence DESC LIMIT 1': {
      values: [];
      row: {
        at: Column<typeof exchangeSnapshots, 'createdAt'>;
      };
    };
    [`SELECT f.trade, f.id, f.order_id, f.pair, f.side, f.price, f.quantity, f.fee, f.fee_asset, f.at
     FROM exchange.fills f
     WHERE f.account = $1
       AND ($2::timestamptz IS NULL OR f.at >= $2)
       AND ($3::timestamptz IS NULL OR f.at <= $3)
       AND ($4::bigint IS NULL OR f.trade < $4)
     ORDER BY f.trade DESC OFFSET $5 LIMIT $6`]: {
      values: [number | null, Date | string | null, Date | string | null, bigint | number | null, bigint | number | null, bigint | number | null];
      row: {
        trade: Column<typeof exchangeFills, 'trade'>;
        id: Column<typeof exchangeFills, 'id'>;
        order_id: Column<typeof exchangeFills, 'orderId'>;
        pair: Column<typeof exchangeFills, 'pair'>;
        side: Column<typeof exchangeFills, 'side'>;
        price: Column<typeof exchangeFills, 'price'>;
        quantity: Column<typeof exchangeFills, 'quantity'>;
        fee: Column<typeof exchangeFills, 'fee'>;
        fee_asset: Column<typeof exchangeFills, 'feeAsset'>;
        at: Column<typeof exchangeFills, 'at'>;
      };
    };
    'SELECT f.trade, f.id, f.order_id, f.pair, f.side, f.price, f.quantity, f.fee, f.fee_asset, f.at FROM exchange.fills f': {
      values: [];
      row: {
        trade: Column<typeof exchangeFills, 'trade'>;
        id: Column<typeof exchangeFills, 'id'>;
        order_id: Column<typeof exchangeFills, 'orderId'>;
        pair: Column<typeof exchangeFills, 'pair'>;
        side: Column<typeof exchangeFills, 'side'>;
        price: Column<typeof exchangeFills, 'price'>;
        quantity: Column<typeof exchangeFills, 'quantity'>;
        fee: Column<typeof exchangeFills, 'fee'>;
        fee_asset: Column<typeof exchangeFills, 'feeAsset'>;
        at: Column<typeof exchangeFills, 'at'>;
      };
    };
    [`SELECT format('%I.%I', table_schema, table_name) AS name
       FROM information_schema.tables
       WHERE table_schema IN ('exchange', 'public')`]: {
      values: [];
      row: {
        name: string | null;
      };
    };
    [`SELECT greatest(0, coalesce((SELECT max(sequence) FROM exchange.commands), 0)
                            - coalesce((SELECT max(sequence) FROM exchange.snapshots), 0))::float8 AS count`]: {
      values: [];
      row: {
        count: number;
      };
    };
    [`SELECT greatest(0, coalesce((SELECT max(sequence) FROM exchange.commands), 0)
                            - coalesce((SELECT sequence FROM exchange.progress), 0))::float8 AS lag`]: {
      values: [];
      row: {
        lag: number;
      };
    };
    [`SELECT h.account, h.asset, GREATEST(t.at, o.at, l.at, a.created_at) AS at
     FROM unnest($1::int[], $2::text[], $3::text[]) AS h (account, asset, pairs)
     JOIN exchange.accounts a ON a.number = h.account
     LEFT JOIN LATERAL (
       SELECT at
       FROM exchange.transactions
       WHERE account = h.account
         AND (debit_asset = h.asset OR credit_asset = h.asset OR fee_asset = h.asset)
       ORDER BY command DESC, place DESC LIMIT 1
     ) t ON true
     LEFT JOIN LATERAL (
       SELECT updated_at AS at
       FROM exchange.orders
       WHERE account = h.account
         AND pair = ANY(string_to_array(h.pairs, ','))
         AND state <> 'failed'
       ORDER BY updated_at DESC, updated_by DESC, number DESC LIMIT 1
     ) o ON true
     LEFT JOIN LATERAL (
       SELECT updated_at AS at
       FROM exchange.loan_updates
       WHERE account = h.account
         AND asset = h.asset
       ORDER BY command DESC, place DESC LIMIT 1
     ) l ON true`]: {
      values: [readonly number[], readonly string[], readonly (string | null)[] | null];
      row: {
        account: number;
        asset: string;
        at: Date;
      };
    };
    'SELECT hour::int AS hour FROM exchange.hours': {
      values: [];
      row: {
        hour: number;
      };
    };
    'SELECT id FROM entities WHERE name = $1': {
      values: [string | null];
      row: {
        id: Column<typeof entities, 'id'>;
      };
    };
    [`SELECT id, order_id AS "orderId", transfer_id AS "transferId", fee_account AS "feeAccount", requested,
       paid, pay_asset AS "payAsset", receive_asset AS "receiveAsset", received, fee_rate AS "feeRate",
       fee_asset AS "feeAsset", fee, customer_order_id AS "customerOrderId", legs, status, at
     FROM exchange.instructions
     WHERE order_id = $1
       AND account = $2`]: {
      values: [string | null, number | null];
      row: {
        id: Column<typeof exchangeInstructions, 'id'>;
        orderId: Column<typeof exchangeInstructions, 'orderId'>;
        transferId: Column<typeof exchangeInstructions, 'transferId'>;
        feeAccount: Column<typeof exchangeInstructions, 'feeAccount'>;
        requested: Column<typeof exchangeInstructions, 'requested'>;
        paid: Column<typeof exchangeInstructions, 'paid'>;
        payAsset: Column<typeof exchangeInstructions, 'payAsset'>;
        receiveAsset: Column<typeof exchangeInstructions, 'receiveAsset'>;
        received: Column<typeof exchangeInstructions, 'received'>;
        feeRate: Column<typeof exchangeInstructions, 'feeRate'>;
        feeAsset: Column<typeof exchangeInstructions, 'feeAsset'>;
        fee: Column<typeof exchangeInstructions, 'fee'>;
        customerOrderId: Column<typeof exchangeInstructions, 'customerOrderId'> | null;
        legs: Column<typeof exchangeInstructions, 'legs'>;
        status: Column<typeof exchangeInstructions, 'status'>;
        at: Column<typeof exchangeInstructions, 'at'>;
      };
    };
    'SELECT id, secret, account, permissions FROM exchange.keys WHERE api_key = $1 AND revoked_at IS NULL': {
      values: [string | null];
      row: {
        id: Column<typeof exchangeKeys, 'id'>;
        secret: Column<typeof exchangeKeys, 'secret'>;
        account: Column<typeof exchangeKeys, 'account'>;
        permissions: Column<typeof exchangeKeys, 'permissions'>;
      };
    };
    [`SELECT id, type, info, at, debit_asset AS "debitAsset", debit,
       credit_asset AS "creditAsset", credit, fee_asset AS "feeAsset", fee
     FROM exchange.transactions
     WHERE account = $1
       AND ($2::timestamptz IS NULL OR at >= $2)
       AND ($3::timestamptz IS NULL OR at <= $3)
       AND ($4::text IS NULL OR debit_asset = $4 OR credit_asset = $4 OR fee_asset = $4)
       AND ($5::text[] IS NULL OR type = ANY($5))
       AND ($6::bigint IS NULL OR (command, place) < ($6, $7::int))
     ORDER BY command DESC, place DESC OFFSET $8 LIMIT $9`]: {
      values: [number | null, Date | string | null, Date | string | null, string | null, readonly (string | null)[] | null, bigint | number | null, number | null, bigint | number | null, bigint | number | null];
      row: {
        id: Column<typeof exchangeTransactions, 'id'>;
        type: Column<typeof exchangeTransactions, 'type'>;
        info: Column<typeof exchangeTransactions, 'info'>;
        at: Column<typeof exchangeTransactions, 'at'>;
        debitAsset: Column<typeof exchangeTransactions, 'debitAsset'> | null;
        debit: Column<typeof exchangeTransactions, 'debit'> | null;
        creditAsset: Column<typeof exchangeTransactions, 'creditAsset'> | null;
        credit: Column<typeof exchangeTransactions, 'credit'> | null;
        feeAsset: Column<typeof exchangeTransactions, 'feeAsset'> | null;
        fee: Column<typeof exchangeTransactions, 'fee'> | null;
      };
    };
    'SELECT kyc FROM exchange.accounts WHERE number = $1': {
      values: [number | null];
      row: {
        kyc: Column<typeof exchangeAccounts, 'kyc'> | null;
      };
    };
    [`SELECT loan, asset, total, total - used AS available, used, hourly_rate AS "hourlyRate", type,
       created_at AS "createdAt", updated_at AS "updatedAt"
     FROM exchange.loan_updates
     WHERE account = $1
       AND asset = $2
       AND updated_at >= $3
       AND updated_at <= $4
     ORDER BY command DESC, place DESC OFFSET $5 LIMIT $6`]: {
      values: [number | null, string | null, Date | string | null, Date | string | null, bigint | number | null, bigint | number | null];
      row: {
        loan: Column<typeof exchangeLoanUpdates, 'loan'>;
        asset: Column<typeof exchangeLoanUpdates, 'asset'>;
        total: Column<typeof exchangeLoanUpdates, 'total'>;
        available: string;
        used: Column<typeof exchangeLoanUpdates, 'used'>;
        hourlyRate: Column<typeof exchangeLoanUpdates, 'hourlyRate'>;
        type: Column<typeof exchangeLoanUpdates, 'type'>;
        createdAt: Column<typeof exchangeLoanUpdates, 'createdAt'>;
        updatedAt: Column<typeof exchangeLoanUpdates, 'updatedAt'>;
      };
    };
    [`SELECT loan, min(created_at) AS created_at
     FROM exchange.loan_updates
     WHERE loan = ANY($1::bigint[])
     GROUP BY loan`]: {
      values: [readonly (bigint | number | null)[] | null];
      row: {
        loan: Column<typeof exchangeLoanUpdates, 'loan'>;
        created_at: Date;
      };
    };
    [`SELECT max(high)::text AS high, min(low)::text AS low, sum(volume)::text AS volume,
       sum(quote_volume)::text AS quote_volume, (array_agg(open ORDER BY start))[1]::text AS first
     FROM exchange.buckets
     WHERE pair = $1
       AND period = 60
       AND start BETWEEN $2 AND $3`]: {
      values: [string | null, bigint | number | null, bigint | number | null];
      row: {
        high: string | null;
        low: string | null;
        volume: string | null;
        quote_volume: string | null;
        first: string | null;
      };
    };
    [`SELECT min(at) AS first, max(at) AS last, count(*) FILTER (WHERE at < before) AS disorder, (
         SELECT count(*)
         FROM (SELECT count(*) AS n FROM exchange.buckets WHERE period = 86400 GROUP BY pair) days
         WHERE n < 180
       ) AS thin
       FROM (SELECT at, lag(at) OVER (ORDER BY number) AS before FROM exchange.trades) told`]: {
      values: [];
      row: {
        first: Date | null;
        last: Date | null;
        disorder: bigint;
        thin: bigint;
      };
    };
    'SELECT min(at) AS from, max(at) AS to, count(*) AS count FROM exchange.trades WHERE number >= $1': {
      values: [bigint | number | null];
      row: {
        from: Date | null;
        to: Date | null;
        count: bigint;
      };
    };
    'SELECT min(created_at) AS at FROM exchange.accounts': {
      values: [];
      row: {
        at: Date | null;
      };
    };
    'SELECT number FROM exchange.accounts WHERE kind = \'MAKER\' ORDER BY number LIMIT 2': {
      values: [];
      row: {
        number: Column<typeof exchangeAccounts, 'number'>;
      };
    };
    'SELECT number FROM exchange.accounts WHERE kind = \'PRIMARY\' AND label = $1': {
      values: [string | null];
      row: {
        number: Column<typeof exchangeAccounts, 'number'>;
      };
    };
    'SELECT number FROM exchange.accounts WHERE kind IN (\'HOUSE\', \'MAKER\')': {
      values: [];
      row: {
        number: Column<typeof exchangeAccounts, 'number'>;
      };
    };
    'SELECT number FROM exchange.accounts WHERE label = $1': {
      values: [string | null];
      row: {
        number: Column<typeof exchangeAccounts, 'number'>;
      };
    };
    [`SELECT number, EXISTS (SELECT FROM exchange.fills f WHERE f.trade = looked.number) AS "isClients"
         FROM (SELECT number, at FROM exchange.trades WHERE number > $1 ORDER BY number LIMIT $2) AS looked
         WHERE at < $3
         ORDER BY number`]: {
      values: [bigint | number | null, bigint | number | null, Date | string | null];
      row: {
        number: Column<typeof exchangeTrades, 'number'>;
        isClients: boolean;
      };
    };
    'SELECT number, id FROM exchange.orders WHERE number = ANY($1::bigint[])': {
      values: [readonly (bigint | number | null)[] | null];
      row: {
        number: Column<typeof exchangeOrders, 'number'>;
        id: Column<typeof exchangeOrders, 'id'>;
      };
    };
    'SELECT number, id, kind, primary_number AS "primaryNumber", label, kyc_enabled AS "kycEnabled" FROM exchange.accounts ORDER BY number': {
      values: [];
      row: {
        number: Column<typeof exchangeAccounts, 'number'>;
        id: Column<typeof exchangeAccounts, 'id'>;
        kind: Column<typeof exchangeAccounts, 'kind'>;
        primaryNumber: Column<typeof exchangeAccounts, 'primaryNumber'>;
        label: Column<typeof exchangeAccounts, 'label'>;
        kycEnabled: Column<typeof exchangeAccounts, 'kycEnabled'>;
      };
    };
    [`SELECT number, id, price, quantity, taker_side, at
     FROM exchange.trades
     WHERE pair = $1
     ORDER BY number DESC OFFSET $2 LIMIT $3`]: {
      values: [string | null, bigint | number | null, bigint | number | null];
      row: {
        number: Column<typeof exchangeTrades, 'number'>;
        id: Column<typeof exchangeTrades, 'id'>;
        price: Column<typeof exchangeTrades, 'price'>;
        quantity: Column<typeof exchangeTrades, 'quantity'>;
        taker_side: Column<typeof exchangeTrades, 'takerSide'>;
        at: Column<typeof exchangeTrades, 'at'>;
      };
    };
    'SELECT number, kyc FROM exchange.accounts WHERE kind = \'CUSTOMER\'': {
      values: [];
      row: {
        number: Column<typeof exchangeAccounts, 'number'>;
        kyc: Column<typeof exchangeAccounts, 'kyc'> | null;
      };
    };
    [`SELECT number, trim_scale(remaining)::text AS remaining
     FROM exchange.orders
     WHERE state IN ('placed', 'partially-filled')`]: {
      values: [];
      row: {
        number: Column<typeof exchangeOrders, 'number'>;
        remaining: string | null;
      };
    };
    [`SELECT pair, position, side, rate, amount, at,
       COALESCE(value, round(abs(amount) / NULLIF(abs(rate), 0), 6), 0) AS value
     FROM exchange.funding
     WHERE account = $1
       AND pair = $2
       AND ($3::timestamptz IS NULL OR at >= $3)
       AND ($4::timestamptz IS NULL OR at <= $4)
     ORDER BY command DESC, place DESC OFFSET $5 LIMIT $6`]: {
      values: [number | null, string | null, Date | string | null, Date | string | null, bigint | number | null, bigint | number | null];
      row: {
        pair: Column<typeof exchangeFunding, 'pair'>;
        position: Column<typeof exchangeFunding, 'position'>;
        side: Column<typeof exchangeFunding, 'side'>;
        rate: Column<typeof exchangeFunding, 'rate'>;
        amount: Column<typeof exchangeFunding, 'amount'>;
        at: Column<typeof exchangeFunding, 'at'>;
        value: string;
      };
    };
    [`SELECT pg_terminate_backend(pid)
       FROM pg_locks
       WHERE locktype = $1
         AND objid = $2
         AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`]: {
      values: [string | null, number | null];
      row: {
        pg_terminate_backend: boolean | null;
      };
    };
    [`SELECT pg_terminate_backend(pid)
     FROM pg_locks
     WHERE locktype = 'advisory'
       AND objid = 7263543
       AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`]: {
      values: [];
      row: {
        pg_terminate_backend: boolean | null;
      };
    };
    'SELECT pg_try_advisory_xact_lock($1) AS taken': {
      values: [bigint | number];
      row: {
        taken: boolean;
      };
    };
    'SELECT secret FROM exchange.keys': {
      values: [];
      row: {
        secret: Column<typeof exchangeKeys, 'secret'>;
      };
    };
    'SELECT sequence FROM exchange.commands': {
      values: [];
      row: {
        sequence: Column<typeof exchangeCommands, 'sequence'>;
      };
    };
    'SELECT sequence FROM exchange.progress': {
      values: [];
      row: {
        sequence: Column<typeof exchangeProgress, 'sequence'>;
      };
    };
    'SELECT sequence FROM exchange.progress FOR UPDATE': {
      values: [];
      row: {
        sequence: Column<typeof exchangeProgress, 'sequence'>;
      };
    };
    [`SELECT sequence, command,
         EXISTS (
           SELECT FROM exchange.set_aside AS aside WHERE aside.sequence = commands.sequence
         ) AS "isSetAside"
       FROM exchange.commands
       WHERE sequence > $1
       ORDER BY sequence LIMIT $2`]: {
      values: [bigint | number | null, bigint | number | null];
      row: {
        sequence: Column<typeof exchangeCommands, 'sequence'>;
        command: Column<typeof exchangeCommands, 'command'>;
        isSetAside: boolean;
      };
    };
    [`SELECT sequence, state, sha256
     FROM exchange.snapshots
     WHERE sequence <= COALESCE((SELECT sequence FROM exchange.progress), 0)
     ORDER BY sequence DESC`]: {
      values: [];
      row: {
        sequence: Column<typeof exchangeSnapshots, 'sequence'>;
        state: Column<typeof exchangeSnapshots, 'state'>;
        sha256: Column<typeof exchangeSnapshots, 'sha256'>;
      };
    };
    'SELECT sequence, state, sha256 FROM exchange.snapshots ORDER BY sequence': {
      values: [];
      row: {
        sequence: Column<typeof exchangeSnapshots, 'sequence'>;
        state: Column<typeof exchangeSnapshots, 'state'>;
        sha256: Column<typeof exchangeSnapshots, 'sha256'>;
      };
    };
    [`SELECT signed_by AS key, array_agg(DISTINCT signed_ms) AS times
     FROM (SELECT signed_by, signed_ms FROM exchange.commands ORDER BY sequence DESC LIMIT $1) AS recent
     WHERE signed_by IS NOT NULL
     GROUP BY signed_by`]: {
      values: [bigint | number | null];
      row: {
        key: Column<typeof exchangeCommands, 'signedBy'>;
        times: string[] | null;
      };
    };
    [`SELECT start, open, high, low, close, volume, quote_volume AS "quoteVolume"
       FROM exchange.buckets
       WHERE pair = $1
         AND period = $2
         AND start < $3
       ORDER BY start DESC LIMIT 1`]: {
      values: [string | null, number | null, bigint | number | null];
      row: {
        start: Column<typeof exchangeBuckets, 'start'>;
        open: Column<typeof exchangeBuckets, 'open'>;
        high: Column<typeof exchangeBuckets, 'high'>;
        low: Column<typeof exchangeBuckets, 'low'>;
        close: Column<typeof exchangeBuckets, 'close'>;
        volume: Column<typeof exchangeBuckets, 'volume'>;
        quoteVolume: Column<typeof exchangeBuckets, 'quoteVolume'>;
      };
    };
    [`SELECT start, open, high, low, close, volume, quote_volume AS "quoteVolume"
     FROM exchange.buckets
     WHERE pair = $1
       AND period = $2
       AND start >= $3
       AND start <= $4
     ORDER BY start DESC`]: {
      values: [string | null, number | null, bigint | number | null, bigint | number | null];
      row: {
        start: Column<typeof exchangeBuckets, 'start'>;
        open: Column<typeof exchangeBuckets, 'open'>;
        high: Column<typeof exchangeBuckets, 'high'>;
        low: Column<typeof exchangeBuckets, 'low'>;
        close: Column<typeof exchangeBuckets, 'close'>;
        volume: Column<typeof exchangeBuckets, 'volume'>;
        quoteVolume: Column<typeof exchangeBuckets, 'quoteVolume'>;
      };
    };
    [`SELECT start, open, high, low, close, volume, quote_volume AS "quoteVolume"
     FROM exchange.buckets
     WHERE pair = $1
       AND period = 60
       AND start <= $2
     ORDER BY start DESC LIMIT 1`]: {
      values: [string | null, bigint | number | null];
      row: {
        start: Column<typeof exchangeBuckets, 'start'>;
        open: Column<typeof exchangeBuckets, 'open'>;
        high: Column<typeof exchangeBuckets, 'high'>;
        low: Column<typeof exchangeBuckets, 'low'>;
        close: Column<typeof exchangeBuckets, 'close'>;
        volume: Column<typeof exchangeBuckets, 'volume'>;
        quoteVolume: Column<typeof exchangeBuckets, 'quoteVolume'>;
      };
    };
    'SELECT start, open, high, low, close, volume, quote_volume AS "quoteVolume" FROM exchange.buckets': {
      values: [];
      row: {
        start: Column<typeof exchangeBuckets, 'start'>;
        open: Column<typeof exchangeBuckets, 'open'>;
        high: Column<typeof exchangeBuckets, 'high'>;
        low: Column<typeof exchangeBuckets, 'low'>;
        close: Column<typeof exchangeBuckets, 'close'>;
        volume: Column<typeof exchangeBuckets, 'volume'>;
        quoteVolume: Column<typeof exchangeBuckets, 'quoteVolume'>;
      };
    };
    'SELECT trade FROM exchange.fills WHERE id = $1 AND account = $2': {
      values: [string | null, number | null];
      row: {
        trade: Column<typeof exchangeFills, 'trade'>;
      };
    };
    'UPDATE exchange.progress SET sequence = $1': {
      values: [bigint | number | null];
      row: never;
    };
    'UPDATE installation SET value = \'"done"\'::jsonb WHERE name = $1': {
      values: [string | null];
      row: never;
    };
    [`WITH made AS (
         SELECT pair, period, floor(extract(epoch FROM at) / period)::bigint * period AS start,
                (array_agg(price ORDER BY number))[1] AS open, max(price) AS high, min(price) AS low,
                (array_agg(price ORDER BY number DESC))[1] AS close, sum(quantity) AS volume
           FROM exchange.trades, unnest(ARRAY[60, 3600, 86400]) AS period
          GROUP BY 1, 2, 3)
       SELECT *
         FROM made m
         FULL JOIN (SELECT * FROM exchange.buckets WHERE period IN (60, 3600, 86400)) b
              USING (pair, period, start)
        WHERE (m.open, m.high, m.low, m.close, m.volume)
              IS DISTINCT FROM (b.open, b.high, b.low, b.close, b.volume)
        LIMIT 3`]: {
      values: [];
      row: {
        pair: string | null;
        period: number | null;
        start: bigint | null;
        open: Column<typeof exchangeBuckets, 'open'> | null;
        high: Column<typeof exchangeBuckets, 'high'> | null;
        low: Column<typeof exchangeBuckets, 'low'> | null;
        close: Column<typeof exchangeBuckets, 'close'> | null;
        volume: Column<typeof exchangeBuckets, 'volume'> | null;
        quote_volume: Column<typeof exchangeBuckets, 'quoteVolume'> | null;
      };
    };
  }
}
