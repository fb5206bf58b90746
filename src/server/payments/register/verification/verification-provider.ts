import type { VerificationPart, VerificationResult } from '../../../../shared/payee-terms.ts';
import type { AccountType } from '../../../../shared/terms.ts';

/** An account as a provider gets it. */
interface AskedAccount {
  /** The same one each time that it is sent: a provider takes a repeated question for the same. */
  id: string;
  name: string;
  bankCode: string;
  branchCode: string;
  accountNumber: string;
  accountType: AccountType;
}

/** What a bank says about an account. */
export interface Answer {
  result: Exclude<VerificationResult, 'TIMED_OUT'>;
  /** The parts that did not agree, for PARTIAL and NO_MATCH. */
  differs: readonly VerificationPart[];
}

/** A service that asks the banks of payees about accounts. No answer of it moves money. */
export interface VerificationProvider {
  /** Resolves once it is taken. After an error the same one is sent again. */
  send(account: AskedAccount): Promise<void>;
  /** What the bank says; null as long as it has not answered. `asked`: how often it was looked up before. */
  lookup(account: AskedAccount & { asked: number }): Promise<Answer | null>;
}
