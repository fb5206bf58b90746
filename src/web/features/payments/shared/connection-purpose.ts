import type { BankConnection, BankFileProfile, PayerAccount } from '../../../../client/types.gen.ts';
import { isForPayments } from '../../../../shared/bank-file-terms.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';

/** The account from which a connection pays. */
type PayingAccount = PayerAccount & {
  branchCode: NonNullable<PayerAccount['branchCode']>;
  accountType: NonNullable<PayerAccount['accountType']>;
};

/** A connection with payments: it has rails, a profile and a whole account. */
export type PayingConnection = BankConnection & { profile: BankFileProfile; payer: PayingAccount };

/** Whether payments go by a connection. The others only read the statements of an account. */
export function isPaying(connection: BankConnection): connection is PayingConnection {
  return isForPayments(connection.purpose);
}

/** Whether a connection only reads the statements of its account: it is watched, or it receives. */
export function isWatching(connection: BankConnection): boolean {
  return !isPaying(connection);
}

/** An account of a bank statement, as the address of a new connection names it. */
export interface NamedAccount {
  accountNumber: string;
  currency: string;
}

/**
 * The accounts in the detail of a refusal, "62000000009 ZAR, 62000000010 USD", that a connection can have. A
 * number with letters, such as an IBAN, is left out.
 */
export function accountsIn(detail: string): NamedAccount[] {
  return detail.split(', ').flatMap((one) => {
    const [, written = '', currency = ''] = /^(.+) ([A-Z]{3,4})$/.exec(one) ?? [];
    const accountNumber = written.replaceAll(/\s/g, '');
    return /^\d{5,20}$/.test(accountNumber) ? [{ accountNumber, currency }] : [];
  });
}

/**
 * The address of the list of the statements of a connection's account; the list of all statements, before its
 * first one.
 */
export function statementsOf({ statementAccountId }: BankConnection): string {
  return paths.statements(statementAccountId === null ? '' : `?accountId=${statementAccountId}`);
}
