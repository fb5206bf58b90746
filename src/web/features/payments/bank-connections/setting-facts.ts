import type { Fact } from '../../../ui/facts.tsx';
import { type Setting, SETTINGS } from './connection-values.ts';
import { settingName, settingWords } from './words.ts';

/*
 * The settings of a connection in groups, as its page and the check before it is created show them.
 */

export const ACCOUNT = SETTINGS.filter((setting) => setting.startsWith('payer.'));
export const REGISTRATION = SETTINGS.filter((setting) => setting.startsWith('profile.acb.'));
const REPLIES: Setting[] = ['profile.paidBy', 'profile.unnamedAreAccepted', 'profile.silentAfterHours'];
export const FILE = SETTINGS.filter(
  (setting) =>
    setting.startsWith('profile.') &&
    setting !== 'profile.displayName' &&
    !REGISTRATION.includes(setting) &&
    !REPLIES.includes(setting),
);

/** The settings about the bank's answers. A bank that takes CSV files sends none. */
export function repliesOf(format: string): Setting[] {
  return REPLIES.filter((setting) => format !== 'CSV' || setting !== 'profile.unnamedAreAccepted');
}

/** Settings with their values in words, without those that the format does not have. */
export function factsOf(settings: object, which: readonly Setting[]): Fact[] {
  return which.flatMap((setting) => {
    const words = settingWords(settings, setting);
    return words === null ? [] : [[settingName(setting), words] as const];
  });
}
