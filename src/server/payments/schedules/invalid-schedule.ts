import { explain, type Explained } from '../../../shared/error-texts.ts';
import { fieldError, refused, type InputError } from '../../../shared/errors.ts';

/** An error of a field of a schedule. */
export type ProblemOf = readonly [path: string, message: Explained];

/** 400 `invalid_schedule` with the fields that are wrong. */
export function invalid(problems: readonly ProblemOf[]): Error {
  const errors: InputError[] = problems.map(([path, message]) =>
    fieldError(path, 'invalid_schedule', message),
  );
  return refused('invalid_schedule', explain('invalid_schedule'), errors);
}
