import { formatAmount } from '../../shared/money.ts';
import type { Rail } from '../../shared/terms.ts';
import { chooseRail, type RailRefusal } from '../countries/choose-rail.ts';
import { doubtAccount } from './account-doubts.ts';
import { doubtCells } from './cell-doubts.ts';
import { readAccountNumber } from './cells/account-number.ts';
import { readAccountType } from './cells/account-type.ts';
import { readAmount } from './cells/amount.ts';
import { readBank } from './cells/bank.ts';
import { readBranchCode } from './cells/branch-code.ts';
import { readName, readText } from './cells/texts.ts';
import { shown, type Findings } from './findings.ts';
import type { RowReading } from './row-reading.ts';
import type { CompiledRules } from './rules.ts';
import { say } from './sentences.ts';
import { FIELDS, TEXT_FIELDS, type CheckedWithdrawal, type TextFieldEntry } from '../withdrawal/shapes.ts';
import type { BankRule, CarriedRail } from './withdrawal-rules.ts';

const NAME = FIELDS.indexOf('beneficiary_name');
const BANK = FIELDS.indexOf('bank');
const BRANCH = FIELDS.indexOf('branch_code');
const ACCOUNT = FIELDS.indexOf('account_number');
const ACCOUNT_TYPE = FIELDS.indexOf('account_type');
const AMOUNT = FIELDS.indexOf('amount');
/** Where the cell of each of TEXT_FIELDS is. */
const TEXT_CELLS = TEXT_FIELDS.map(({ name }) => FIELDS.indexOf(name));

/**
 * Checks a row's cells, in the order of FIELDS ('' for an absent one), and puts their values into `reading`.
 * Returns whether every rule holds. All rules of a row run here and nowhere else.
 */
export function readRow(cells: readonly string[], rules: CompiledRules, reading: RowReading): boolean {
  const findings = reading.findings;
  findings.clear();
  reading.beneficiaryName = readName(cells[NAME]!, findings);
  const bank = readBankOrBranch(cells[BANK]!, cells[BRANCH]!, rules, findings);
  reading.bank = bank;
  reading.branchCode = readBranchCode(cells[BRANCH]!, bank, rules.country.branchCodeDigits, findings);
  checkBranch(cells, reading, rules);
  reading.accountNumber = readAccountNumber(cells[ACCOUNT]!, bank, rules.country.accountNumbers, findings);
  reading.accountType = readAccountType(cells[ACCOUNT_TYPE]!, rules.accountTypes, findings);
  reading.amountMinor = readAmount(cells[AMOUNT]!, rules.currency, rules.decimalMark, findings);
  reading.rail = null;
  if (reading.amountMinor !== null) checkLimits(cells[AMOUNT]!, reading.amountMinor, bank, rules, reading);
  for (let i = 0; i < TEXT_FIELDS.length; i++)
    reading.texts[i] = readText(cells[TEXT_CELLS[i]!]!, TEXT_FIELDS[i]!, findings);
  doubtAccount(cells, reading, rules);
  doubtCells(cells, reading, rules);
  return findings.errors.length === 0;
}

/** The bank of the bank cell; if that is empty, the bank whose universal branch code the row has. */
function readBankOrBranch(
  raw: string,
  branch: string,
  rules: CompiledRules,
  findings: Findings,
): BankRule | null {
  if (raw !== '' && raw.trim() !== '') return readBank(raw, rules.banks, findings);
  const digits = branch.replace(/\D/g, '').padStart(rules.country.branchCodeDigits, '0');
  const bank = branch === '' ? undefined : rules.branches.get(digits);
  if (bank) {
    findings.note('bank', 'bank_from_branch', raw, bank.displayName);
    return bank;
  }
  if (branch.trim() === '') return readBank(raw, rules.banks, findings);
  const message = say('bank_and_branch_missing', { text: shown(branch.trim()), names: rules.banks.names });
  findings.fail('bank', 'missing', raw, message);
  return null;
}

/** Only universal branch codes are known. Any other code may be right, but a person should look at it. */
function checkBranch(
  cells: readonly string[],
  { branchCode, bank, findings }: RowReading,
  rules: CompiledRules,
) {
  if (branchCode === '' || branchCode === bank?.defaultBranchCode) return;
  const owner = rules.banks.byName.get(branchCode);
  if (bank && owner && owner !== bank) {
    const { displayName } = owner;
    findings.note('branch_code', 'branch_of_other_bank', branchCode, displayName, bank.defaultBranchCode);
  } else if (bank && owner === undefined) {
    findings.note('branch_code', 'branch_unknown', branchCode, bank.displayName, bank.defaultBranchCode);
  } else if (!bank && owner === undefined && cells[BANK]!.trim() === '') {
    // Only this code could have identified the bank.
    const message = say('branch_code_unknown', { text: shown(branchCode) });
    findings.fail('branch_code', 'branch_code_unknown', cells[BRANCH]!, message);
  }
}

