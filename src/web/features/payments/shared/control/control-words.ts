import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import IconCheck from '~icons/tabler/check';
import IconClockX from '~icons/tabler/clock-x';
import IconHourglass from '~icons/tabler/hourglass';
import IconX from '~icons/tabler/x';
import type { ControlChange, SettingChange } from '../../../../../client/types.gen.ts';
import { ROLES, type Role } from '../../../../../shared/terms.ts';
import { roleWord } from '../../../../ui/role-words.ts';
import type { Look } from '../../../../ui/status-badge.tsx';
import { railName } from '../rail-name.ts';

const KINDS: Record<ControlChange['kind'], MessageDescriptor> = {
  INVITE_USER: msg`Invite a person`,
  CHANGE_ROLES: msg`Change roles`,
  ENABLE_USER: msg`Restore access`,
  RESET_SIGN_IN: msg`Reset the sign-in`,
  CHANGE_LIMITS: msg`Change limits`,
  CHANGE_FEES: msg`Change a rail`,
  SWITCH_PAYOUTS_ON: msg`Switch payouts on`,
  CONFIG_BY_ONE_ADMIN: msg`Let one admin change the payment config`,
  CHANGE_POLICY: msg`Change the signing policy`,
};

/** What a change does: "Change roles". */
export function controlKindWords(kind: ControlChange['kind']): string {
  return i18n._(KINDS[kind]);
}

/** How each state of a change is shown. */
export const CONTROL_LOOKS: Record<ControlChange['state'], Look> = {
  WAITING: { word: msg`Needs a second admin`, tone: 'care', icon: IconHourglass },
  APPLIED: { word: msg`In force`, tone: 'good', icon: IconCheck },
  REJECTED: { word: msg`Rejected`, tone: 'quiet', icon: IconX },
  WITHDRAWN: { word: msg`Withdrawn`, tone: 'quiet', icon: IconX },
  EXPIRED: { word: msg`Expired`, tone: 'quiet', icon: IconClockX },
};

/** The setting and its values in words; a setting of a rail or a currency names it. */
export function settingWords({ setting, before, after }: SettingChange): {
  name: string;
  before: string;
  after: string;
} {
  const [what = '', of = ''] = setting.split('.');
  const value = (text: string | null) => valueWords(what, text);
  return { name: nameOf(what, of), before: value(before), after: value(after) };
}

function nameOf(what: string, of: string): string {
  const rail = of in RAILS_OF_SETTINGS ? railName(of as keyof typeof RAILS_OF_SETTINGS) : of;
  switch (what) {
    case 'roles':
      return t`Roles`;
    case 'displayName':
      return t`Name`;
    case 'email':
      return t`Email`;
    case 'access':
      return t`Access`;
    case 'signIn':
      return t`Sign-in`;
    case 'maxBatchWithdrawals':
      return t`Payments per batch`;
    case 'maxBatchAmount':
      return t`Amount per batch in ${of}`;
    case 'rail':
      return rail;
    case 'unitFee':
      return t`Fee of ${rail}`;
    case 'maxAmount':
      return t`Largest payment by ${rail}`;
    case 'cutOff':
      return t`Cut-off of ${rail}`;
    case 'payouts':
      return t`Payouts`;
    case 'group':
      return t`Group ${of}`;
    case 'rule':
      return t`Rule ${of}`;
    case 'configNeedsSecond':
      return t`Second admin for the payment config`;
    default:
      return what;
  }
}

const RAILS_OF_SETTINGS = { EFT: 1, RTC: 1, PAYSHAP: 1, RTGS: 1 };

function valueWords(what: string, text: string | null): string {
  if (what === 'roles') return text === null ? t`None` : text.split(', ').map(roleOf).join(', ');
  if (text === null) return what.startsWith('max') ? t`No limit` : t`None`;
  if (text === 'ON') return t`On`;
  if (text === 'OFF') return t`Off`;
  if (what === 'rule') return ruleWords(text);
  if (text === 'RESET') return t`The user sets a new password with a link`;
  return text;
}

/** A rule of the signing policy: "AMOUNT > ZAR 100000.00: 2 Finance" in words. */
function ruleWords(text: string): string {
  const words: Readonly<Record<string, string>> = {
    AMOUNT: t`total`,
    DAY_SUM: t`sum of the day`,
    PAYEE_SUM: t`paid to one account in 30 days`,
    NEW_PAYEE: t`new account`,
    CHANGED_ACCOUNT: t`changed account`,
    RAIL: t`rail of a payment`,
    PREPARER: t`prepared by`,
    APPROVER: t`approver`,
    IN_ORDER: t`one group after the other`,
  };
  return text.replaceAll(/\b[A-Z]+(?:_[A-Z]+)*\b/g, (word) => words[word] ?? word);
}

function roleOf(role: string): string {
  return (ROLES as readonly string[]).includes(role) ? roleWord(role as Role) : role;
}
