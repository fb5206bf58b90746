import type { Permission } from './permissions.ts';

/** A section of the dashboard's navigation. */
export const SECTIONS = ['home', 'pay', 'money', 'exchange', 'settings'] as const;
export type Section = (typeof SECTIONS)[number];

export interface DashboardRoute {
  /** The pattern of the address; at most one part is a parameter (":id"). */
  path: string;
  /** The section of the page's entry in the navigation; absent: the page has none. */
  section?: Section;
  /** The page whose entry is open while this page is. Every page without an entry has one. */
  below?: string;
  /** The page is listed below that entry, while the entry is open. */
  listed?: true;
  /** The value of the parameter with which the navigation opens the page. */
  parameter?: string;
  /** The letter that opens the page after g. */
  shortcut?: string;
  /** The permission to see the page in the navigation; absent: every user sees it. */
  permission?: Permission;
}

/** The pair that the market page shows first. */
export const DEFAULT_PAIR = 'BTCZAR';

/**
 * Every page of the dashboard, in the order of the navigation. Links (`paths` below), the router, the
 * navigation, the keyboard shortcuts and mail are built from this table. Addresses stay when pages move in
 * the navigation, so that links in old mail still work.
 */
export const ROUTES = {
  overview: { path: '/', section: 'home', shortcut: 'o' },
  batches: { path: '/batches', section: 'pay', shortcut: 'b' },
  newBatch: { path: '/batches/new', below: 'batches' },
  batch: { path: '/batches/:id', below: 'batches' },
  payouts: { path: '/payouts', section: 'pay', shortcut: 'p' },
  payout: { path: '/payouts/:id', below: 'payouts' },
  recipients: { path: '/recipients', section: 'pay', shortcut: 'r' },
  recipient: { path: '/recipients/:id', below: 'recipients' },
  balances: { path: '/balances', section: 'money', shortcut: 'l' },
  fundingRecords: { path: '/funding-records', below: 'balances', listed: true },
  fundingRecord: { path: '/funding-records/:id', below: 'fundingRecords' },
  statements: { path: '/statements', section: 'money', shortcut: 's' },
  statement: { path: '/statements/:id', below: 'statements' },
  reconciliation: { path: '/reconciliation', section: 'money', shortcut: 'i' },
  settlements: { path: '/settlements', below: 'reconciliation', listed: true },
  settlement: { path: '/settlements/:id', below: 'settlements' },
  trading: { path: '/trade', section: 'exchange', shortcut: 'x' },
  subaccounts: { path: '/trade/subaccounts', below: 'trading', listed: true },
  subaccount: { path: '/trade/subaccounts/:id', below: 'subaccounts' },
  loans: { path: '/trade/loans', below: 'trading', listed: true },
  funding: { path: '/trade/funding', below: 'trading', listed: true },
  market: { path: '/trade/market/:pair', section: 'exchange', parameter: DEFAULT_PAIR, shortcut: 'm' },
  orders: { path: '/trade/orders', section: 'exchange', shortcut: 'd' },
  conversions: { path: '/trade/conversions', section: 'exchange', shortcut: 'v' },
  transactions: { path: '/trade/transactions', section: 'exchange', shortcut: 't' },
  paymentConfig: {
    path: '/payment-config',
    section: 'settings',
    below: 'paymentConfig',
    listed: true,
    shortcut: 'c',
  },
  entityConfig: { path: '/entity-config', below: 'paymentConfig', listed: true, shortcut: 'e' },
  people: { path: '/people', below: 'paymentConfig', listed: true, shortcut: 'u' },
  bankConnections: { path: '/bank-connections', below: 'paymentConfig', listed: true, shortcut: 'f' },
  newBankConnection: { path: '/bank-connections/new', below: 'bankConnections' },
  bankConnection: { path: '/bank-connections/:id', below: 'bankConnections' },
  bankReplies: { path: '/bank-replies', below: 'paymentConfig', listed: true },
  exchangeKey: { path: '/exchange-key', below: 'paymentConfig', listed: true },
  auditLog: {
    path: '/audit-log',
    below: 'paymentConfig',
    listed: true,
    shortcut: 'a',
    permission: 'readAuditLog',
  },
} as const satisfies Record<string, DashboardRoute>;

export type RouteName = keyof typeof ROUTES;

/** The names of the routes, in the order of the table. */
export const ROUTE_NAMES = Object.keys(ROUTES) as RouteName[];

/** The table's row, typed for programs that treat all routes alike. */
export function routeOf(name: RouteName): DashboardRoute {
  return ROUTES[name];
}

/** The routes that have an entry in the navigation. */
export type EntryName = {
  [Name in RouteName]: (typeof ROUTES)[Name] extends { section: Section } ? Name : never;
}[RouteName];

export function isEntry(name: RouteName): name is EntryName {
  return routeOf(name).section !== undefined;
}

/** The entry of the navigation that is open while this page is. */
export function entryOf(name: RouteName): EntryName {
  return isEntry(name) ? name : entryOf(routeOf(name).below as RouteName);
}

/** The page that the navigation marks as open while this page is: itself, or the first one above it. */
export function shownAs(name: RouteName): RouteName {
  const { section, listed, below } = routeOf(name);
  return section !== undefined || listed ? name : shownAs(below as RouteName);
}

type Builder<Path> = Path extends `${string}:${string}`
  ? (parameter: string, search?: string) => string
  : (search?: string) => string;

/**
 * The address of each page: `paths.batch(id)`, `paths.payouts('?status=FAILED')`. A page with a parameter
 * takes it first; `search` is the query with its question mark, or a part of the page with its `#`.
 */
export const paths = Object.fromEntries(
  Object.entries(ROUTES).map(([name, { path }]) => [
    name,
    path.includes(':')
      ? (parameter: string, search?: string) =>
          path.replace(/:\w+/, encodeURIComponent(parameter)) + (search ?? '')
      : (search?: string) => path + (search ?? ''),
  ]),
) as { [Name in RouteName]: Builder<(typeof ROUTES)[Name]['path']> };

/** The page at an address, with the values of its parameters; null for an unknown address. */
export function findRoute(pathname: string): { name: RouteName; params: Record<string, string> } | null {
  const parts = pathname.split('/').filter(Boolean);
  for (const name of ROUTE_NAMES) {
    const pattern = ROUTES[name].path.split('/').filter(Boolean);
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

/** The address that the navigation and the shortcut of a page open; null when it is not in the navigation. */
export function navigationPath(name: RouteName): string | null {
  const { path, section, listed, parameter } = routeOf(name);
  return section !== undefined || listed ? path.replace(/:\w+/, parameter ?? '') : null;
}

/** The address that signs a user in and returns to `returnTo`; the sign-in is at most `maxAgeSeconds` old. */
export function signInPath(returnTo: string, maxAgeSeconds?: number): string {
  const search = new URLSearchParams({ return: returnTo });
  if (maxAgeSeconds !== undefined) search.set('max_age', String(maxAgeSeconds));
  return `/app/sign-in?${search}`;
}

/** The CSV file of a settlement. */
export function settlementExportPath(id: string): string {
  return `/institution/payments/settlements/${id}/export`;
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

export function statementExportPath(search: string): string {
  return `/app/statements.csv${search}`;
}

/** The export of the audit entries that match the search (with its question mark), as CSV. */
export function auditExportPath(search: string): string {
  return `/app/audit.csv${search}`;
}

/** The template of the withdrawal file. */
export const TEMPLATE_PATH = '/withdrawals-template.csv';
