import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import IconBuildingBank from '~icons/tabler/building-bank';
import IconDeviceDesktop from '~icons/tabler/device-desktop';
import IconDownload from '~icons/tabler/download';
import IconFileExport from '~icons/tabler/file-export';
import IconFileSpreadsheet from '~icons/tabler/file-spreadsheet';
import IconFileInvoice from '~icons/tabler/file-invoice';
import IconFileText from '~icons/tabler/file-text';
import IconHistory from '~icons/tabler/history';
import IconKeyboard from '~icons/tabler/keyboard';
import IconLogout from '~icons/tabler/logout';
import IconMoon from '~icons/tabler/moon';
import IconPlus from '~icons/tabler/plus';
import IconReceipt from '~icons/tabler/receipt';
import IconRepeat from '~icons/tabler/repeat';
import IconSearch from '~icons/tabler/search';
import IconShieldCheck from '~icons/tabler/shield-check';
import IconStack2 from '~icons/tabler/stack-2';
import IconSun from '~icons/tabler/sun';
import IconUser from '~icons/tabler/user';
import IconUsers from '~icons/tabler/users';
import type { Icon } from '../../ui/icon.ts';
import type { SearchResults } from '../../../client/types.gen.ts';
import {
  entryOf,
  isNavigated,
  navigationPath,
  paths,
  payoutExportPath,
  ROUTE_NAMES,
  routeOf,
  TEMPLATE_PATH,
} from '../../../shared/dashboard-routes.ts';
import { isPositive } from '../../../shared/decimals.ts';
import { normaliseName } from '../../../shared/names.ts';
import { may } from '../../../shared/permissions.ts';
import { searchedAmount } from '../../../shared/typed-amount.ts';
import { navigationLabel, routeTitle } from '../../ui/route-titles.ts';
import { formatMoney } from '../../ui/amount.tsx';
import { dayWords } from '../../ui/calendar-day.ts';
import type { Session } from '../../ui/session-context.tsx';
import { rhythmWords, scheduleWord } from '../../features/payments/shared/schedule-words.ts';
import { statusWord } from '../../features/payments/shared/payment-status.tsx';
import { payments } from '../../features/payments/shared/words.ts';
import { isOffered } from '../offered.ts';
import { ICONS } from '../pages.ts';
import { PAGE_WORDS } from './page-words.ts';

/** The effect of choosing an entry: it opens a page, downloads a file, repeats a search or runs a command. */
type Choice =
  | { kind: 'open'; to: string }
  | { kind: 'load'; address: string }
  | { kind: 'search'; text: string }
  | { kind: 'run'; command: Command };

export type Command = 'light' | 'dark' | 'auto' | 'shortcuts' | 'sign-out';

/**
 * One line of the search: its title, the detail that distinguishes it from others, and the effect of choosing
 * it.
 */
export interface Entry {
  id: string;
  title: string;
  detail?: string;
  /** At the end of the line: an amount or a key. */
  end?: string;
  /** Words that find the entry in place of its detail; they are not shown. */
  also?: string;
  icon: Icon;
  choice: Choice;
}

export interface EntryGroup {
  title: string;
  entries: Entry[];
}

/** The most pages and commands that a search lists beside the records. */
const PAGES_BESIDE_RECORDS = 5;
const LAST_DIGITS = 4;
/** The server's limit: there may be more. */
const MOST_OF_A_KIND = 6;

/** The user who searches; their permissions decide what is offered. */
export type Who = Pick<Session, 'user' | 'exchangeConnected'>;

/** The groups before anything is typed: recent searches, commands and pages. */
export function groupsAtFirst(who: Who, recent: readonly string[]): EntryGroup[] {
  return [
    {
      title: t`Recent searches`,
      entries: recent.map((text) => ({
        id: `recent ${text}`,
        title: text,
        icon: IconHistory,
        choice: { kind: 'search', text } as const,
      })),
    },
    { title: t`Commands`, entries: commands(who.user) },
    { title: t`Pages`, entries: pages(who) },
  ].filter(({ entries }) => entries.length > 0);
}

