import type { Field } from './types.ts';

/*
 * The names that people, payroll programs and banks give the columns, in comparable form: lower case, words joined by one
 * space, brackets removed. English and Afrikaans. Names of bank and payroll templates are marked with their source.
 */

/** Names that can mean only one field. */
export const CLEAR_NAMES: Readonly<Record<Field, readonly string[]>> = {
  beneficiary_name: [
    'beneficiary', 'recipient', 'recipient name', 'payee', 'payee name', 'account name', 'account holder', 'account holder name',
    'name of account holder', 'name on account', 'creditor', 'creditor name', 'employee name', 'supplier name', 'vendor name',
    'full name', 'fullname', 'full names', 'name and surname', 'name surname', 'paid to', 'pay to', 'ben name', 'benef name',
    'account owner', 'bank account owner', // PaySpace
    'to account name', // ABSA Business Integrator
    'homing account name', // ACB programs
    'begunstigde', 'begunstigde naam', 'naam van begunstigde', 'begunstigde se naam', 'ontvanger', 'rekeninghouer',
    'naam van rekeninghouer', 'rekening naam', 'rekeningnaam', 'naam en van', 'volle naam', 'volle name', 'werknemer naam',
  ],
  bank: [
    'bank name', 'bank code', 'bankname', 'bankcode', 'beneficiary bank', 'recipient bank', 'payee bank', 'name of bank', 'bank id',
    'banknaam', 'bank naam', 'bank kode', 'bankkode', 'naam van bank', 'begunstigde bank',
  ],
  branch_code: [
    'branch', 'branch no', 'branch number', 'branch num', 'branchcode', 'bank branch', 'bank branch code', 'sort code', 'branch nr',
    'universal branch code', 'branch sort code', 'clearing code', 'beneficiary branch', 'beneficiary branch code',
    'recipient branch code', 'to branch code', 'to account branch code', 'counter party branch', 'homing branch', 'br code',
    'takkode', 'tak kode', 'tak', 'taknommer', 'tak nommer', 'bank takkode', 'universele takkode', 'begunstigde takkode',
  ],
  account_number: [
    'account no', 'account num', 'account nr', 'account numbers', 'accountnumber', 'accountno', 'acc no', 'acc num', 'acc nr',
    'acc number', 'acct no', 'acct number', 'acct num', 'a c no', 'a c number', 'bank account', 'bank account number',
    'bank account no', 'bank acc no', 'account', 'beneficiary account', 'beneficiary account number', 'beneficiary account no',
    'recipient account', 'recipient account number', 'payee account number', 'to account', 'to account number',
    'counter party account', 'homing account', 'homing account number',
    'rekeningnommer', 'rekening nommer', 'rekening nr', 'rekeningnr', 'rekening no', 'rek nr', 'rek no', 'rek nommer', 'reknr',
    'rekening', 'bankrekening', 'bankrekeningnommer', 'bank rekeningnommer', 'begunstigde rekeningnommer', 'begunstigde rekening',
  ],
  account_type: [
    'accounttype', 'acc type', 'acct type', 'a c type', 'type of account', 'bank account type', 'beneficiary account type',
    'account kind', 'recipient account type', 'account type code',
    'rekeningtipe', 'rekening tipe', 'rek tipe', 'rektipe', 'tipe rekening', 'soort rekening', 'rekeningsoort', 'bankrekeningtipe',
  ],
  amount: [
    'payment amount', 'amount to pay', 'amount payable', 'net pay', 'net salary', 'net amount', 'nett pay', 'nett salary',
    'nett amount', 'salary', 'pay amount', 'amount due', 'transfer amount', 'withdrawal amount', 'payment value', 'amt',
    'rand amount', 'transaction amount', 'net wage', 'nett wage', 'net wages', 'netpay', 'nettpay', 'take home pay',
    'bedrag', 'netto bedrag', 'nettobedrag', 'netto salaris', 'nettosalaris', 'netto loon', 'nettoloon', 'netto betaling',
    'bedrag betaalbaar', 'betaalbare bedrag', 'betaal bedrag', 'betaalbedrag', 'salaris', 'loon',
  ],
  beneficiary_reference: [
    'their reference', 'their ref', 'beneficiary ref', 'recipient reference', 'recipient ref', 'payee reference', 'payee ref',
    'statement reference', 'reference on statement', 'beneficiary statement reference', 'reference for beneficiary',
    'ben reference', 'ben ref', 'benef ref', 'creditor reference', 'recipient statement reference',
    'beneficiary statement description', 'beneficiarys reference', 'recipients reference', 'beneficiary description',
    'user reference', 'begunstigde verwysing', 'begunstigde se verwysing', 'ontvanger verwysing', 'hul verwysing', 'staatverwysing',
  ],
  own_reference: [
    'my reference', 'my ref', 'own ref', 'our reference', 'our ref', 'internal reference', 'internal ref', 'payer reference',
    'sender reference', 'debtor reference', 'from reference', 'my statement reference', 'own statement reference',
    'your reference', 'reference for me', 'my statement description',
    'eie verwysing', 'my verwysing', 'ons verwysing', 'interne verwysing',
  ],
  external_id: [
    'externalid', 'external ref', 'external reference', 'employee no', 'employee number', 'employee id', 'employee code',
    'employee nr', 'emp no', 'emp id', 'emp code', 'emp number', 'staff no', 'staff number', 'staff id', 'payroll no',
    'payroll number', 'supplier id', 'supplier code', 'supplier no', 'supplier number', 'vendor id', 'vendor code', 'vendor no',
    'vendor number', 'beneficiary id', 'recipient id', 'payee id', 'customer id', 'client id', 'member no', 'member number',
    'member id', 'werknemernommer', 'werknemer nommer', 'werknemer nr', 'werknemerkode', 'werknemer kode', 'personeelnommer',
  ],
};