function checkLimits(
  raw: string,
  amountMinor: bigint,
  bank: BankRule | null,
  rules: CompiledRules,
  reading: RowReading,
): void {
  const findings = reading.findings;
  const maximum = rules.maxBatchAmountMinor;
  if (maximum !== null && amountMinor > maximum) {
    const amount = { minor: maximum, currency: rules.currency };
    const message = say('amount_above_batch_maximum', { amount });
    findings.fail('amount', 'amount_above_batch_maximum', raw, message);
  } else if (bank && amountMinor <= rules.perBank.get(bank)!.directUpToMinor) {
    reading.rail = rules.preferredRail;
  } else if (bank) {
    chooseOtherRail(raw, amountMinor, bank, rules, reading);
  }
}

function chooseOtherRail(
  raw: string,
  amountMinor: bigint,
  bank: BankRule,
  rules: CompiledRules,
  reading: RowReading,
): void {
  const findings = reading.findings;
  const { forLargeAmounts } = rules.country.rails;
  const choice = chooseRail(
    amountMinor,
    rules.preferredRail,
    rules.source.rails,
    bank.rails,
    forLargeAmounts,
  );
  if (!('error' in choice) && choice.rail !== rules.preferredRail && !mayShareBatch(choice.rail, rules)) {
    const limit = preferredLimit(rules)!;
    const amount = { minor: limit.maxAmountMinor!, currency: rules.currency };
    const rails = { rail: { rail: limit.rail }, other: { rail: choice.rail } };
    findings.fail(
      'amount',
      'amount_above_rail_maximum',
      raw,
      say('amount_for_another_batch', { amount, ...rails }),
    );
  } else if (!('error' in choice)) {
    reading.rail = choice.rail;
    if (choice.rail !== rules.preferredRail)
      findings.note('amount', 'rail_rtgs', rules.preferredRail, choice.rail);
  } else {
    refuseRail(choice, raw, otherRailsFor(amountMinor, bank, rules), { bank, rules, findings });
  }
}

/** The rails of the entity, other than the chosen one, that could carry a payment to the bank. */
function otherRailsFor(amountMinor: bigint, bank: BankRule, { source }: CompiledRules): Rail[] {
  return source.rails
    .filter(({ rail, maxAmountMinor }) => {
      const isLargeEnough = maxAmountMinor === null || amountMinor <= maxAmountMinor;
      return rail !== source.preferredRail && isLargeEnough && bank.rails.includes(rail);
    })
    .map(({ rail }) => rail);
}

interface RefusedRow {
  bank: BankRule;
  rules: CompiledRules;
  findings: RowReading['findings'];
}

/** Says why the chosen rail cannot carry a payment, and what can be done: only rails that can carry it. */
function refuseRail(
  choice: RailRefusal,
  raw: string,
  others: readonly Rail[],
  { bank, rules, findings }: RefusedRow,
): void {
  const rail = { rail: choice.rail };
  const rails = { list: others.map((other) => ({ rail: other })), joined: 'comma' } as const;
  const isAlone = others.length === 0;
  if (choice.error === 'rail_not_enabled') {
    const what = rules.source.oneRailPerBatch ? 'rail_not_carried' : 'rail_not_enabled';
    const message = isAlone ? say(`${what}_alone`, { rail }) : say(what, { rail, rails });
    findings.fail('amount', choice.error, raw, message);
  } else if (choice.error === 'rail_not_offered_by_bank') {
    const about = { bank: bank.displayName, rail };
    const message = isAlone
      ? say('rail_not_offered_alone', about)
      : say('rail_not_offered', { ...about, rails });
    findings.fail('bank', choice.error, bank.displayName, message);
  } else {
    const amount = { minor: choice.maxAmountMinor, currency: rules.currency };
    const message = isAlone
      ? say('amount_above_all_rails', { amount, rail })
      : say('amount_above_rail_maximum', { amount, rail, rails });
    findings.fail('amount', choice.error, raw, message);
  }
}

function preferredLimit({ source }: CompiledRules): CarriedRail | undefined {
  return source.rails.find(({ rail }) => rail === source.preferredRail);
}

function mayShareBatch(rail: Rail, rules: CompiledRules): boolean {
  return !rules.source.oneRailPerBatch || (preferredLimit(rules)?.sharesFileWith ?? []).includes(rail);
}

/** The withdrawal of a row for which `readRow` returned true. */
export function withdrawalOf(reading: RowReading, rules: CompiledRules): CheckedWithdrawal {
  const ruled = {
    beneficiaryName: reading.beneficiaryName,
    bankCode: reading.bank!.code,
    branchCode: reading.branchCode,
    accountNumber: reading.accountNumber,
    accountType: reading.accountType!,
    amount: formatAmount(reading.amountMinor!, rules.currency),
    amountMinor: reading.amountMinor!,
    rail: reading.rail!,
  };
  const withdrawal: typeof ruled & { [wire in TextFieldEntry['wire']]?: string } = ruled;
  for (let i = 0; i < TEXT_FIELDS.length; i++) {
    const text = reading.texts[i]!;
    if (text !== '') withdrawal[TEXT_FIELDS[i]!.wire] = text;
  }
  return withdrawal as CheckedWithdrawal;
}
