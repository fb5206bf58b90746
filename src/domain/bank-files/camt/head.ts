import type { Currency } from '../../../shared/money.ts';
import type { StatedBalance, StatementHead } from '../statement.ts';
import type { XmlElement } from '../xml/element.ts';
import {
  accountNumberOf,
  booleanOf,
  codeOf,
  countOf,
  currencyOf,
  dayIn,
  dayOf,
  moneyOf,
  signOf,
} from '../xml/values.ts';

/**
 * The head of a statement or advice. `firstEntry` gives the currency where neither the account nor a balance
 * does.
 */
export function headOf(
  statement: XmlElement,
  groupHeader: XmlElement | null,
  firstEntry: XmlElement | null,
): StatementHead {
  const account = statement.need('Acct');
  const currency = currencyIn(statement, account, firstEntry);
  const isStatement = statement.name === 'Stmt';
  const page = pageOf(statement) ?? (groupHeader && pageOf(groupHeader));
  return {
    kind: isStatement ? 'STATEMENT' : 'ADVICE',
    statementId: statement.needText('Id') + (page ?? ''),
    sequenceNumber: sequenceOf(statement),
    accountNumber:
      accountNumberOf(account) ?? account.refuse('missing_element', 'The account has no number.'),
    currency,
    opening: isStatement ? openingOf(statement, currency) : null,
    closing: isStatement ? closingOf(statement, currency) : null,
  };
}

/** The day of a statement or advice: that of its closing balance, its period, or its creation. */
export function statementDayOf(
  statement: XmlElement,
  groupHeader: XmlElement | null,
  head: StatementHead,
): string {
  if (head.closing) return head.closing.date;
  const written =
    statement.find('FrToDt', 'ToDtTm') ?? statement.child('CreDtTm') ?? groupHeader?.child('CreDtTm');
  return written ? dayIn(written) : statement.refuse('missing_element', 'The statement has no date.');
}

function currencyIn(statement: XmlElement, account: XmlElement, firstEntry: XmlElement | null): Currency {
  const named = account.child('Ccy');
  if (named) return currencyOf(named, named.text);
  const amount = statement.all('Bal')[0]?.need('Amt') ?? firstEntry?.need('Amt');
  if (amount) return moneyOf(amount).currency;
  return account.refuse('missing_element', 'Neither the account nor a balance has a currency.');
}

/** The pages of a statement have one id: "/2" tells the second from the first. Null for a whole statement. */
function pageOf(element: XmlElement): string | null {
  const pages = element.children.find(({ name }) => name.endsWith('Pgntn'));
  if (!pages) return null;
  const number = countOf(pages.need('PgNb'));
  return number === 1 && booleanOf(pages.need('LastPgInd')) ? null : `/${number}`;
}

function sequenceOf(statement: XmlElement): number | null {
  const number = statement.child('ElctrncSeqNb') ?? statement.child('LglSeqNb');
  return number && countOf(number);
}

/**
 * The opening balance: OPBD, or the closing balance of the day before (PRCD). A page of a statement opens or
 * closes with an interim balance (ITBD): the first of two, or the only one when the other end has its own
 * balance.
 */
function openingOf(statement: XmlElement, currency: Currency): StatedBalance | null {
  const booked = balanceOf(statement, 'OPBD', currency) ?? balanceOf(statement, 'PRCD', currency);
  return booked ?? interimOf(statement, 0, 'CLBD', currency);
}

function closingOf(statement: XmlElement, currency: Currency): StatedBalance | null {
  return balanceOf(statement, 'CLBD', currency) ?? interimOf(statement, -1, 'OPBD', currency);
}

function balanceOf(statement: XmlElement, code: string, currency: Currency): StatedBalance | null {
  const [balance, other] = balancesOf(statement, code);
  other?.refuse('repeated_element', `The statement has two balances ${code}.`);
  return balance ? statedBalance(balance, currency) : null;
}

function interimOf(
  statement: XmlElement,
  index: 0 | -1,
  otherEnd: 'OPBD' | 'CLBD',
  currency: Currency,
): StatedBalance | null {
  const balances = balancesOf(statement, 'ITBD');
  const balance = balances.at(index);
  const isKnown = balances.length === 2 || balancesOf(statement, otherEnd).length > 0;
  return balance && isKnown ? statedBalance(balance, currency) : null;
}

function balancesOf(statement: XmlElement, code: string): XmlElement[] {
  return statement.all('Bal').filter((balance) => codeOf(balance.need('Tp', 'CdOrPrtry')) === code);
}

function statedBalance(balance: XmlElement, currency: Currency): StatedBalance {
  const amount = moneyOf(balance.need('Amt'));
  if (amount.currency !== currency) {
    balance.refuse('contradiction', `The balance is in ${amount.currency}, the account in ${currency}.`);
  }
  return { amountMinor: signOf(balance.need('CdtDbtInd')) * amount.minor, date: dayOf(balance.need('Dt')) };
}
