import type { Permission } from './permissions.ts';
import type { Language } from './terms.ts';

export type Section = 'home' | 'pay' | 'money' | 'receive' | 'exchange' | 'settings';

/** A page of the dashboard. */
export interface DashboardPage {
  /** The pattern of the address; at most one part is a parameter (":id"). */
  path: string;
  /** A page about one batch, payout or account shows the name of that instead, once it has loaded. */
  title: Readonly<Record<Language, string>>;
  /** The label of the page's entry in the navigation, where it differs from the title. */
  label?: Readonly<Record<Language, string>>;
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
  /** The file of the page below `src/web/features`, which has a default export. Its folder has the texts. */
  file: string;
  /** The folders of further texts, besides the page's own folder and what its area shares. */
  texts?: readonly string[];
  /** The line below the title, where it is the same for everyone. Only the server has it. */
  lead?: Readonly<Record<Language, string>>;
  /**
   * The data that the page requests first when its address has no filters; `:id` is the one in the address.
   * Only the server has it.
   */
  data?: readonly string[];
}

const BATCHES = '/institution/payments/bulk-withdrawals/batches';

/**
 * Every page of the dashboard, in the order of the navigation. Links, the router, the navigation, titles, the
 * keyboard shortcuts, the search, mail, and what the server writes before any script has run derive from this
 * table. Addresses stay when pages move in the navigation, so that links in old mail still work.
 */