/** Names that often mean the field. */
export const LIKELY_NAMES: Readonly<Record<Field, readonly string[]>> = {
  beneficiary_name: [
    'name', 'names', 'employee', 'supplier', 'vendor', 'customer', 'client', 'member', 'person',
    'naam', 'name en van', 'werknemer', 'verskaffer', 'kliënt', 'persoon',
  ],
  bank: ['institution', 'financial institution', 'instelling'],
  branch_code: ['branch name and code'],
  account_number: ['number', 'nommer'],
  account_type: ['type', 'tipe'],
  amount: ['value', 'total', 'sum', 'payment', 'pay', 'zar', 'rand', 'rands', 'r', 'totaal', 'waarde', 'betaling', 'net', 'nett', 'netto'],
  beneficiary_reference: [
    'reference', 'ref', 'payment reference', 'description', 'narration', 'narrative', 'statement description', 'payment ref',
    'verwysing', 'verw', 'betaling verwysing', 'betaalverwysing', 'beskrywing',
  ],
  own_reference: ['internal description'],
  external_id: ['id', 'code', 'no', 'nr', 'key', 'unique id', 'kode'],
};

/** Parts of a person's name that are split over columns. */
export const GIVEN_NAMES: readonly string[] = [
  'first name', 'firstname', 'first names', 'forename', 'forenames', 'given name', 'given names', 'known as', 'preferred name',
  'employee first name', 'voornaam', 'voorname', 'noemnaam', 'eerste naam',
];
export const INITIALS: readonly string[] = ['initials', 'initial', 'init', 'employee initials', 'voorletters', 'voorletter'];
export const MIDDLE_NAMES: readonly string[] = ['middle name', 'middle names', 'second name', 'second names', 'tweede naam'];
export const FAMILY_NAMES: readonly string[] = [
  'surname', 'last name', 'lastname', 'family name', 'employee surname', 'employee last name', 'beneficiary surname',
  'recipient surname', 'payee surname', 'account holder surname', 'van', 'familienaam',
];
/** The whole name when it is the only name column, the first name when there is a surname column too. */
export const PLAIN_NAMES: readonly string[] = ['name', 'names', 'naam', 'employee name', 'beneficiary name', 'recipient name', 'payee name'];

/** Words that say whose column it is: the more of them, the more specific the name. */
export const SPECIFIC_WORDS: ReadonlySet<string> = new Set([
  'beneficiary', 'beneficiarys', 'bene', 'ben', 'benef', 'recipient', 'recipients', 'payee', 'creditor', 'their', 'to', 'homing',
  'counter', 'net', 'nett', 'netto', 'payment', 'payable', 'pay', 'due', 'transaction', 'transfer', 'holder', 'begunstigde',
  'ontvanger', 'betaal', 'betaalbaar', 'betaalbare', 'hul', 'employee', 'werknemer', 'nettobedrag', 'nettosalaris', 'netpay',
]);

/** Words of the side that pays: such an account or bank is never the beneficiary's. */
export const PAYER_WORDS: ReadonlySet<string> = new Set([
  'from', 'payer', 'payers', 'debit', 'debited', 'debtor', 'sender', 'source', 'our', 'own', 'my', 'company', 'employer',
  'nominated', 'contra', 'paying', 'funding', 'van', 'betaler', 'werkgewer', 'debiet', 'ons', 'eie',
]);

/** Words that make an amount something other than what is paid. */
export const OTHER_AMOUNTS: ReadonlySet<string> = new Set([
  'gross', 'bruto', 'tax', 'belasting', 'paye', 'uif', 'sdl', 'deduction', 'deductions', 'aftrekking', 'aftrekkings', 'basic',
  'basies', 'basiese', 'ytd', 'fee', 'fees', 'charge', 'charges', 'vat', 'btw', 'balance', 'saldo', 'rate', 'tarief', 'hours',
  'ure', 'days', 'dae', 'previous', 'prior', 'vorige', 'last', 'limit', 'medical', 'pension', 'provident', 'bonus', 'overtime',
  'oortyd', 'leave', 'verlof', 'commission', 'allowance', 'toelae', 'loan', 'lening', 'advance', 'voorskot', 'discount',
  'cost', 'opening', 'closing', 'contribution', 'contributions', 'benefit', 'benefits', 'earnings', 'annual', 'monthly',
]);

/** Words that make a name with "pay" or "payment" in it something other than an amount. */
export const NOT_AN_AMOUNT: ReadonlySet<string> = new Set([
  'date', 'datum', 'method', 'metode', 'type', 'tipe', 'no', 'number', 'nr', 'nommer', 'id', 'code', 'kode', 'ref', 'reference',
  'verwysing', 'run', 'period', 'periode', 'point', 'frequency', 'status', 'day', 'name', 'naam', 'slip', 'group', 'grade',
  'advice', 'currency', 'terms', 'count', 'batch', 'details', 'channel', 'basis', 'instruction', 'description', 'info', 'date',
  'email', 'account', 'words', 'rekening', 'bank', 'branch', 'rail', 'time', 'to', 'by',
]);
