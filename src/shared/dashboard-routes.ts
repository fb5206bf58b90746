import type { Permission } from './permissions.ts';

/** A section of the dashboard's navigation. */
export type Section = 'payments' | 'bank' | 'exchange';

export interface DashboardRoute {
  /** The pattern of the address; at most one part is a parameter (":id"). */
  path: string;
  /** Present when the page has an entry in the navigation. */
  navigation?: { section: Section; parameter?: string };
  /** The letter that opens the page after g. */
  shortcut?: string;
  /** The permission to see the page's entry in the navigation; absent: every user sees it. */
  permission?: Permission;
}

/** The pair that the market page shows first. */
export const DEFAULT_PAIR = 'BTCZAR';

/**
 * Every page of the dashboard, in the order of the navigation. Links (`paths` below), the router, the
 * navigation, the keyboard shortcuts and mail are built from this table.
 */
export const ROUTES = {
  overview: { path: '/', navigation: { section: 'payments' }, shortcut: 'o' },
  batches: { path: '/batches', navigation: { section: 'payments' }, shortcut: 'b' },
  newBatch: { path: '/batches/new' },
  batch: { path: '/batches/:id' },
  payouts: { path: '/payouts', navigation: { section: 'payments' }, shortcut: 'p' },
  payout: { path: '/payouts/:id' },
  recipients: {
    path: '/recipients',
    navigation: { section: 'payments' },
    shortcut: 'r',
  },
  recipient: { path: '/recipients/:id' },
  balances: { path: '/balances', navigation: { section: 'payments' }, shortcut: 'l' },
  paymentConfig: {
    path: '/payment-config',
    navigation: { section: 'payments' },
    shortcut: 'c',
  },
  entityConfig: {
    path: '/entity-config',
    navigation: { section: 'payments' },
    shortcut: 'e',
  },
  auditLog: {
    path: '/audit-log',
    navigation: { section: 'payments' },
    shortcut: 'a',
    permission: 'readAuditLog',
  },
  bankReplies: { path: '/bank-replies', navigation: { section: 'bank' } },
  statements: { path: '/statements', navigation: { section: 'bank' }, shortcut: 's' },
  reconciliation: { path: '/reconciliation', navigation: { section: 'bank' }, shortcut: 'i' },
  settlements: { path: '/settlements', navigation: { section: 'bank' } },
  fundingRecords: { path: '/funding-records', navigation: { section: 'bank' } },
  bankConnections: { path: '/bank-connections', navigation: { section: 'bank' }, shortcut: 'f' },
  newBankConnection: { path: '/bank-connections/new' },
  bankConnection: { path: '/bank-connections/:id' },
  statement: { path: '/statements/:id' },
  settlement: { path: '/settlements/:id' },
  fundingRecord: { path: '/funding-records/:id' },
  trading: {
    path: '/trade',
    navigation: { section: 'exchange' },
    shortcut: 'x',
  },
  market: {
    path: '/trade/market/:pair',
    navigation: { section: 'exchange', parameter: DEFAULT_PAIR },
    shortcut: 'm',
  },
  orders: { path: '/trade/orders', navigation: { section: 'exchange' }, shortcut: 'd' },
  conversions: {
    path: '/trade/conversions',
    navigation: { section: 'exchange' },
    shortcut: 'v',
  },
  transactions: {
    path: '/trade/transactions',
    navigation: { section: 'exchange' },
    shortcut: 't',
  },
  loans: { path: '/trade/loans', navigation: { section: 'exchange' } },
  funding: { path: '/trade/funding', navigation: { section: 'exchange' } },
  subaccounts: { path: '/trade/subaccounts', navigation: { section: 'exchange' } },
  subaccount: { path: '/trade/subaccounts/:id' },
} as const satisfies Record<string, DashboardRoute>;

export type RouteName = keyof typeof ROUTES;

/** The names of the routes, in the order of the table. */
export const ROUTE_NAMES = Object.keys(ROUTES) as RouteName[];

/** The table's row, typed for programs that treat all routes alike. */
export function routeOf(name: RouteName): DashboardRoute {
  return ROUTES[name];
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

/** The address that a page's entry in the navigation and its shortcut open; null when it has neither. */
export function navigationPath(name: RouteName): string | null {
  const { path, navigation } = routeOf(name);
  return navigation ? path.replace(/:\w+/, navigation.parameter ?? '') : null;
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

/** The export of the audit entries that match the search (with its question mark), as CSV. */
export function auditExportPath(search: string): string {
  return `/app/audit.csv${search}`;
}

/** The template of the withdrawal file. */
export const TEMPLATE_PATH = '/withdrawals-template.csv';
