import type { PaymentConfigForDisplay } from '../../../../client/types.gen.ts';
import type { ConfigValues } from './config-values.ts';

/** The typed values at the moment a fresh sign-in was required, with the version that the form began from. */
export interface KeptValues {
  base: PaymentConfigForDisplay;
  values: ConfigValues;
}

const nameFor = (userId: string) => `payment-config of ${userId}`;

/** Keeps what is typed in this tab, across a sign-in, for the same user. */
export function keepValues(userId: string, kept: KeptValues): void {
  window.sessionStorage.setItem(nameFor(userId), JSON.stringify(kept));
}

/** The kept values; null when there are none. They stay until `forgetValues` is called. */
export function findValues(userId: string): KeptValues | null {
  const text = window.sessionStorage.getItem(nameFor(userId));
  return text === null ? null : (JSON.parse(text) as KeptValues);
}

export function forgetValues(userId: string): void {
  window.sessionStorage.removeItem(nameFor(userId));
}
