import { useBankName } from './use-bank-name.ts';

/** A bank account as people know it: "Standard Bank 62012345678". */
export function BankAccount({ account }: { account: { bankCode: string; accountNumber: string } }) {
  const bankName = useBankName();
  return `${bankName(account.bankCode)} ${account.accountNumber}`;
}
