import { z } from 'zod';
import type { Country, CountryRail } from '../../../../domain/countries/country.ts';
import { DEFAULT_COUNTRY, findCountry } from '../../../../domain/countries/registry.ts';
import { MIN_PASSWORD } from '../../../../shared/control-terms.ts';
import { findHidden } from '../../../../shared/hidden-characters.ts';
import { CURRENCIES, MAX_AMOUNT_MINOR, parseAmount, type Currency } from '../../../../shared/money.ts';
import { nameKey } from '../../../../shared/names.ts';
import { ROLES, type Role } from '../../../../shared/terms.ts';
import type { StoredEntityRail } from '../../entity/tables.ts';

const MOST_NAME = 100;
const MOST_LEGAL_NAME = 200;
const MOST_PASSWORD = 1_000;
const MOST_SUBJECT = 255;
const MOST_WITHDRAWALS = 1_000_000;

/** The roles that the page offers. Viewers and traders are added later. */
export const OFFERED_ROLES = ['PREPARER', 'APPROVER', 'ADMIN'] as const satisfies readonly Role[];

/** The faults of a form, each with its field. */
export const FAULTS = {
  COMPANY: 'company',
  LEGAL_NAME: 'legal-name',
  TIMEZONE: 'timezone',
  NAME: 'name',
  USER_NAME: 'username',
  SUBJECT: 'subject',
  EMAIL: 'email',
  PASSWORD_SHORT: 'password',
  PASSWORD_LONG: 'password',
  PASSWORDS_DIFFER: 'again',
  PERSON: 'person',
  SAME_PERSON: 'person',
  PERSON_EMAIL: 'person-email',
  ROLES: 'role-PREPARER',
  WITHDRAWALS: 'withdrawals',
  AMOUNT: 'amount',
  RAILS: 'rails',
  RAIL_MAXIMUM: 'rails',
} as const;
export type Fault = keyof typeof FAULTS;

/** The fields as they were typed, which a form with a fault shows again; never a password. */
export interface Typed {
  company: string;
  legalName: string;
  country: Country;
  currencies: readonly Currency[];
  timezone: string;
  name: string;
  userName: string;
  subject: string;
  email: string;
  roles: readonly Role[];
  person: string;
  personEmail: string;
  personRoles: readonly Role[];
  withdrawals: string;
  amount: string;
  approvals: '1' | '2';
  /** The rails that are on, with their maximum as typed. */
  rails: ReadonlyMap<string, string>;
  /** Every maximum as typed, also of rails that are off. */
  maxima: ReadonlyMap<string, string>;
  bank: 'sandbox' | 'own';
}

/** What the first start makes. */
export interface Wanted {
  company: string;
  legalName: string;
  country: Country;
  currencies: Currency[];
  timezone: string;
  admin: {
    displayName: string;
    /** How the admin signs in: here, or at another identity provider. */
    signIn: { userName: string; password: string } | { subject: string };
    email: string | null;
    roles: Role[];
  };
  second: { displayName: string; email: string | null; roles: Role[] };
  maxWithdrawals: number;
  maxAmountMinor: bigint;
  approvals: number;
  rails: StoredEntityRail[];
  sandbox: boolean;
}

type Fields = Readonly<Record<string, unknown>>;

/** A field of one line, without the spaces around it. */
function textOf(fields: Fields, name: string): string {
  const value = fields[name];
  return typeof value === 'string' ? value.trim() : '';
}

/** Each value of a field that has several. */
function allOf(fields: Fields, name: string): string[] {
  const value = fields[name];
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return values.filter((one) => typeof one === 'string');
}

/** Reads the fields of the form as they were typed. */
export function readTyped(body: unknown): Typed {
  const fields = (body ?? {}) as Fields;
  const text = (name: string) => textOf(fields, name);
  const rolesIn = (name: string) => OFFERED_ROLES.filter((role) => allOf(fields, name).includes(role));
  const country = findCountry(text('country')) ?? DEFAULT_COUNTRY;
  const on = allOf(fields, 'rails');
  const maxima = new Map(country.rails.all.map(({ rail }) => [rail as string, text(`maximum-${rail}`)]));
  return {
    company: text('company'),
    legalName: text('legal-name'),
    country,
    currencies: CURRENCIES.filter((currency) => allOf(fields, 'currencies').includes(currency)),
    timezone: text('timezone'),
    name: text('name'),
    userName: text('username'),
    subject: text('subject'),
    email: text('email'),
    roles: rolesIn('roles'),
    person: text('person'),
    personEmail: text('person-email'),
    personRoles: rolesIn('person-roles'),
    withdrawals: text('withdrawals'),
    amount: text('amount'),
    approvals: text('approvals') === '2' ? '2' : '1',
    rails: new Map([...maxima].filter(([rail]) => on.includes(rail))),
    maxima,
    bank: text('bank') === 'own' ? 'own' : 'sandbox',
  };
}

/** The passwords, which are not trimmed and never shown again. */
export function readPasswords(body: unknown): { password: string; again: string } {
  const fields = (body ?? {}) as Fields;
  const raw = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '');
  return { password: raw('password'), again: raw('again') };
}

