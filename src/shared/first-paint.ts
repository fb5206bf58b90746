import type { RouteName } from './dashboard-routes.ts';
import type { Language } from './terms.ts';

interface FirstPaint {
  /** The title, which is shown until the dashboard has loaded. */
  title: Record<Language, string>;
  /** The line below the title, where it is the same for everyone. */
  lead?: Record<Language, string>;
  /** The file of the page below `src/web/features`. */
  page: string;
  /**
   * What the page asks the server for first when its address has no filters; `:id` is that of the
   * address.
   */
  data?: readonly string[];
}

const BATCHES = '/institution/payments/bulk-withdrawals/batches';

/** Pages that show parts of the other area, whose texts they then need. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  // Covering a shortfall shows a quote of the exchange.
  'payments/batch': ['trading/shared', 'payments/shared/payout-words'],
  // The sentences about a file, which the domain has.
  'payments/new-batch': ['payments/new-batch/sentences', 'payments/shared/payout-words'],
  // Why payments failed, and the steps of a payout, which the server has too.
  'payments/payouts': ['payments/shared/payout-words'],
  // The sentences about batches that need attention.
  'payments/overview': ['payments/shared/notices'],
  'payments/notifications': ['payments/shared/notices'],
  // Accounts and entries of statements, and what waits for confirmation, which only two pages show.
  'payments/statements': ['payments/shared/statements', 'payments/shared/upload'],
  'payments/reconciliation': ['payments/shared/statements'],
  'payments/bank-replies': ['payments/shared/upload'],
  // Two administrators who edit the same settings.
  'payments/bank-connections': ['payments/shared/stale-version'],
  'payments/payment-config': ['payments/shared/stale-version'],
};

/** The folders below `src/web/features` whose texts a page needs: its own, and what its area shares. */
export function foldersOfTexts(folder: string): readonly string[] {
  return [`${folder.slice(0, folder.indexOf('/'))}/shared`, folder, ...(ALSO[folder] ?? [])];
}

/**
 * What the server writes into the page of an address before any script has run: its title, and links to the
 * files that it needs. `src/web/app/routes.test.tsx` compares the table with the pages.
 */
