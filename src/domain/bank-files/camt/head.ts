import type { Currency } from '../../../shared/money.ts';
import type { StatedBalance, StatementHead } from '../statement.ts';
import type { XmlElement } from '../xml/element.ts';
import {
  accountNumberOf,
  booleanOf,
  codeOf,
  countOf,
  currencyOf,
  dayOf,
  moneyOf,
  signOf,
} from '../xml/values.ts';

/**
 * The head of a statement or advice. `firstEntry` says the currency where neither the account nor a balance
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

/** OPBD, or the closing balance of the day before (PRCD). Later pages open with an interim balance (ITBD). */
function openingOf(statement: XmlElement, currency: Currency): StatedBalance | null {
  return (
    balanceOf(statement, 'OPBD', currency) ??
    balanceOf(statement, 'PRCD', currency) ??
    interim(statement, 0, currency)
  );
}

function closingOf(statement: XmlElement, currency: Currency): StatedBalance | null {
  return balanceOf(statement, 'CLBD', currency) ?? interim(statement, -1, currency);
}

function balanceOf(statement: XmlElement, code: string, currency: Currency): StatedBalance | null {
  const [balance, other] = balancesOf(statement, code);
  other?.refuse('repeated_element', `The statement has two balances ${code}.`);
  return balance ? statedBalance(balance, currency) : null;
}

/** The first or last interim balance of a page. */
function interim(statement: XmlElement, index: 0 | -1, currency: Currency): StatedBalance | null {
  const balance = balancesOf(statement, 'ITBD').at(index);
  return balance ? statedBalance(balance, currency) : null;
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