export const PAGES = {
  overview: {
    path: '/',
    title: { en: 'Overview', af: 'Oorsig' },
    label: { en: 'Home', af: 'Tuis' },
    section: 'home',
    shortcut: 'o',
    file: 'payments/overview/page',
    texts: ['payments/shared/notices', 'payments/shared/signing'],
    data: ['/app/attention', `${BATCHES}?limit=6`],
  },
  batches: {
    path: '/batches',
    title: { en: 'Batches', af: 'Bondels' },
    section: 'pay',
    shortcut: 'b',
    file: 'payments/batches/page',
    lead: {
      en: 'Every batch of payments, newest first.',
      af: 'Elke bondel betalings, nuutste eerste.',
    },
    data: [`${BATCHES}?offset=0&limit=50`],
  },
  newBatch: {
    path: '/batches/new',
    title: { en: 'New batch', af: 'Nuwe bondel' },
    below: 'batches',
    file: 'payments/new-batch/page',
    texts: [
      'payments/new-batch/sentences',
      'payments/shared/payout-words',
      'payments/shared/withdrawal-file',
    ],
  },
  batch: {
    path: '/batches/:id',
    title: { en: 'Batch', af: 'Bondel' },
    below: 'batches',
    file: 'payments/batch/page',
    texts: ['trading/shared', 'payments/shared/payout-words', 'payments/shared/signing'],
    data: [`${BATCHES}/:id`, '/app/batches/:id/checks', '/app/batches/:id/rows?view=ALL&offset=0&limit=50'],
  },
  payouts: {
    path: '/payouts',
    title: { en: 'Payouts', af: 'Uitbetalings' },
    section: 'pay',
    shortcut: 'p',
    file: 'payments/payouts/page',
    texts: ['payments/shared/payout-words'],
    lead: {
      en: 'Every payment into and out of the account.',
      af: 'Elke betaling in en uit die rekening.',
    },
    data: ['/app/payouts?offset=0&limit=50&sort=createdAt&order=desc'],
  },
  payout: {
    path: '/payouts/:id',
    title: { en: 'Payout', af: 'Uitbetaling' },
    below: 'payouts',
    file: 'payments/payouts/payout-page',
    texts: ['payments/shared/payout-words'],
  },
  recipients: {
    path: '/recipients',
    title: { en: 'Recipients', af: 'Ontvangers' },
    section: 'pay',
    shortcut: 'r',
    file: 'payments/recipients/page',
    lead: {
      en: 'Every bank account that has been in a batch.',
      af: 'Elke bankrekening wat al in ’n bondel was.',
    },
  },
  recipient: {
    path: '/recipients/:id',
    title: { en: 'Recipient', af: 'Ontvanger' },
    below: 'recipients',
    file: 'payments/recipients/recipient-page',
  },
  payees: {
    path: '/payees',
    title: { en: 'Accounts that may be paid', af: 'Rekeninge wat betaal mag word' },
    below: 'recipients',
    listed: true,
    file: 'payments/payees/page',
    texts: ['payments/shared/payees'],
    data: ['/app/payees?offset=0&limit=50'],
  },
  importPayees: {
    path: '/payees/import',
    title: { en: 'Import payees', af: 'Voer begunstigdes in' },
    below: 'payees',
    file: 'payments/payees/import-page',
    texts: ['payments/new-batch/sentences', 'payments/shared/payees', 'payments/shared/upload'],
  },
  payee: {
    path: '/payees/:id',
    title: { en: 'Payee', af: 'Begunstigde' },
    below: 'payees',
    file: 'payments/payees/payee-page',
    texts: ['payments/shared/payees'],
    data: ['/app/payees/:id'],
  },
  schedules: {
    path: '/schedules',
    title: { en: 'Schedules', af: 'Skedules' },
    section: 'pay',
    shortcut: 'h',
    file: 'payments/schedules/page',
    lead: {
      en: 'Payments that repeat: when each pays next, what it costs, and who must act.',
      af: 'Betalings wat herhaal: wanneer elkeen volgende betaal, wat dit kos, en wie moet optree.',
    },
    data: ['/institution/payments/scheduled-withdrawals?offset=0&limit=50'],
  },
  newSchedule: {
    path: '/schedules/new',
    title: { en: 'New schedule', af: 'Nuwe skedule' },
    below: 'schedules',
    file: 'payments/schedules/new-schedule-page',
    texts: ['payments/new-batch/sentences', 'payments/shared/withdrawal-file'],
  },
  schedule: {
    path: '/schedules/:id',
    title: { en: 'Schedule', af: 'Skedule' },
    below: 'schedules',
    file: 'payments/schedules/schedule-page',
    data: ['/institution/payments/scheduled-withdrawals/:id'],
  },
  editSchedule: {
    path: '/schedules/:id/edit',
    title: { en: 'New version of a schedule', af: 'Nuwe weergawe van ’n skedule' },
    below: 'schedules',
    file: 'payments/schedules/edit-schedule-page',
    texts: ['payments/new-batch/sentences', 'payments/shared/withdrawal-file'],
  },
  scheduleRun: {
    path: '/schedules/:id/run',
    title: { en: 'Payments of a run', af: 'Betalings van ’n lopie' },
    below: 'schedules',
    file: 'payments/new-batch/run-page',
    texts: [
      'payments/new-batch/sentences',
      'payments/shared/payout-words',
      'payments/shared/withdrawal-file',
    ],
  },
  paymentCalendar: {
    path: '/calendar',
    title: { en: 'Calendar', af: 'Kalender' },
    below: 'schedules',
    listed: true,
    file: 'payments/schedules/calendar-page',
    lead: {
      en: 'What leaves on which day in the next 60 days, against the money that is expected.',
      af: 'Wat op watter dag in die volgende 60 dae uitgaan, teenoor die geld wat verwag word.',
    },
    data: ['/app/payment-calendar', '/app/bank-days'],
  },
  balances: {
    path: '/balances',
    title: { en: 'Balances', af: 'Saldo’s' },
    section: 'money',
    shortcut: 'l',
    file: 'payments/balances/page',
    texts: ['payments/shared/statements'],
    lead: {
      en: 'The money that batches are paid from, payments received, and fees.',
      af: 'Die geld waaruit bondels betaal word, ontvangde betalings en fooie.',
    },
  },
  fundingRecords: {
    path: '/funding-records',
    title: { en: 'Funding records', af: 'Befondsingsrekords' },
    below: 'balances',
    listed: true,
    file: 'payments/funding-records/page',
    lead: {
      en: 'Money to pay out from: what is expected, what has arrived, and how to pay it in.',
      af: 'Geld waaruit betaal word: wat verwag word, wat gekom het, en hoe om dit in te betaal.',
    },
    data: [
      '/institution/payments/funding-records?offset=0&limit=50',
      '/institution/payments/funding-instructions',
      '/app/opening-balances',
    ],
  },
  fundingRecord: {
    path: '/funding-records/:id',
    title: { en: 'Funding record', af: 'Befondsingsrekord' },
    below: 'fundingRecords',
    file: 'payments/funding-records/record-page',
  },
  statements: {
    path: '/statements',
    title: { en: 'Bank statements', af: 'Bankstate' },
    label: { en: 'Statements', af: 'State' },
    section: 'money',
    shortcut: 's',
    file: 'payments/statements/page',
    texts: ['payments/shared/statements', 'payments/shared/upload'],
    lead: {
      en: 'What the bank booked on your accounts, and whether anything is missing.',
      af: 'Wat die bank op julle rekeninge geboek het, en of iets ontbreek.',
    },
    data: ['/app/statement-accounts', '/app/statements?offset=0&limit=50'],
  },
  statement: {
    path: '/statements/:id',
    title: { en: 'Bank statement', af: 'Bankstaat' },
    below: 'statements',
    file: 'payments/statements/statement-page',
    texts: ['payments/shared/statements', 'payments/shared/upload'],
    data: ['/app/statements/:id', '/app/statements/:id/entries?offset=0&limit=50'],
  },
  reconciliation: {
    path: '/reconciliation',
    title: { en: 'Reconcile', af: 'Rekonsilieer' },
    section: 'money',
    shortcut: 'i',
    file: 'payments/reconciliation/page',
    texts: ['payments/shared/statements'],
    lead: {
      en: 'Match what the bank booked with your payments, until ledger and bank agree.',
      af: 'Pas wat die bank geboek het by julle betalings, totdat grootboek en bank ooreenstem.',
    },
    data: [
      '/app/statement-accounts',
      '/app/opening-balances',
      '/app/reconciliation/entries?state=OPEN&offset=0&limit=50',
    ],
  },
  settlements: {
    path: '/settlements',
    title: { en: 'Settlements', af: 'Verrekenings' },
    below: 'reconciliation',
    listed: true,
    file: 'payments/settlements/page',
    lead: {
      en:
        'What the bank paid of each file that you handed over, as its statements show it. ' +
        'Due is the sum of the file’s payments, without fees and without those that were ' +
        'rejected or recalled.',
      af:
        'Wat die bank van elke lêer betaal het wat julle oorhandig het, soos die state ' +
        'dit wys. Verskuldig is die som van die lêer se betalings, sonder fooie en sonder ' +
        'dié wat verwerp of teruggeroep is.',
    },
    data: ['/institution/payments/settlements?offset=0&limit=50'],
  },
  monthEnds: {
    path: '/month-ends',
    title: { en: 'Month end', af: 'Maandeinde' },
    below: 'reconciliation',
    listed: true,
    file: 'payments/month-ends/page',
    texts: ['payments/shared/statements'],
    lead: {
      en: 'The months of an account: what prevents their closing, and which are closed.',
      af: 'Die maande van ’n rekening: wat in die pad staan om hulle af te sluit, en watter afgesluit is.',
    },
    data: ['/app/statement-accounts'],
  },
  settlement: {
    path: '/settlements/:id',
    title: { en: 'Settlement', af: 'Verrekening' },
    below: 'settlements',
    file: 'payments/settlements/settlement-page',
  },
  receivables: {
    path: '/receivables',
    title: { en: 'Payment requests', af: 'Betaalversoeke' },
    label: { en: 'Receivables', af: 'Debiteure' },
    section: 'receive',
    below: 'receivables',
    listed: true,
    shortcut: 'q',
    file: 'payments/receivables/page',
    lead: {
      en: 'Money that you have asked payers for: what is open, and how late it is.',
      af: 'Geld wat julle van betalers gevra het: wat oop is, en hoe laat dit is.',
    },
    data: [
      '/institution/payments/collections/totals',
      '/institution/payments/collections?offset=0&limit=50',
      '/institution/payments/collections/payers?limit=50',
    ],
  },
  newReceivable: {
    path: '/receivables/new',
    title: { en: 'New payment request', af: 'Nuwe betaalversoek' },
    below: 'receivables',
    file: 'payments/receivables/new-request-page',
  },
  receivablesFile: {
    path: '/receivables/from-file',
    title: { en: 'Payment requests from a file', af: 'Betaalversoeke uit ’n lêer' },
    below: 'receivables',
    file: 'payments/receivables/requests-file-page',
    texts: ['payments/new-batch/sentences', 'payments/shared/upload'],
  },
  receipts: {
    path: '/receivables/receipts',
    title: { en: 'Receipts', af: 'Ontvangstes' },
    below: 'receivables',
    listed: true,
    file: 'payments/receivables/receipts-page',
    lead: {
      en: 'What payers have paid into your receiving accounts, and what it pays.',
      af: 'Wat betalers in julle ontvangsrekeninge betaal het, en wat dit betaal.',
    },
    data: [
      '/institution/payments/collections/receipts?offset=0&limit=50',
      '/institution/payments/collections/payers?limit=50',
    ],
  },
  receipt: {
    path: '/receivables/receipts/:id',
    title: { en: 'Receipt', af: 'Ontvangs' },
    below: 'receipts',
    file: 'payments/receivables/receipt-page',
    texts: ['payments/shared/statements'],
    data: ['/institution/payments/collections/receipts/:id'],
  },
  payers: {
    path: '/receivables/payers',
    title: { en: 'Payers', af: 'Betalers' },
    below: 'receivables',
    listed: true,
    file: 'payments/receivables/payers-page',
    lead: {
      en: 'Everyone who is asked for money, with what is open.',
      af: 'Almal van wie geld gevra word, met wat oop is.',
    },
    data: ['/institution/payments/collections/payers?offset=0&limit=50'],
  },
  payer: {
    path: '/receivables/payers/:id',
    title: { en: 'Payer', af: 'Betaler' },
    below: 'payers',
    file: 'payments/receivables/payer-page',
    data: ['/institution/payments/collections/payers/:id'],
  },
  receivable: {
    path: '/receivables/:id',
    title: { en: 'Payment request', af: 'Betaalversoek' },
    below: 'receivables',
    file: 'payments/receivables/request-page',
    texts: ['payments/shared/statements'],
    data: ['/institution/payments/collections/:id'],
  },
  editReceivable: {
    path: '/receivables/:id/edit',
    title: { en: 'Change a payment request', af: 'Verander ’n betaalversoek' },
    below: 'receivables',
    file: 'payments/receivables/edit-request-page',
  },
  trading: {
    path: '/trade',
    title: { en: 'Exchange accounts', af: 'Beursrekeninge' },
    label: { en: 'Accounts', af: 'Rekeninge' },
    section: 'exchange',
    shortcut: 'x',
    file: 'trading/account/page',
  },
  subaccounts: {
    path: '/trade/subaccounts',
    title: { en: 'Subaccounts', af: 'Subrekeninge' },
    below: 'trading',
    listed: true,
    file: 'trading/subaccounts/page',
    lead: {
      en: 'Accounts below your primary account: proprietary ones, and one for each customer.',
      af: 'Rekeninge onder jou hoofrekening: eie rekeninge, en een vir elke kliënt.',
    },
  },
  subaccount: {
    path: '/trade/subaccounts/:id',
    title: { en: 'Subaccount', af: 'Subrekening' },
    below: 'subaccounts',
    file: 'trading/subaccounts/subaccount-page',
  },
  loans: {
    path: '/trade/loans',
    title: { en: 'Loans', af: 'Lenings' },
    below: 'trading',
    listed: true,
    file: 'trading/loans/page',
  },
  funding: {
    path: '/trade/funding',
    title: { en: 'Funding rates', af: 'Befondsingskoerse' },
    below: 'trading',
    listed: true,
    file: 'trading/funding/page',
  },
  market: {
    path: '/trade/market/:pair',
    title: { en: 'Market', af: 'Mark' },
    section: 'exchange',
    parameter: 'BTCZAR',
    shortcut: 'm',
    file: 'trading/market/page',
  },
  orders: {
    path: '/trade/orders',
    title: { en: 'Orders', af: 'Bestellings' },
    section: 'exchange',
    shortcut: 'd',
    file: 'trading/orders/page',
    lead: {
      en: 'Open orders in the books, and the outcome of past orders, latest change first.',
      af: `Oop bestellings in die bestelboeke, en die uitkoms van vorige bestellings, jongste verandering \
eerste.`,
    },
  },
  conversions: {
    path: '/trade/conversions',
    title: { en: 'Conversions', af: 'Omskakelings' },
    label: { en: 'Convert', af: 'Omskakel' },
    section: 'exchange',
    shortcut: 'v',
    file: 'trading/conversions/page',
  },
  transactions: {
    path: '/trade/transactions',
    title: { en: 'Transactions', af: 'Transaksies' },
    section: 'exchange',
    shortcut: 't',
    file: 'trading/transactions/page',
  },
  paymentConfig: {
    path: '/payment-config',
    title: { en: 'Approval rules', af: 'Goedkeuringsreëls' },
    label: { en: 'Settings', af: 'Instellings' },
    section: 'settings',
    below: 'paymentConfig',
    listed: true,
    shortcut: 'c',
    file: 'payments/payment-config/page',
    texts: ['payments/shared/stale-version'],
  },
  signingPolicy: {
    path: '/signing-policy',
    title: { en: 'Signing policy', af: 'Ondertekeningsbeleid' },
    below: 'paymentConfig',
    listed: true,
    file: 'payments/signing-policy/page',
    texts: ['payments/shared/control', 'payments/shared/signing'],
    lead: {
      en: 'Who signs which batches, beside the number of approvals by amount.',
      af: 'Wie watter bondels onderteken, benewens die aantal goedkeurings volgens bedrag.',
    },
    data: ['/app/signing-policy'],
  },
  entityConfig: {
    path: '/entity-config',
    title: { en: 'Limits and fees', af: 'Limiete en fooie' },
    below: 'paymentConfig',
    listed: true,
    shortcut: 'e',
    file: 'payments/entity-config/page',
    texts: ['payments/shared/control'],
    lead: {
      en: 'Limits, rails and fees of your entity. Two admins change them together.',
      af: 'Limiete, betaalstelsels en fooie van jou entiteit. Twee admins verander dit saam.',
    },
  },
  people: {
    path: '/people',
    title: { en: 'People', af: 'Mense' },
    below: 'paymentConfig',
    listed: true,
    shortcut: 'u',
    file: 'payments/people/page',
    texts: ['payments/shared/control'],
    lead: {
      en: 'Who can sign in, and what each person may do.',
      af: 'Wie kan aanmeld, en wat elke persoon mag doen.',
    },
    data: ['/app/users'],
  },
  person: {
    path: '/people/:id',
    title: { en: 'Person', af: 'Persoon' },
    below: 'people',
    permission: 'managePeople',
    file: 'payments/people/person-page',
    texts: ['payments/shared/control', 'payments/shared/signing'],
  },
  accessReview: {
    path: '/access-review',
    title: { en: 'Access review', af: 'Toegangsoorsig' },
    below: 'people',
    permission: 'managePeople',
    file: 'payments/people/access-review-page',
    lead: {
      en: 'Who could do what at the end of a day.',
      af: 'Wie aan die einde van ’n dag wat kon doen.',
    },
  },
  profile: {
    path: '/profile',
    title: { en: 'Your profile', af: 'Jou profiel' },
    below: 'paymentConfig',
    listed: true,
    file: 'payments/profile/page',
    texts: ['payments/shared/control', 'payments/shared/passkeys', 'payments/shared/signing'],
    lead: {
      en: 'Your name, how you sign in, and where you are signed in.',
      af: 'Jou naam, hoe jy aanmeld, en waar jy aangemeld is.',
    },
  },
  bankConnections: {
    path: '/bank-connections',
    title: { en: 'Bank connections', af: 'Bankverbindings' },
    below: 'paymentConfig',
    listed: true,
    shortcut: 'f',
    file: 'payments/bank-connections/page',
    texts: ['payments/shared/stale-version', 'payments/shared/statements'],
    lead: {
      en: 'The banks that take payments as files, and what each expects of a file.',
      af: 'Die banke wat betalings as lêers neem, en wat elkeen van ’n lêer verwag.',
    },
    data: ['/app/bank-connections'],
  },
  newBankConnection: {
    path: '/bank-connections/new',
    title: { en: 'New bank connection', af: 'Nuwe bankverbinding' },
    below: 'bankConnections',
    file: 'payments/bank-connections/new-connection-page',
    texts: ['payments/shared/stale-version'],
  },
  watchAccount: {
    path: '/bank-connections/watch',
    title: { en: 'Watch an account', af: 'Hou ’n rekening dop' },
    below: 'bankConnections',
    file: 'payments/bank-connections/watch-account-page',
    texts: ['payments/shared/stale-version'],
  },
  bankConnection: {
    path: '/bank-connections/:id',
    title: { en: 'Bank connection', af: 'Bankverbinding' },
    below: 'bankConnections',
    file: 'payments/bank-connections/connection-page',
    texts: ['payments/shared/stale-version'],
    data: ['/app/bank-connections'],
  },
  bankReplies: {
    path: '/bank-replies',
    title: { en: 'Bank replies', af: 'Bankantwoorde' },
    below: 'paymentConfig',
    listed: true,
    file: 'payments/bank-replies/page',
    texts: ['payments/shared/upload'],
    lead: {
      en: 'What the bank sent back about its files, and what each reply changed.',
      af: 'Wat die bank oor sy lêers teruggestuur het, en wat elke antwoord verander het.',
    },
    data: ['/app/bank-connections', '/app/bank-replies?offset=0&limit=50'],
  },
  exchangeKey: {
    path: '/exchange-key',
    title: { en: 'Exchange key', af: 'Beurssleutel' },
    below: 'paymentConfig',
    listed: true,
    file: 'trading/exchange-key/page',
    lead: {
      en: 'The key with which Outlay reads and trades at your exchange.',
      af: 'Die sleutel waarmee Outlay by jou beurs lees en verhandel.',
    },
    data: ['/app/trading/status'],
  },
  programs: {
    path: '/programs',
    title: { en: 'Programs', af: 'Programme' },
    below: 'paymentConfig',
    listed: true,
    permission: 'manageTokens',
    file: 'payments/programs/page',
    lead: {
      en: 'How programs read this company’s data and prepare batches: each with a token.',
      af: 'Hoe programme hierdie maatskappy se data lees en bondels voorberei: elkeen met ’n teken.',
    },
    data: ['/app/tokens'],
  },
  webhooks: {
    path: '/webhooks',
    title: { en: 'Webhooks', af: 'Webhake' },
    below: 'paymentConfig',
    listed: true,
    permission: 'manageWebhooks',
    file: 'payments/webhooks/page',
    lead: {
      en: 'Programs that learn at once what happened here: each at its address.',
      af: 'Programme wat dadelik hoor wat hier gebeur het: elkeen by sy adres.',
    },
    data: ['/app/webhooks'],
  },
  webhook: {
    path: '/webhooks/:id',
    title: { en: 'Webhook', af: 'Webhaak' },
    below: 'webhooks',
    permission: 'manageWebhooks',
    file: 'payments/webhooks/webhook-page',
  },
  auditLog: {
    path: '/audit-log',
    title: { en: 'Audit log', af: 'Ouditlog' },
    below: 'paymentConfig',
    listed: true,
    shortcut: 'a',
    permission: 'readAuditLog',
    file: 'payments/audit-log/page',
    lead: {
      en: `Every change, newest first. Each entry includes the hash of the one before, so an \
altered entry is detected.`,
      af: `Elke verandering, nuutste eerste. Elke inskrywing bevat die hutswaarde van die vorige \
een, sodat ’n veranderde inskrywing opgemerk word.`,
    },
  },
} as const satisfies Record<string, DashboardPage>;
