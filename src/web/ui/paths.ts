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
  signIn: (returnTo: string, maxAgeSeconds?: number) =>
    `/app/sign-in?return=${encodeURIComponent(returnTo)}${maxAgeSeconds === undefined ? '' : `&max_age=${maxAgeSeconds}`}`,
} as const;
