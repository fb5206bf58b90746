/**
 * One thing that is wrong with an input: where (a JSON path such as "withdrawals[3].amount"), a stable code,
 * and a sentence.
 */
export interface InputError {
  path: string;
  code: string;
  message: string;
}

/**
 * A refusal that a caller may see, in the terms of RFC 9457 problem details. Anything else that is thrown is
 * a fault of ours and answers 500 without its message.
 */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  readonly title: string;
  readonly errors: readonly InputError[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    code: string,
    title: string,
    detail: string,
    more: { errors?: readonly InputError[]; headers?: Record<string, string> } = {},
  ) {
    super(detail);
    this.name = 'Problem';
    this.status = status;
    this.code = code;
    this.title = title;
    this.errors = more.errors ?? [];
    this.headers = more.headers ?? {};
  }
}

/** 400: the input, or the state that it meets, does not allow it. `code` tells which rule. */
export function refused(code: string, detail: string, errors: readonly InputError[] = []): Problem {
  return new Problem(400, code, 'The request was refused', detail, { errors });
}

/** 404: no such thing for this caller; what belongs to another entity does not exist. */
export function notFound(thing: string): Problem {
  return new Problem(404, 'not_found', 'Not found', `There is no such ${thing}.`);
}

/** Stops at once when something that must hold does not: a fault of ours, never of the caller. */
export function invariant(holds: unknown, what: string): asserts holds {
  if (!holds) throw new Error(`Invariant broken: ${what}`);
}
