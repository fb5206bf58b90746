/** Every address of the dashboard, in one place. */
export const paths = {
  overview: () => '/',
  batches: (search = '') => `/batches${search}`,
  newBatch: (retryOf?: string) => (retryOf ? `/batches/new?retryOf=${retryOf}` : '/batches/new'),
  batch: (id: string) => `/batches/${id}`,
  payouts: (search = '') => `/payouts${search}`,
  payout: (id: string) => `/payouts/${id}`,
  recipients: () => '/recipients',
  recipient: (id: string) => `/recipients/${id}`,
  balances: () => '/balances',
  paymentConfig: () => '/payment-config',
  entityConfig: () => '/entity-config',
  auditLog: () => '/audit-log',
  trading: () => '/trade',
  /** The market page; `search` may carry the order that the form starts with. */
  market: (pair = 'BTCZAR', search = '') => `/trade/market/${pair}${search}`,
  orders: (search = '') => `/trade/orders${search}`,
  conversions: (search = '') => `/trade/conversions${search}`,
  transactions: (search = '') => `/trade/transactions${search}`,
  loans: (search = '') => `/trade/loans${search}`,
  funding: (search = '') => `/trade/funding${search}`,
  subaccounts: () => '/trade/subaccounts',
  subaccount: (id: string) => `/trade/subaccounts/${id}`,
  signIn: (returnTo: string, maxAgeSeconds?: number) =>
    `/app/sign-in?return=${encodeURIComponent(returnTo)}${maxAgeSeconds === undefined ? '' : `&max_age=${maxAgeSeconds}`}`,
} as const;
