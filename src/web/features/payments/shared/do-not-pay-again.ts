import { plural } from '@lingui/core/macro';

/** The warning not to repeat an unconfirmed payment. */
export function doNotPayAgain(count: number): string {
  return plural(count, {
    one: 'Do not pay it again: the money may have arrived. Outlay keeps asking the bank.',
    other: 'Do not pay them again: the money may have arrived. Outlay keeps asking the bank.',
  });
}
