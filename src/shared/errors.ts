/** One error of an input: its path (such as "withdrawals[3].amount"), a stable code, and a sentence. */
export interface InputError {
  path: string;
  code: string;
  message: string;
}

/**
 * A refusal, in the terms of RFC 9457 problem details. Any other error is a failure of ours, answered with
 * 500 without its message.
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

/** 400: the input or the state does not allow the request. `code` names the rule. */
export function refused(code: string, detail: string, errors: readonly InputError[] = []): Problem {
  return new Problem(400, code, 'The request was refused', detail, { errors });
}

/** 404: it does not exist, or it belongs to another entity. */
export function notFound(thing: string): Problem {
  return new Problem(404, 'not_found', 'Not found', `There is no such ${thing}.`);
}

/** Throws when an invariant does not hold: an error of ours, never of the caller. */
export function invariant(holds: unknown, what: string): asserts holds {
  if (!holds) throw new Error(`Invariant broken: ${what}`);
}
