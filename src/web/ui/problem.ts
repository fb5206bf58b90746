import { t } from '@lingui/core/macro';

/** A sentence by its key, with its values (shared/error-texts.ts). */
export interface SentenceParams {
  sentence: string;
  [name: string]: unknown;
}

/** The RFC 9457 problem details of a refusal; `errors` name the fields. */
export interface ProblemDetails {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: string;
  params?: SentenceParams;
  instance: string;
  errors: { path: string; code: string; message: string; params?: SentenceParams }[];
}

/** An error whose message is written for the user. Messages of other errors are for programmers. */
export class ShownError extends Error {}

let translated: ((problem: ProblemDetails) => ProblemDetails) | null = null;

/** Sets how problems are written in the language of the page. Without it they are in English. */
export function translateProblems(how: (problem: ProblemDetails) => ProblemDetails): void {
  translated = how;
}

/**
 * The problem details of a failed query or mutation, in the language of the page. Any other error is
 * converted to the same form.
 */
export function problemOf(error: unknown): ProblemDetails {
  if (isProblem(error)) return translated?.(error) ?? error;
  const detail =
    error instanceof ShownError
      ? error.message
      : t`An unexpected error occurred. Reload the page and try again.`;
  return {
    type: 'about:blank',
    title: t`Something went wrong`,
    status: 0,
    detail,
    code: 'page_fault',
    instance: '',
    errors: [],
  };
}

/** A sentence of the server in the language of the page; in English when its key is not known. */
export function sentenceOf(text: string, params: SentenceParams | null): string {
  if (params === null) return text;
  const problem = {
    type: '',
    title: '',
    status: 0,
    detail: text,
    code: '',
    params,
    instance: '',
    errors: [],
  };
  return problemOf(problem).detail;
}

function isProblem(error: unknown): error is ProblemDetails {
  return (
    typeof error === 'object' &&
    error !== null &&
    'status' in error &&
    'code' in error &&
    'detail' in error &&
    'errors' in error &&
    Array.isArray(error.errors)
  );
}

/** The field errors of a refused request, by the path of the field. */
export function errorsByPath(error: unknown): Record<string, string> {
  return Object.fromEntries(problemOf(error).errors.map(({ path, message }) => [path, message]));
}
