import { type DashboardPage, PAGES, type Section } from './dashboard-pages.ts';

/** The pair that the market page shows first. */
export const DEFAULT_PAIR = PAGES.market.parameter;

export type RouteName = keyof typeof PAGES;

/** The names of the pages, in the order of the table. */
export const ROUTE_NAMES = Object.keys(PAGES) as RouteName[];

/** The table's row, typed for programs that treat all pages alike. */
export function routeOf(name: RouteName): DashboardPage {
  return PAGES[name];
}

/** The pages that have an entry in the navigation. */
export type EntryName = {
  [Name in RouteName]: (typeof PAGES)[Name] extends { section: Section } ? Name : never;
}[RouteName];

/** The pages that are listed below an entry of the navigation. */
export type ListedName = {
  [Name in RouteName]: (typeof PAGES)[Name] extends { listed: true } ? Name : never;
}[RouteName];

/** The sections of the navigation, from top to bottom. */
export const SECTIONS: readonly Section[] = [
  ...new Set(ROUTE_NAMES.flatMap((name) => routeOf(name).section ?? [])),
];

export function isEntry(name: RouteName): name is EntryName {
  return routeOf(name).section !== undefined;
}

/** The entry of the navigation that is open while this page is. */
export function entryOf(name: RouteName): EntryName {
  return isEntry(name) ? name : entryOf(routeOf(name).below as RouteName);
}

/** The page that the navigation marks as open while this page is: itself, or the first one above it. */
export function shownAs(name: RouteName): RouteName {
  return isNavigated(name) ? name : shownAs(routeOf(name).below as RouteName);
}

/** The folders below `src/web/features` whose texts a page needs: its own, and what its area shares. */
export function foldersOfTexts(name: RouteName): readonly string[] {
  const { file, texts = [] } = routeOf(name);
  const [area] = file.split('/');
  return [`${area}/shared`, file.slice(0, file.lastIndexOf('/')), ...texts];
}

type Builder<Path> = Path extends `${string}:${string}`
  ? (parameter: string, search?: string) => string
  : (search?: string) => string;

/**
 * The address of each page: `paths.batch(id)`, `paths.payouts('?status=FAILED')`. A page with a parameter
 * takes it first; `search` is the query with its question mark, or a part of the page with its `#`.
 */
export const paths = Object.fromEntries(
  Object.entries(PAGES).map(([name, { path }]) => [
    name,
    path.includes(':')
      ? (parameter: string, search?: string) =>
          path.replace(/:\w+/, encodeURIComponent(parameter)) + (search ?? '')
      : (search?: string) => path + (search ?? ''),
  ]),
) as { [Name in RouteName]: Builder<(typeof PAGES)[Name]['path']> };

/** The page at an address, with the values of its parameters; null for an unknown address. */
export function findRoute(pathname: string): { name: RouteName; params: Record<string, string> } | null {
  const parts = pathname.split('/').filter(Boolean);
  for (const name of ROUTE_NAMES) {
    const pattern = PAGES[name].path.split('/').filter(Boolean);
    if (pattern.length !== parts.length) continue;
    const params: Record<string, string> = {};
    const fits = pattern.every((word, at) => {
      if (!word.startsWith(':')) return word === parts[at];
      params[word.slice(1)] = decoded(parts[at]!);
      return true;
    });
    if (fits) return { name, params };
  }
  return null;
}

/** A part of an address as text; one that is not valid stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Whether the navigation, the shortcuts and the search can open the page. */
export function isNavigated(name: RouteName): name is EntryName | ListedName {
  return isEntry(name) || routeOf(name).listed === true;
}

/** The address that the navigation and the shortcut of a page open; null when it is not in the navigation. */
export function navigationPath(name: RouteName): string | null {
  const { path, parameter } = routeOf(name);
  return isNavigated(name) ? path.replace(/:\w+/, parameter ?? '') : null;
}

/** The address that signs a user in and returns to `returnTo`; the sign-in is at most `maxAgeSeconds` old. */
export function signInPath(returnTo: string, maxAgeSeconds?: number): string {
  const search = new URLSearchParams({ return: returnTo });
  if (maxAgeSeconds !== undefined) search.set('max_age', String(maxAgeSeconds));
  return `/app/sign-in?${search}`;
}

/** The CSV file of an access review. */
export function accessReviewPath(day: string): string {
  return `/app/access/review.csv?day=${day}`;
}

/** The CSV file of a settlement. */
export function settlementExportPath(id: string): string {
  return `/institution/payments/settlements/${id}/export`;
}

/** The schedules that match the search (with its question mark), as CSV. */
export function scheduleExportPath(search: string): string {
  return `/institution/payments/scheduled-withdrawals/export${search}`;
}

/** The runs of a schedule that are due on the days of the search (with its question mark), as CSV. */
export function runExportPath(id: string, search: string): string {
  return `/institution/payments/scheduled-withdrawals/${id}/runs/export${search}`;
}

/** The export of the payouts that match the search (with its question mark), as CSV. */
export function payoutExportPath(search: string): string {
  return `/app/payouts.csv${search}`;
}

/** The exports of the lists that match the search (with its question mark), as CSV. */
export function batchExportPath(search: string): string {
  return `/app/batches.csv${search}`;
}

export function recipientExportPath(search: string): string {
  return `/app/recipients.csv${search}`;
}

export function payeeExportPath(search: string): string {
  return `/app/payees.csv${search}`;
}

export function statementExportPath(search: string): string {
  return `/app/statements.csv${search}`;
}

/** The days of an account. */
export function balanceDayExportPath(accountId: string, search: string): string {
  return `/app/statement-accounts/${accountId}/balance-days.csv${search}`;
}

export function entryExportPath(search: string): string {
  return `/app/reconciliation/entries.csv${search}`;
}

export function settlementsExportPath(search: string): string {
  return `/app/settlements.csv${search}`;
}

export function fundingExportPath(search: string): string {
  return `/app/funding-records.csv${search}`;
}

/** The payment requests that match the search (with its question mark), as CSV. */
export function requestExportPath(search: string): string {
  return `/institution/payments/collections/export${search}`;
}

/** The receipts that match the search (with its question mark), as CSV. */
export function receiptExportPath(search: string): string {
  return `/institution/payments/collections/receipts/export${search}`;
}

/** A payment request as PDF. */
export function requestPdfPath(id: string, language: string): string {
  return `/institution/payments/collections/${id}/pdf?language=${language}`;
}

/** The statement of a payer as PDF. */
export function statementPdfPath(payerId: string, period: Readonly<Record<string, string>>): string {
  const search = new URLSearchParams(period);
  return `/institution/payments/collections/payers/${payerId}/statement/pdf?${search}`;
}

/** The record of a closed month. */
export function monthExportPath(closingId: string): string {
  return `/app/month-ends/${closingId}/record.csv`;
}

/** The export of the audit entries that match the search (with its question mark), as CSV. */
export function auditExportPath(search: string): string {
  return `/app/audit.csv${search}`;
}

/** The template of the withdrawal file. */
export const TEMPLATE_PATH = '/withdrawals-template.csv';
