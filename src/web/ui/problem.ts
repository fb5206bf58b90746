/** A refusal in the form of RFC 9457, as the interface sends it; `errors` name the fields. */
export interface ProblemDetails {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: string;
  instance: string;
  errors: { path: string; code: string; message: string }[];
}

/** The problem details that a failed query or mutation carries; other faults are told in the same form. */
export function problemOf(error: unknown): ProblemDetails {
  if (isProblem(error)) return error;
  const detail =
    error instanceof Error ? error.message : 'The page ran into something that it does not know.';
  return {
    type: 'about:blank',
    title: 'Something went wrong',
    status: 0,
    detail,
    code: 'page_fault',
    instance: '',
    errors: [],
  };
}

function isProblem(error: unknown): error is ProblemDetails {
  return (
    typeof error === 'object' && error !== null && 'status' in error && 'code' in error && 'detail' in error
  );
}

/** The errors of a refused form, by the path of their field. */
export function errorsByPath(error: unknown): Record<string, string> {
  return Object.fromEntries(problemOf(error).errors.map(({ path, message }) => [path, message]));
}
