import type { Statements, ValuesOf } from './pool.ts';

/**
 * A WHERE put together at run time. Each condition is written as a whole SQL statement, `SELECT FROM payouts
 * p WHERE p.status = $1`, so that `npm run types` checks its columns and values. Its parameters are
 * renumbered to follow those of the conditions before it.
 */
export class Conditions {
  readonly values: unknown[] = [];
  private readonly all: string[] = [];

  /** Adds a condition that every row must meet. */
  and<const T extends keyof Statements>(statement: T, ...values: ValuesOf<T>): void {
    this.all.push(this.condition(statement, ...values));
  }

  /** Adds alternative conditions, of which a row must meet at least one; an empty list lets no row pass. */
  andAny(conditions: readonly string[]): void {
    this.all.push(conditions.length > 0 ? `(${conditions.join(' OR ')})` : 'false');
  }

  /** Returns the condition of an SQL statement for `andAny`, with its values bound. */
  condition<const T extends keyof Statements>(statement: T, ...values: ValuesOf<T>): string {
    const text: string = statement;
    const bound = ((values as unknown[])[0] ?? []) as unknown[];
    const names = bound.map((value) => this.bind(value));
    const condition = text.slice(text.indexOf(' WHERE ') + ' WHERE '.length);
    return `(${condition.replaceAll(/\$(\d+)/g, (_, number: string) => names[Number(number) - 1]!)})`;
  }

  /** Adds a value and returns its parameter, such as `$3`. */
  bind(value: unknown): string {
    return `$${this.values.push(value)}`;
  }

  /** A copy, to which further conditions can be added. */
  copy(): Conditions {
    const copied = new Conditions();
    copied.values.push(...this.values);
    copied.all.push(...this.all);
    return copied;
  }

  get where(): string {
    return `WHERE ${this.all.join(' AND ')}`;
  }
}