/** The groups for a text: the pages and commands that match, and the records that were found. */
export function groupsFor(text: string, who: Who, results: SearchResults | undefined): EntryGroup[] {
  const begins = (entry: Entry) => beginsLike(`${entry.title} ${entry.also ?? entry.detail ?? ''}`, text);
  const hasTitle = (entry: Entry) => Number(beginsLike(entry.title, text));
  const here = [...pages(who), ...commands(who.user)]
    .filter(begins)
    .toSorted((a, b) => hasTitle(b) - hasTitle(a))
    .slice(0, PAGES_BESIDE_RECORDS);
  return [
    { title: t`Pages and commands`, entries: here },
    { title: t`Batches`, entries: results?.batches.map(batchEntry) ?? [] },
    {
      title: t`Recipients`,
      entries: [
        ...(results?.recipients.map(recipientEntry) ?? []),
        ...(results?.recipients.length === MOST_OF_A_KIND ? [allRecipients(text)] : []),
      ],
    },
    {
      title: routeTitle('payees'),
      entries: [
        ...(results?.payees.map(payeeEntry) ?? []),
        ...(results?.payees.length === MOST_OF_A_KIND ? [allPayees(text)] : []),
      ],
    },
    {
      title: t`Payments`,
      entries: [
        ...(results?.payments.map(paymentEntry) ?? []),
        ...(results?.payments.length === MOST_OF_A_KIND ? [allPayouts(text)] : []),
      ],
    },
    {
      title: routeTitle('receivables'),
      entries: [
        ...(results?.paymentRequests.map(requestEntry) ?? []),
        ...(results?.paymentRequests.length === MOST_OF_A_KIND ? [allRequests(text)] : []),
      ],
    },
    { title: routeTitle('payers'), entries: results?.payers.map(payerEntry) ?? [] },
    { title: t`Bank files`, entries: results?.bankFiles.map(fileEntry) ?? [] },
    { title: routeTitle('statements'), entries: results?.statements.map(statementEntry) ?? [] },
    { title: routeTitle('schedules'), entries: results?.schedules.map(scheduleEntry) ?? [] },
  ].filter(({ entries }) => entries.length > 0);
}

/** Whether every word of a text begins a word of the title, without case and accents. */
function beginsLike(title: string, text: string): boolean {
  const words = normaliseName(title).split(' ');
  return normaliseName(text)
    .split(' ')
    .every((typed) => words.some((word) => word.startsWith(typed)));
}

function pages(session: Who): Entry[] {
  return ROUTE_NAMES.flatMap((name) => {
    const { shortcut } = routeOf(name);
    if (!isNavigated(name) || !isOffered(session, name)) return [];
    const entry = entryOf(name);
    const { section } = routeOf(entry);
    return {
      id: `page ${name}`,
      title: routeTitle(name),
      ...(section === 'exchange' ? { detail: t`Exchange` } : {}),
      ...(section === 'settings' ? { detail: t`Settings` } : {}),
      ...(shortcut ? { end: `g ${shortcut}` } : {}),
      also: `${navigationLabel(name)} ${wordsOf(name)}`,
      icon: ICONS[entry],
      choice: { kind: 'open', to: navigationPath(name)! } as const,
    };
  });
}

function wordsOf(name: keyof typeof PAGE_WORDS): string {
  const words = PAGE_WORDS[name];
  return words ? i18n._(words) : '';
}

interface CommandEntry extends Omit<Entry, 'also'> {
  /** Words that find the entry in addition to its title and detail, as for a page. */
  words: string;
}

