/** Where the process of the exchange ends: before or after this one of its statements that write `at`. */
export interface ExchangeEnd {
  at: 'JOURNAL' | 'PROJECTIONS';
  statement: number;
  isAfter: boolean;
}

/** The connection to the exchange. ANSWERS_LOST: requests arrive, but their answers do not. */
export type WayToExchange = 'UP' | 'DOWN' | 'ANSWERS_LOST';

/** An order by its customer order id. */
export interface KnownOrder {
  name: string;
  pair: 'BTCZAR' | 'USDCZAR';
}

/** The actions of a person at the exchange, through the gateway. */
export type TraderEvent = { by: string; twice?: boolean } & (
  | ({
      what: 'order';
      side: 'BUY' | 'SELL';
      /** How many ticks the price lies above the middle. */
      ticks: number;
      /** The quantity, in the smallest quantity of the pair that is worth trading. */
      size: number;
      timeInForce: 'GTC' | 'IOC' | 'FOK';
      isPostOnly?: boolean;
    } & KnownOrder)
  | ({ what: 'cancel order' } & KnownOrder)
  /** Reads balances, open orders and a quote. */
  | { what: 'look at the exchange' }
);

/** The other events at the exchange. */
export type ExchangeEvent =
  /** A conversion that the broker makes for an entity. */
  | {
      what: 'convert';
      by: 'broker';
      entity: string;
      name: string;
      pay: string;
      receive: string;
      size: number;
    }
  /** Its process ends at once, or at a later statement. Another one starts at the next event there. */
  | { what: 'exchange ends'; by: 'exchange'; at?: ExchangeEnd }
  | { what: 'way to the exchange'; by: 'network'; state: WayToExchange };

/** How often an order was requested under its name, and what the answers said. */
export interface Asked {
  accepted: number;
  /** Answers that leave open whether the order was placed. */
  unknown: number;
}

/** The people's knowledge of the exchange. */
export interface WorldExchange {
  /** The number of the account of each entity, and of the broker. */
  accounts: ReadonlyMap<string, number>;
  /** By entity and name of the order. */
  asked: Map<string, Asked>;
  /** Whether the exchange may still count as down: it was in trouble, and no answer has come since. */
  isTroubled: boolean;
}
