import { TEXT_LIMITS } from '../../shared/terms.ts';
import { words } from './words.ts';

/** How a field's text is read and checked (domain/withdrawal-file/cells). */
type FieldReader =
  | 'name'
  | 'bank'
  | 'branch code'
  | 'account number'
  | 'account type'
  | 'amount'
  /** Only the characters that every bank carries (ISO 20022). */
  | 'reference'
  /** Any visible characters on one line. */
  | 'identifier';

/** Everything that the rest of the program needs to know about one field of a withdrawal. */
export interface FieldDescription {
  /** The column in the withdrawal file, the grid and the template. */
  name: string;
  /** The property of a withdrawal in requests and answers. */
  wire: string;
  /** The column of the table `withdrawals`. */
  column: string;
  /** The property of a stored withdrawal in the code: the column in camel case. */
  stored: string;
  /** The heading that people see. */
  label: string;
  reader: FieldReader;
  /** `defaulted`: may be left out of a file and a request, but is always stored. */
  presence: 'required' | 'defaulted' | 'optional';
  /** The most characters on the wire, where the reader does not decide it. */
  maxLength?: number;
  /**
   * Whether approvals cover the field. `when given` leaves the digests of batches without it as they were,
   * so a field can be added while batches wait for approval.
   */
  digest: 'always' | 'when given' | 'never';
  /** Whether the export of the payout history has a column for it. */
  exported: boolean;
  /**
   * Whether a person may give one text for every row of a file. Never true for who is paid, where, and how
   * much, which come from each row.
   */
  sameForAllRows: boolean;
  /** Explains the column to a person who prepares a file. */
  guide: string;
  /** Describes the field in the interface document. */
  description: string;
  /** The rows of the template; the first is also the example of the interface document. */
  samples: readonly [string, string];
  /** Other headers that mean this column, as `comparable` writes them; English and Afrikaans. */
  headers: {
    /** Names that can only mean this field. */
    clear: readonly string[];
    /** Names that often mean this field. */
    likely: readonly string[];
  };
}

/**
 * The fields of a withdrawal, in the order of the template. The reader of files, the contract, COPY, the
 * content digest, retries, the export, the grid and the template all follow this table. CONTRIBUTING.md
 * lists what else a new field needs.
 */