/** What the first start makes of the form, or everything that is wrong with it, in the order of the page. */
export function readWanted(
  typed: Typed,
  passwords: { password: string; again: string },
  { isElsewhere, isZone }: { isElsewhere: boolean; isZone: (name: string) => boolean },
): { wanted: Wanted } | { faults: Fault[] } {
  const { country } = typed;
  const amountMinor = amountOf(typed.amount, country.currency);
  const rails = country.rails.all
    .filter(({ rail }) => typed.rails.has(rail))
    .map((rail) => storedRail(rail, typed.rails.get(rail.rail)!, country.currency));
  const faults = [
    ...companyFaults(typed, isZone),
    ...adminFaults(typed, passwords, isElsewhere),
    ...secondFaults(typed),
    ...(/^\d{1,7}$/.test(typed.withdrawals) && isBetween(Number(typed.withdrawals), 1, MOST_WITHDRAWALS)
      ? []
      : (['WITHDRAWALS'] as const)),
    ...(amountMinor === null ? (['AMOUNT'] as const) : []),
    ...(rails.length === 0 ? (['RAILS'] as const) : []),
    ...(rails.includes(null) ? (['RAIL_MAXIMUM'] as const) : []),
  ];
  if (faults.length > 0) return { faults };
  return {
    wanted: {
      company: typed.company,
      legalName: typed.legalName || typed.company,
      country,
      currencies: CURRENCIES.filter(
        (currency) => currency === country.currency || typed.currencies.includes(currency),
      ),
      timezone: typed.timezone,
      admin: {
        displayName: typed.name,
        signIn: isElsewhere
          ? { subject: typed.subject }
          : { userName: typed.userName, password: passwords.password },
        email: typed.email || null,
        roles: inOrder([...typed.roles, 'ADMIN']),
      },
      second: {
        displayName: typed.person,
        email: typed.personEmail || null,
        roles: inOrder(typed.personRoles),
      },
      maxWithdrawals: Number(typed.withdrawals),
      maxAmountMinor: amountMinor!,
      approvals: Number(typed.approvals),
      rails: rails.filter((rail) => rail !== null),
      sandbox: typed.bank === 'sandbox',
    },
  };
}

const inOrder = (roles: readonly Role[]) => ROLES.filter((role) => roles.includes(role));
const isBetween = (value: number, least: number, most: number) => value >= least && value <= most;

/** A name that people read: two of them must not look the same. */
function isName(text: string, most = MOST_NAME): boolean {
  return text !== '' && text.length <= most && text === text.normalize('NFC') && !findHidden(text);
}

function isEmail(text: string): boolean {
  return text === '' || z.email().max(254).safeParse(text).success;
}

function companyFaults(typed: Typed, isZone: (name: string) => boolean): Fault[] {
  return [
    ...(isName(typed.company) ? [] : (['COMPANY'] as const)),
    ...(typed.legalName === '' || isName(typed.legalName, MOST_LEGAL_NAME) ? [] : (['LEGAL_NAME'] as const)),
    ...(isZone(typed.timezone) ? [] : (['TIMEZONE'] as const)),
  ];
}

function adminFaults(
  typed: Typed,
  { password, again }: { password: string; again: string },
  isElsewhere: boolean,
): Fault[] {
  const faults: Fault[] = isName(typed.name) ? [] : ['NAME'];
  if (isElsewhere) {
    if (!isName(typed.subject, MOST_SUBJECT)) faults.push('SUBJECT');
  } else if (!isName(typed.userName)) faults.push('USER_NAME');
  if (!isEmail(typed.email)) faults.push('EMAIL');
  if (isElsewhere) return faults;
  if (password.length < MIN_PASSWORD) faults.push('PASSWORD_SHORT');
  else if (password.length > MOST_PASSWORD) faults.push('PASSWORD_LONG');
  else if (password !== again) faults.push('PASSWORDS_DIFFER');
  return faults;
}

/** One of the two has to prepare batches and the other one to approve them: else no batch could be paid. */
function secondFaults({ name, userName, person, email, personEmail, roles, personRoles }: Typed): Fault[] {
  const isAble = (preparing: readonly Role[], approving: readonly Role[]) =>
    preparing.includes('PREPARER') && approving.includes('APPROVER');
  const faults: Fault[] = [];
  if (!isName(person)) faults.push('PERSON');
  else if ([name, userName].some((own) => own !== '' && nameKey(own) === nameKey(person)))
    faults.push('SAME_PERSON');
  const isSameEmail = personEmail !== '' && personEmail.toLowerCase() === email.toLowerCase();
  if (!isEmail(personEmail) || isSameEmail) faults.push('PERSON_EMAIL');
  if (!isAble(roles, personRoles) && !isAble(personRoles, roles)) faults.push('ROLES');
  return faults;
}

/** An amount above zero as people type it, with spaces between thousands; else null. */
function amountOf(text: string, currency: Currency): bigint | null {
  const minor = parseAmount(text.replaceAll(/\s/g, ''), currency);
  return minor !== null && minor > 0n && minor <= MAX_AMOUNT_MINOR ? minor : null;
}

/** A rail with its maximum, for which an empty field sets none; null when the maximum is no amount. */
function storedRail(
  { rail, cutOff }: CountryRail,
  maximum: string,
  currency: Currency,
): StoredEntityRail | null {
  const maxAmountMinor = maximum === '' ? null : amountOf(maximum, currency);
  if (maximum !== '' && maxAmountMinor === null) return null;
  return { rail, maxAmountMinor: maxAmountMinor?.toString() ?? null, unitFeeMinor: '0', cutOff };
}
