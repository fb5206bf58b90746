import { explain, type ErrorTextKey, type ErrorTitle, type Explained, type Params } from './error-texts.ts';

/** One error of an input: its path (such as "withdrawals[3].amount"), a stable code, and a sentence. */
export interface InputError {
  path: string;
  code: string;
  message: string;
  /** The sentence with its values, unless `message` is written elsewhere. */
  params?: Params;
}

/** An error of one field. */
export function fieldError(path: string, code: string, { text, params }: Explained): InputError {
  return { path, code, message: text, params };
}

/** The sentence of an error, with its values where it has them. */
export function explanationOf({ message, params }: InputError): string | Explained {
  return params ? { text: message, params } : message;
}

/**
 * A refusal, in the terms of RFC 9457 problem details. Any other error is a bug or a failure of ours,
 * answered with 500 and without its message.
 */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  readonly title: ErrorTitle;
  /** The sentence of the detail with its values, unless it is written elsewhere. */
  readonly params: Params | null;
  readonly errors: readonly InputError[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    code: string,
    title: ErrorTitle,
    detail: string | Explained,
    more: { errors?: readonly InputError[]; headers?: Record<string, string> } = {},
  ) {
    super(typeof detail === 'string' ? detail : detail.text);
    this.name = 'Problem';
    this.status = status;
    this.code = code;
    this.title = title;
    this.params = typeof detail === 'string' ? null : detail.params;
    this.errors = more.errors ?? [];
    this.headers = more.headers ?? {};
  }
}

/** 400: the input or the state does not allow the request. `code` names the rule. */
export function refused(
  code: string,
  detail: string | Explained,
  errors: readonly InputError[] = [],
): Problem {
  return new Problem(400, code, 'The request was refused', detail, { errors });
}

/** A kind of thing that a request can name. */
type Resource = ErrorTextKey extends infer K ? (K extends `resource.${infer R}` ? R : never) : never;

/** 404: it does not exist, or it belongs to another entity. */
export function notFound(resource: Resource): Problem {
  const detail = explain('not_found', { resource: explain(`resource.${resource}`) });
  return new Problem(404, 'not_found', 'Not found', detail);
}

/** Throws when an invariant does not hold: an error of ours, never of the caller. */
export function invariant(holds: unknown, what: string): asserts holds {
  if (!holds) throw new Error(`Invariant broken: ${what}`);
}