export const WITHDRAWAL_FIELDS = [
  {
    name: 'beneficiary_name',
    wire: 'beneficiaryName',
    column: 'beneficiary_name',
    stored: 'beneficiaryName',
    label: 'Beneficiary name',
    reader: 'name',
    presence: 'required',
    maxLength: TEXT_LIMITS.beneficiaryName,
    digest: 'always',
    exported: true,
    sameForAllRows: false,
    guide: 'The name of the account holder as the bank has it; at most 140 characters.',
    description: 'The account holder.',
    samples: ['Thandi Nkosi', 'Johan van der Merwe'],
    headers: {
      // "bank account owner": PaySpace; "to account name": ABSA Business Integrator; "homing …": ACB
      // programs.
      clear: words(`
        beneficiary, recipient, recipient name, payee, payee name, account name, account holder,
        account holder name, name of account holder, name on account, creditor, creditor name,
        employee name, supplier name, vendor name, full name, fullname, full names, name and surname,
        name surname, paid to, pay to, ben name, benef name, account owner, bank account owner,
        to account name, homing account name, begunstigde, begunstigde naam, naam van begunstigde,
        begunstigde se naam, ontvanger, rekeninghouer, naam van rekeninghouer, rekening naam,
        rekeningnaam, naam en van, volle naam, volle name, werknemer naam`),
      likely: words(`
        name, names, employee, supplier, vendor, customer, client, member, person, claimant, contractor,
        landlord, naam, name en van,
        werknemer, verskaffer, kliënt, persoon`),
    },
  },
  {
    name: 'bank',
    wire: 'bankCode',
    column: 'bank_code',
    stored: 'bankCode',
    label: 'Bank',
    reader: 'bank',
    presence: 'required',
    maxLength: 32,
    digest: 'always',
    exported: true,
    sameForAllRows: false,
    guide: 'The code or the name of the bank.',
    description: "The bank's code, as listBanks names it.",
    samples: ['FNB', 'Standard Bank'],
    headers: {
      clear: words(`
        bank name, bank code, bankname, bankcode, beneficiary bank, recipient bank, payee bank,
        name of bank, bank id, banknaam, bank naam, bank kode, bankkode, naam van bank, begunstigde bank`),
      likely: words('institution, financial institution, instelling'),
    },
  },
  {
    name: 'branch_code',
    wire: 'branchCode',
    column: 'branch_code',
    stored: 'branchCode',
    label: 'Branch code',
    reader: 'branch code',
    presence: 'defaulted',
    digest: 'always',
    exported: true,
    sameForAllRows: false,
    guide: "Six digits. If the cell is empty, the bank's universal branch code is used.",
    description: "Six digits; the bank's default when absent.",
    samples: ['250655', '051001'],
    headers: {
      clear: words(`
        branch, branch no, branch number, branch num, branchcode, bank branch, bank branch code,
        bank branch no, bank branch number, bank key, sort code,
        branch nr, universal branch code, branch sort code, clearing code, beneficiary branch,
        beneficiary branch code, recipient branch code, to branch code, to account branch code,
        counter party branch, homing branch, br code, takkode, tak kode, tak, taknommer, tak nommer,
        bank takkode, universele takkode, begunstigde takkode`),
      likely: words('branch name and code'),
    },
  },
  {
    name: 'account_number',
    wire: 'accountNumber',
    column: 'account_number',
    stored: 'accountNumber',
    label: 'Account number',
    reader: 'account number',
    presence: 'required',
    digest: 'always',
    exported: true,
    sameForAllRows: false,
    guide:
      'Digits only. Format the column as text, so that a spreadsheet keeps leading zeros and every digit.',
    description: 'Digits only, with leading zeros.',
    samples: ['62012345678', '047823916'],
    headers: {
      clear: words(`
        account no, account num, account nr, account numbers, accountnumber, accountno, acc no, acc num,
        acc nr, acc number, acct no, acct number, acct num, a c no, a c number, bank account,
        bank account number, bank account no, bank acc no, account, beneficiary account,
        beneficiary account number, beneficiary account no, recipient account, recipient account number,
        payee account number, to account, to account number, counter party account, homing account,
        homing account number, rekeningnommer, rekening nommer, rekening nr, rekeningnr, rekening no,
        rek nr, rek no, rek nommer, reknr, rekening, bankrekening, bankrekeningnommer,
        bank rekeningnommer, begunstigde rekeningnommer, begunstigde rekening`),
      likely: words('number, nommer'),
    },
  },
  {
    name: 'account_type',
    wire: 'accountType',
    column: 'account_type',
    stored: 'accountType',
    label: 'Account type',
    reader: 'account type',
    presence: 'required',
    digest: 'always',
    exported: true,
    sameForAllRows: true,
    guide: 'CURRENT, SAVINGS, TRANSMISSION, BOND or SUBSCRIPTION_SHARE.',
    description: 'The kind of bank account.',
    samples: ['CURRENT', 'SAVINGS'],
    headers: {
      clear: words(`
        accounttype, acc type, acct type, a c type, type of account, bank account type,
        beneficiary account type, account kind, recipient account type, account type code, rekeningtipe,
        rekening tipe, rek tipe, rektipe, tipe rekening, soort rekening, rekeningsoort, bankrekeningtipe`),
      likely: words('type, tipe'),
    },
  },
  {
    name: 'amount',
    wire: 'amount',
    column: 'amount_minor',
    stored: 'amountMinor',
    label: 'Amount',
    reader: 'amount',
    presence: 'required',
    digest: 'always',
    // The export has the amount of the payout instead, a column that also applies to received money.
    exported: false,
    sameForAllRows: false,
    guide: 'Rand and cents, such as 1250.00. “1 234,50” is accepted too, and you see how it was read.',
    description: 'More than zero, in major units.',
    samples: ['1250.00', '980.50'],
    headers: {
      clear: words(`
        payment amount, amount to pay, amount payable, net pay, net salary, net amount, nett pay,
        nett salary, nett amount, salary, pay amount, amount due, transfer amount, withdrawal amount,
        payment value, amt, rand amount, transaction amount, net wage, nett wage, net wages, netpay,
        nettpay, take home pay, bedrag, netto bedrag, nettobedrag, netto salaris, nettosalaris,
        netto loon, nettoloon, netto betaling, bedrag betaalbaar, betaalbare bedrag, betaal bedrag,
        betaalbedrag, salaris, loon`),
      likely: words(`
        value, total, sum, refund, reimbursement, batch amount, payment, pay, zar, rand, rands, r, totaal,
        waarde, betaling, net, nett, netto`),
    },
  },
  {
    name: 'beneficiary_reference',
    wire: 'beneficiaryReference',
    column: 'beneficiary_reference',
    stored: 'beneficiaryReference',
    label: 'Beneficiary reference',
    reader: 'reference',
    presence: 'required',
    maxLength: TEXT_LIMITS.reference,
    digest: 'always',
    // The export has it as recipient_reference, a column that also applies to received money.
    exported: false,
    sameForAllRows: true,
    guide: "Appears on the beneficiary's bank statement; at most 35 characters.",
    description: 'The text on the bank statement of the beneficiary.',
    samples: ['SALARY MARCH', 'SALARY MARCH'],
    headers: {
      clear: words(`
        their reference, their ref, beneficiary ref, recipient reference, recipient ref, payee reference,
        payee ref, statement reference, reference on statement, beneficiary statement reference,
        reference for beneficiary, ben reference, ben ref, benef ref, creditor reference,
        recipient statement reference, beneficiary statement description, beneficiarys reference,
        recipients reference, beneficiary description, user reference, begunstigde verwysing,
        begunstigde se verwysing, ontvanger verwysing, hul verwysing, staatverwysing`),
      likely: words(`
        reference, ref, payment reference, description, narration, narrative, statement description,
        payment ref, verwysing, verw, betaling verwysing, betaalverwysing, beskrywing`),
    },
  },
  {
    name: 'own_reference',
    wire: 'ownReference',
    column: 'own_reference',
    stored: 'ownReference',
    label: 'Own reference',
    reader: 'reference',
    presence: 'optional',
    maxLength: TEXT_LIMITS.reference,
    digest: 'always',
    exported: false,
    sameForAllRows: true,
    guide: 'Appears on your own bank statement; at most 35 characters.',
    description: 'The text on the bank statement of the payer.',
    samples: ['PAYROLL MARCH', 'PAYROLL MARCH'],
    headers: {
      clear: words(`
        my reference, my ref, own ref, our reference, our ref, internal reference, internal ref,
        payer reference, sender reference, debtor reference, from reference, my statement reference,
        own statement reference, your reference, reference for me, my statement description,
        eie verwysing, my verwysing, ons verwysing, interne verwysing`),
      likely: words('internal description'),
    },
  },
  {
    name: 'external_id',
    wire: 'externalId',
    column: 'external_id',
    stored: 'externalId',
    label: 'External ID',
    reader: 'identifier',
    presence: 'optional',
    maxLength: TEXT_LIMITS.externalId,
    digest: 'always',
    exported: false,
    sameForAllRows: false,
    guide:
      'Your own id of the beneficiary, such as an employee number. Outlay warns you when the bank ' +
      'details of an id change.',
    description: "The payer's own id of the beneficiary, such as an employee number.",
    samples: ['EMP001', 'EMP002'],
    headers: {
      clear: words(`
        externalid, external ref, external reference, employee no, employee number, employee id,
        employee code, employee nr, emp no, emp id, emp code, emp number, staff no, staff number,
        staff id, payroll no, payroll number, supplier id, supplier code, supplier no, supplier number,
        vendor id, vendor code, vendor no, vendor number, beneficiary id, recipient id, payee id,
        customer id, client id, member no, member number, member id, werknemernommer,
        werknemer nommer, werknemer nr, werknemerkode, werknemer kode, personeelnommer`),
      likely: words('id, code, no, nr, key, unique id, kode'),
    },
  },
] as const satisfies readonly FieldDescription[];