export const FIRST_PAINT: Record<RouteName, FirstPaint> = {
  overview: {
    title: { en: 'Overview', af: 'Oorsig' },
    page: 'payments/overview/page',
    data: ['/app/attention', `${BATCHES}?limit=6`],
  },
  batches: {
    title: { en: 'Batches', af: 'Bondels' },
    lead: {
      en: 'Every batch of payments, newest first.',
      af: 'Elke bondel betalings, nuutste eerste.',
    },
    page: 'payments/batches/page',
    data: [`${BATCHES}?offset=0&limit=50`],
  },
  newBatch: { title: { en: 'New batch', af: 'Nuwe bondel' }, page: 'payments/new-batch/page' },
  batch: {
    title: { en: 'Batch', af: 'Bondel' },
    page: 'payments/batch/page',
    data: [`${BATCHES}/:id`, '/app/batches/:id/checks', '/app/batches/:id/rows?view=ALL&offset=0&limit=50'],
  },
  payouts: {
    title: { en: 'Payouts', af: 'Uitbetalings' },
    lead: {
      en: 'Every payment into and out of the account.',
      af: 'Elke betaling in en uit die rekening.',
    },
    page: 'payments/payouts/page',
    data: ['/app/payouts?offset=0&limit=50&sort=createdAt&order=desc'],
  },
  payout: { title: { en: 'Payout', af: 'Uitbetaling' }, page: 'payments/payouts/payout-page' },
  recipients: {
    title: { en: 'Recipients', af: 'Ontvangers' },
    lead: {
      en: 'Every bank account that has been in a batch.',
      af: 'Elke bankrekening wat al in ’n bondel was.',
    },
    page: 'payments/recipients/page',
  },
  recipient: { title: { en: 'Recipient', af: 'Ontvanger' }, page: 'payments/recipients/recipient-page' },
  balances: {
    title: { en: 'Balances', af: 'Saldo’s' },
    lead: {
      en: 'The money that batches are paid from, payments received, and fees.',
      af: 'Die geld waaruit bondels betaal word, ontvangde betalings en fooie.',
    },
    page: 'payments/balances/page',
  },
  bankConnections: {
    title: { en: 'Bank connections', af: 'Bankverbindings' },
    lead: {
      en: 'The banks that take payments as files, and what each expects of a file.',
      af: 'Die banke wat betalings as lêers neem, en wat elkeen van ’n lêer verwag.',
    },
    page: 'payments/bank-connections/page',
    data: ['/app/bank-connections'],
  },
  bankReplies: {
    title: { en: 'Bank replies', af: 'Bankantwoorde' },
    lead: {
      en: 'What the bank sent back about its files, and what each reply changed.',
      af: 'Wat die bank oor sy lêers teruggestuur het, en wat elke antwoord verander het.',
    },
    page: 'payments/bank-replies/page',
    data: ['/app/bank-connections', '/app/bank-replies?offset=0&limit=50'],
  },
  newBankConnection: {
    title: { en: 'New bank connection', af: 'Nuwe bankverbinding' },
    page: 'payments/bank-connections/new-connection-page',
  },
  bankConnection: {
    title: { en: 'Bank connection', af: 'Bankverbinding' },
    page: 'payments/bank-connections/connection-page',
    data: ['/app/bank-connections'],
  },
  paymentConfig: {
    title: { en: 'Approval rules', af: 'Goedkeuringsreëls' },
    page: 'payments/payment-config/page',
  },
  entityConfig: {
    title: { en: 'Limits and fees', af: 'Limiete en fooie' },
    lead: {
      en: 'Limits, rails and fees of your entity. Your operator sets them.',
      af: 'Limiete, betaalstelsels en fooie van jou entiteit. Jou operateur stel dit.',
    },
    page: 'payments/entity-config/page',
  },
  people: {
    title: { en: 'People', af: 'Mense' },
    lead: {
      en: 'Who can sign in, and what each person may do.',
      af: 'Wie kan aanmeld, en wat elke persoon mag doen.',
    },
    page: 'payments/entity-config/people-page',
    data: ['/app/users'],
  },
  exchangeKey: {
    title: { en: 'Exchange key', af: 'Beurssleutel' },
    lead: {
      en: 'The key with which Outlay reads and trades at your exchange.',
      af: 'Die sleutel waarmee Outlay by jou beurs lees en verhandel.',
    },
    page: 'trading/exchange-key/page',
    data: ['/app/trading/status'],
  },
  auditLog: {
    title: { en: 'Audit log', af: 'Ouditlog' },
    lead: {
      en: `Every change, newest first. Each entry includes the hash of the one before, so an \
altered entry is detected.`,
      af: `Elke verandering, nuutste eerste. Elke inskrywing bevat die hutswaarde van die vorige \
een, sodat ’n veranderde inskrywing opgemerk word.`,
    },
    page: 'payments/audit-log/page',
  },
  statements: {
    title: { en: 'Bank statements', af: 'Bankstate' },
    lead: {
      en: 'What the bank booked on your accounts, and whether anything is missing.',
      af: 'Wat die bank op julle rekeninge geboek het, en of iets ontbreek.',
    },
    page: 'payments/statements/page',
    data: ['/app/statement-accounts', '/app/statements?offset=0&limit=50'],
  },
  reconciliation: {
    title: { en: 'Reconciliation', af: 'Rekonsiliasie' },
    lead: {
      en: 'Match what the bank booked with your payments, until ledger and bank agree.',
      af: 'Pas wat die bank geboek het by julle betalings, totdat grootboek en bank ooreenstem.',
    },
    page: 'payments/reconciliation/page',
    data: ['/app/statement-accounts', '/app/reconciliation/entries?state=OPEN&offset=0&limit=50'],
  },
  settlements: {
    title: { en: 'Settlements', af: 'Verrekenings' },
    lead: {
      en: 'What the bank paid of each file that you handed over, as its statements show it.',
      af: 'Wat die bank van elke oorhandigde lêer betaal het, soos sy state dit wys.',
    },
    page: 'payments/settlements/page',
    data: ['/institution/payments/settlements?offset=0&limit=50'],
  },
  fundingRecords: {
    title: { en: 'Funding records', af: 'Befondsingsrekords' },
    lead: {
      en: 'Money to pay out from: what is expected, what came, and how to pay it in.',
      af: 'Geld waaruit betaal word: wat verwag word, wat gekom het, en hoe om dit in te betaal.',
    },
    page: 'payments/funding-records/page',
    data: [
      '/institution/payments/funding-records?offset=0&limit=50',
      '/institution/payments/funding-instructions',
    ],
  },
  statement: {
    title: { en: 'Bank statement', af: 'Bankstaat' },
    page: 'payments/statements/statement-page',
    data: ['/app/statements/:id', '/app/statements/:id/entries?offset=0&limit=50'],
  },
  settlement: {
    title: { en: 'Settlement', af: 'Verrekening' },
    page: 'payments/settlements/settlement-page',
  },
  fundingRecord: {
    title: { en: 'Funding record', af: 'Befondsingsrekord' },
    page: 'payments/funding-records/record-page',
  },
  trading: { title: { en: 'Exchange accounts', af: 'Beursrekeninge' }, page: 'trading/account/page' },
  market: { title: { en: 'Market', af: 'Mark' }, page: 'trading/market/page' },
  orders: {
    title: { en: 'Orders', af: 'Bestellings' },
    lead: {
      en: 'Open orders in the books, and the outcome of past orders, latest change first.',
      af: `Oop bestellings in die bestelboeke, en die uitkoms van vorige bestellings, jongste verandering \
eerste.`,
    },
    page: 'trading/orders/page',
  },
  conversions: { title: { en: 'Conversions', af: 'Omskakelings' }, page: 'trading/conversions/page' },
  transactions: { title: { en: 'Transactions', af: 'Transaksies' }, page: 'trading/transactions/page' },
  loans: { title: { en: 'Loans', af: 'Lenings' }, page: 'trading/loans/page' },
  funding: { title: { en: 'Funding rates', af: 'Befondsingskoerse' }, page: 'trading/funding/page' },
  subaccounts: {
    title: { en: 'Subaccounts', af: 'Subrekeninge' },
    lead: {
      en: 'Accounts below your primary account: proprietary ones, and one for each customer.',
      af: 'Rekeninge onder jou hoofrekening: eie rekeninge, en een vir elke kliënt.',
    },
    page: 'trading/subaccounts/page',
  },
  subaccount: { title: { en: 'Subaccount', af: 'Subrekening' }, page: 'trading/subaccounts/subaccount-page' },
};

/** The other texts of `index.html`, which has them in English, and the title of an unknown address. */
export const FIRST_WORDS: Record<Language, { home: string; notFound: string; needsScript: string }> = {
  en: {
    home: 'Outlay: go to the overview',
    notFound: 'Page not found',
    needsScript: 'Outlay needs JavaScript.',
  },
  af: {
    home: 'Outlay: gaan na die oorsig',
    notFound: 'Bladsy nie gevind nie',
    needsScript: 'Outlay benodig JavaScript.',
  },
};
