/** One row of a state table: in the status `from`, the event `event` leads to the status `to`. */
type Transition = readonly [from: string, event: string, to: string];

type EventOf<Row extends Transition> = Row[1];
type StatusAfter<Row extends Transition, Event> = Extract<Row, readonly [string, Event, string]>[2];

/** A state machine read from its rows. A pair of status and event without a row cannot happen. */
export interface StateTable<Status extends string, Row extends Transition> {
  /** The rows, in the order in which the table is written. */
  readonly transitions: readonly Row[];
  /** Statuses that are never left. */
  readonly endStatuses: readonly Status[];
  /** The status after an event; null when the event cannot happen in this status. */
  next(status: Status, event: EventOf<Row>): Status | null;
  /** The statuses in which an event can happen: the WHERE of an UPDATE that performs it. */
  statusesBefore(event: EventOf<Row>): readonly Status[];
  /** The one status to which an event leads: the SET of an UPDATE that performs it. */
  statusAfter<Event extends EventOf<Row>>(event: Event): StatusAfter<Row, Event>;
}

/** Builds the table of a state machine. An event leads to the same status wherever it happens. */
export function stateTable<Status extends string>(statuses: readonly Status[]) {
  return <const Row extends readonly [Status, string, Status]>(
    transitions: readonly Row[],
  ): StateTable<Status, Row> => {
    const rowsOf = (event: string) => transitions.filter((row) => row[1] === event);
    return {
      transitions,
      endStatuses: statuses.filter((status) => transitions.every(([from]) => from !== status)),
      next: (status, event) => rowsOf(event).find(([from]) => from === status)?.[2] ?? null,
      statusesBefore: (event) => rowsOf(event).map(([from]) => from),
      statusAfter: (event) => rowsOf(event)[0]![2] as StatusAfter<Row, typeof event>,
    };
  };
}