function commands(user: Session['user']): Entry[] {
  const run = (command: Command) => ({ kind: 'run', command }) as const;
  const command = ({ words, ...entry }: CommandEntry): Entry => ({
    ...entry,
    also: `${entry.detail ?? ''} ${words}`,
  });
  const appearance = t`theme colour mode design`;
  const preparing = [
    command({
      id: 'command new-batch',
      title: t`New batch`,
      words: t`pay people upload import file create payment run payroll`,
      end: 'n',
      icon: IconPlus,
      choice: { kind: 'open', to: paths.newBatch() },
    }),
    command({
      id: 'command template',
      title: t`Download the template of a file`,
      words: t`example columns CSV Excel spreadsheet import`,
      icon: IconFileSpreadsheet,
      choice: { kind: 'load', address: TEMPLATE_PATH },
    }),
  ];
  return [
    ...(may(user, 'prepareBatch') ? preparing : []),
    command({
      id: 'command export',
      title: t`Export all payouts`,
      words: t`download CSV Excel spreadsheet payments`,
      detail: 'CSV',
      icon: IconDownload,
      choice: { kind: 'load', address: payoutExportPath('') },
    }),
    command({
      id: 'command light',
      title: t`Light appearance`,
      words: appearance,
      icon: IconSun,
      choice: run('light'),
    }),
    command({
      id: 'command dark',
      title: t`Dark appearance`,
      words: appearance,
      icon: IconMoon,
      choice: run('dark'),
    }),
    command({
      id: 'command auto',
      title: t`System appearance`,
      words: appearance,
      icon: IconDeviceDesktop,
      choice: run('auto'),
    }),
    command({
      id: 'command shortcuts',
      title: t`Keyboard shortcuts`,
      words: t`help keys hotkeys`,
      end: '?',
      icon: IconKeyboard,
      choice: run('shortcuts'),
    }),
    command({
      id: 'command sign-out',
      title: t`Sign out`,
      words: t`log out logout`,
      icon: IconLogout,
      choice: run('sign-out'),
    }),
  ];
}

function batchEntry(batch: SearchResults['batches'][number]): Entry {
  return {
    id: `batch ${batch.id}`,
    title: batch.label,
    detail: `${statusWord(batch.status)} · ${payments(batch.withdrawalCount)}`,
    end: formatMoney(batch.totalAmount, batch.currency),
    icon: IconStack2,
    choice: { kind: 'open', to: paths.batch(batch.id) },
  };
}

function recipientEntry(recipient: SearchResults['recipients'][number]): Entry {
  return {
    id: `recipient ${recipient.id}`,
    title: recipient.name,
    detail: [accountWords(recipient.bankName, recipient.accountNumber), recipient.externalId]
      .filter(Boolean)
      .join(' · '),
    icon: IconUser,
    choice: { kind: 'open', to: paths.recipient(recipient.id) },
  };
}

function allRecipients(text: string): Entry {
  return {
    id: 'all recipients',
    title: t`All recipients that match`,
    icon: IconSearch,
    choice: { kind: 'open', to: paths.recipients(`?${new URLSearchParams({ query: text })}`) },
  };
}

/** A payee of the register with its account, or the one that waits. */
function payeeEntry({ id, name, bankName, accountNumber, state }: SearchResults['payees'][number]): Entry {
  const words = { PAID: t`May be paid`, WAITING: t`A change waits`, NOT_PAID: t`Not paid` };
  const account = accountNumber === null ? [] : [accountWords(bankName ?? '', accountNumber)];
  return {
    id: `payee ${id}`,
    title: name,
    detail: [...account, words[state]].join(' · '),
    icon: IconShieldCheck,
    choice: { kind: 'open', to: paths.payee(id) },
  };
}

function allPayees(text: string): Entry {
  return {
    id: 'all payees',
    title: t`All payees that match`,
    icon: IconSearch,
    choice: { kind: 'open', to: paths.payees(`?${new URLSearchParams({ query: text })}`) },
  };
}

/** The list is filtered by amount when the text can only be an amount. */
function allPayouts(text: string): Entry {
  const read = searchedAmount(text);
  const filter: Record<string, string> = read?.isCertain ? { exactAmount: read.amount } : { search: text };
  return {
    id: 'all payouts',
    title: t`All payouts that match`,
    icon: IconSearch,
    choice: { kind: 'open', to: paths.payouts(`?${new URLSearchParams(filter)}`) },
  };
}

