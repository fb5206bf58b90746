import type { PaymentConfigForDisplay } from '../../../../client/types.gen.ts';
import type { ConfigValues } from './config-values.ts';

/** The typed values when a fresh sign-in was required, with the version that the form started from. */
export interface KeptValues {
  base: PaymentConfigForDisplay;
  values: ConfigValues;
}

const nameFor = (userId: string) => `payment-config of ${userId}`;

/** Stores the typed values in this tab across a sign-in, for the same user. */
export function keepValues(userId: string, kept: KeptValues): void {
  window.sessionStorage.setItem(nameFor(userId), JSON.stringify(kept));
}

/** Returns the stored values, or null. They remain until `forgetValues` is called. */
export function findValues(userId: string): KeptValues | null {
  const text = window.sessionStorage.getItem(nameFor(userId));
  return text === null ? null : (JSON.parse(text) as KeptValues);
}

export function forgetValues(userId: string): void {
  window.sessionStorage.removeItem(nameFor(userId));
}