/** A payment opens its payout, or the row of its batch while it is not sent. */
function paymentEntry(payment: SearchResults['payments'][number]): Entry {
  const { payoutId, batch, bankName, accountNumber } = payment;
  const to = payoutId
    ? paths.payout(payoutId)
    : batch
      ? paths.batch(batch.id, `?row=${batch.rowNumber}`)
      : paths.payouts();
  return {
    id: `payment ${payment.id}`,
    title: payment.name ?? t`Money in`,
    detail: [
      statusWord(payment.status),
      payment.reference,
      bankName && accountNumber ? accountWords(bankName, accountNumber) : null,
      batch?.label,
    ]
      .filter(Boolean)
      .join(' · '),
    end: formatMoney(payment.amount, payment.currency),
    icon: payment.direction === 'CREDIT' ? IconBuildingBank : IconReceipt,
    choice: { kind: 'open', to },
  };
}

/** A payment request with what is open, or with what was asked for once nothing is. */
function requestEntry(request: SearchResults['paymentRequests'][number]): Entry {
  const { id, payerName, label, invoiceNumber, reference, currency, amount, openAmount, dueOn } = request;
  const isOpen = isPositive(openAmount);
  const state = isOpen ? t`due ${dayWords(dueOn, true)}` : t`nothing is open`;
  return {
    id: `request ${id}`,
    title: payerName,
    detail: [label, invoiceNumber, reference, state].filter(Boolean).join(' · '),
    end: formatMoney(isOpen ? openAmount : amount, currency),
    icon: IconFileInvoice,
    choice: { kind: 'open', to: paths.receivable(id) },
  };
}

function allRequests(text: string): Entry {
  return {
    id: 'all requests',
    title: t`All payment requests that match`,
    icon: IconSearch,
    choice: { kind: 'open', to: paths.receivables(`?${new URLSearchParams({ query: text })}`) },
  };
}

function payerEntry({ id, name, email, reference }: SearchResults['payers'][number]): Entry {
  return {
    id: `payer ${id}`,
    title: name,
    detail: [reference, email].filter(Boolean).join(' · '),
    icon: IconUsers,
    choice: { kind: 'open', to: paths.payer(id) },
  };
}

/** A file that was handed over opens its settlement, any other its batch. */
function fileEntry(file: SearchResults['bankFiles'][number]): Entry {
  const { isHandedOver, batch, connectionName, executionDate } = file;
  const details = [batch.label, connectionName, dayWords(executionDate, true)];
  return {
    id: `file ${file.id}`,
    title: file.fileName,
    detail: [...(isHandedOver ? [routeTitle('settlement')] : []), ...details].join(' · '),
    end: formatMoney(file.totalAmount, file.currency),
    icon: IconFileExport,
    choice: { kind: 'open', to: isHandedOver ? paths.settlement(file.id) : paths.batch(batch.id) },
  };
}

/** The name of a CSV statement is the SHA-256 of its file, which tells a reader nothing. */
const UNNAMED = /^[0-9a-f]{64}$/;

function statementEntry(statement: SearchResults['statements'][number]): Entry {
  const { name, number, accountNumber, connectionName, date } = statement;
  const details = [`${connectionName} ${accountNumber}`, dayWords(date, true)];
  return {
    id: `statement ${statement.id}`,
    title: UNNAMED.test(name) ? 'CSV' : name,
    detail: [...(number === null ? [] : [t`No. ${number}`]), ...details].join(' · '),
    icon: IconFileText,
    choice: { kind: 'open', to: paths.statement(statement.id) },
  };
}

function scheduleEntry(schedule: SearchResults['schedules'][number]): Entry {
  const { id, label, kind, status, amount, currency } = schedule;
  const details = [...(kind === 'SWEEP' ? [t`Sweep`] : []), scheduleWord(status), rhythmWords(schedule)];
  return {
    id: `schedule ${id}`,
    title: label,
    detail: details.join(' · '),
    ...(amount === null ? {} : { end: formatMoney(amount, currency) }),
    icon: IconRepeat,
    choice: { kind: 'open', to: paths.schedule(id) },
  };
}

/** "Standard Bank ••• 4410": enough to tell accounts apart. */
function accountWords(bankName: string, accountNumber: string): string {
  return `${bankName} ••• ${accountNumber.slice(-LAST_DIGITS)}`;
}
