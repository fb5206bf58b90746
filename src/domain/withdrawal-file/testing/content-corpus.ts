/**
 * Files whose columns contain something that a careful clerk would notice. The answer was written before the
 * reader was run on them: `asks` for a question about the whole file, `error` for rows that cannot be paid,
 * `right` for a file that is paid without a question.
 */
export type Answer = 'asks' | 'error' | 'right';

export interface MisleadingFile {
  family: 'currency' | 'unit' | 'unread' | 'amounts' | 'accounts' | 'right';
  what: string;
  text: string;
  answer: Answer;
}

const COLUMNS = [
  'beneficiary_name',
  'bank',
  'branch_code',
  'account_number',
  'account_type',
  'amount',
  'beneficiary_reference',
];
const ROWS = [
  ['Thandi Nkosi', 'ABSA', '632005', '4012345678', 'SAVINGS', '1250.00', 'SALARY MARCH'],
  ['Lerato Dlamini', 'FNB', '250655', '62012345678', 'CURRENT', '2500.10', 'SALARY MARCH'],
  ['Sipho Botha', 'CAPITEC', '470010', '1234567890', 'SAVINGS', '990.95', 'SALARY MARCH'],
];

/** The template's columns, with one more of these values. */
function beside(header: string, ...values: readonly string[]): string {
  return table(
    [...COLUMNS, header],
    ROWS.map((row, i) => [...row, values[i] ?? values.at(-1)!]),
  );
}

/** The template's columns, the amount under another name. */
function amountAs(header: string, ...values: readonly string[]): string {
  return table(
    COLUMNS.map((name) => (name === 'amount' ? header : name)),
    ROWS.map((row, i) => row.map((cell, c) => (c === 5 ? (values[i] ?? values.at(-1) ?? cell) : cell))),
  );
}

function below(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('') + table(COLUMNS, ROWS);
}

function changed(column: number, ...values: readonly string[]): string {
  return table(
    COLUMNS,
    ROWS.map((row, i) => row.map((cell, c) => (c === column ? (values[i] ?? cell) : cell))),
  );
}

function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const quoted = (cell: string) => (/[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return `${[header, ...rows].map((cells) => cells.map(quoted).join(',')).join('\n')}\n`;
}

type Case = readonly [what: string, text: string, answer?: Answer];
const of = (family: MisleadingFile['family'], otherwise: Answer, cases: readonly Case[]): MisleadingFile[] =>
  cases.map(([what, text, answer = otherwise]) => ({ family, what, text, answer }));

export const MISLEADING_FILES: readonly MisleadingFile[] = [
  ...of('currency', 'asks', [
    ['Crcy, all in meticais', beside('Crcy', 'MZN')],
    ['Cur, all in pula', beside('Cur', 'BWP')],
    ['Document Currency, one in dollars', beside('Document Currency', 'ZAR', 'ZAR', 'USD'), 'error'],
    ['WAERS in Namibia dollars', beside('WAERS', 'NAD')],
    ['Moeda', beside('Moeda', 'AOA')],
    ['Monnaie', beside('Monnaie', 'XAF')],
    ['a column named X', beside('X', 'KES')],
    ['a column without a name', beside('', 'USD')],
    ['codes in lower case', beside('Ccy of doc', 'usd')],
    ['currencies in words', beside('Paid in', 'Pula')],
    ['US Dollar', beside('Unit', 'US Dollar')],
    ['a symbol alone', beside('Symbol', '€')],
    ['N$ alone', beside('Sym', 'N$')],
    ['MT with the amount beside', beside('Memo value', 'MT 1 250,00')],
    ['a symbol behind', beside('Original', '100,00 €')],
    ['one symbol in three', beside('Comment', '', 'R 20.00', '$20.00')],
    ['the country column says Botswana pula', beside('Country', 'BWP', 'BWP', 'ZMW')],
    ['Value (MZN)', amountAs('Value (MZN)')],
    ['Amount (N$)', amountAs('Amount (N$)')],
    ['Amount (Pula)', amountAs('Amount (Pula)')],
    ['Amount (foreign)', amountAs('Amount (foreign)')],
    ['Amount [usd]', amountAs('Amount [usd]')],
    ['Amount $', amountAs('Amount $')],
    ['Amount in Kwacha', amountAs('Amount in Kwacha')],
    ['amount_mzn', amountAs('amount_mzn')],
    ['Amount (€)', amountAs('Amount (€)')],
    ['Amount FCY', amountAs('Amount FCY')],
    ['Bedrag (vreemde geldeenheid)', amountAs('Bedrag (vreemde geldeenheid)')],
    ['a title above the header', below(['Payments March', 'All amounts in USD'])],
    ['a title with a symbol', below(['Currency: N$'])],
    [
      'an account in dollars',
      table(
        COLUMNS.map((n) => (n === 'account_number' ? 'Account number (USD)' : n)),
        ROWS,
      ),
    ],
  ]),
  ...of('unit', 'asks', [
    ['Amount (cents)', amountAs('Amount (cents)')],
    ['Bedrag (sent)', amountAs('Bedrag (sent)')],
    ["Amount (R'000)", amountAs("Amount (R'000)")],
    ["Amount '000", amountAs("Amount '000")],
    ['Amount (thousands)', amountAs('Amount (thousands)')],
    ['Amount (per hour)', amountAs('Amount (per hour)')],
    ['Amount (%)', amountAs('Amount (%)')],
    ['Amount in cents', amountAs('Amount in cents')],
    ['amount_cents', amountAs('amount_cents')],
    ['AmountInCents', amountAs('AmountInCents')],
    ['Amount (c)', amountAs('Amount (c)')],
    ['Amount (k)', amountAs('Amount (k)')],
    ['Amount x1000', amountAs('Amount x1000')],
    ['Bedrag (duisende)', amountAs('Bedrag (duisende)')],
    ['Amount (Rm)', amountAs('Amount (Rm)')],
    ['Amount per day', amountAs('Amount per day')],
    ['Hourly pay', amountAs('Hourly pay')],
    ['Amount (minor units)', amountAs('Amount (minor units)')],
    ["a title: figures in R'000", below(["Figures in R'000"])],
    ['a title: amounts in cents', below(['Supplier run', 'Amounts are in cents'])],
  ]),
  ...of('unread', 'asks', [
    ['Status = ON HOLD', beside('Status', 'ON HOLD')],
    ['Status = on hold in one row', beside('Status', 'OK', 'OK', 'On hold')],
    ['Paid = Yes', beside('Paid', 'No', 'Yes', 'No')],
    ['Paid? = Y', beside('Paid?', 'Y')],
    ['Date paid', beside('Date paid', '', '2026-03-01', '')],
    ['D/C = C', beside('D/C', 'C')],
    ['Dr/Cr mixed', beside('Type', 'DR', 'CR', 'DR')],
    ['Sign = -', beside('Sign', '-')],
    ['Sign mixed', beside('+/-', '+', '-', '+')],
    ['SHKZG', beside('SHKZG', 'H', 'S', 'H')],
    ['Debit or Credit', beside('Side', 'Debit', 'Credit', 'Debit')],
    ['Remarks = DO NOT PAY', beside('Remarks', '', 'DO NOT PAY', '')],
    ["Note: don't pay before April", beside('Note', '', "Please don't pay before April", '')],
    ['moenie betaal nie', beside('Opmerking', '', 'Moenie betaal nie', '')],
    ['Approved = No', beside('Approved', 'Yes', 'No', 'Yes')],
    ['Pay = N', beside('Pay', 'Y', 'N', 'Y')],
    ['Include = 0', beside('Include', '1', '0', '1')],
    ['Blocked = X', beside('Blocked', '', 'X', '')],
    ['Payment block A', beside('Payment block', '', 'A', '')],
    ['Goedgekeur = Nee', beside('Goedgekeur', 'Ja', 'Nee', 'Ja')],
    ['Cancelled', beside('State', 'Open', 'Cancelled', 'Open')],
    ['Terminated', beside('Emp status', 'Active', 'Terminated', 'Active')],
    ['Oorlede', beside('Stand', 'Aktief', 'Oorlede', 'Aktief')],
    ['Credit note', beside('Document', 'Invoice', 'Credit note', 'Invoice')],
    ['CN numbers', beside('Doc', 'INV1001', 'CN-1002', 'INV1003')],
    ['CRN as the type', beside('Doc type', 'INV', 'CRN', 'INV')],
    ['disputed', beside('Comment', '', 'Disputed', '')],
    ['already paid by cheque', beside('Info', '', 'already paid by cheque', '')],
    ['a column without a name: HOLD', beside('', '', 'HOLD', '')],
    ['stop payment in the reference that is read', changed(6, 'STOP PAYMENT')],
    ['do not pay in the name that is read', changed(0, 'Thandi Nkosi DO NOT PAY')],
    ['a long reference shortened', changed(6, '2.02603011234568E+18')],
    ['draft above the header', below(['DRAFT - DO NOT PAY'])],
  ]),
  ...of('amounts', 'asks', [
    ['To be paid', beside('To be paid', '1000.00', '2000.00', '900.00')],
    ['Take Home', beside('Take Home', '1100.00', '2300.10', '870.00')],
    ['Balance due', beside('Balance due', '1250.00', '500.00', '990.95')],
    ['Incl. VAT', beside('Incl. VAT', '1437.50', '2875.12', '1139.59')],
    ['Outstanding', beside('Outstanding', '600.00', '2500.10', '1.00')],
    ['whole rands', beside('Settle', '1300', '2400', '900')],
    ['with R', beside('Approved', 'R1 000.00', 'R2 000.00', 'R900.00')],
    ['with a comma', beside('Final', '1 000,00', '2 000,00', '900,00')],
    ['one row differs', beside('Check', '1250.00', '2500.10', '909.95')],
    ['one filled cell', beside('Adjusted', '', '100.00', '')],
    ['negative adjustments', beside('Adj', '-50.00', '0.00', '-20.00')],
    ['Gross', beside('Gross', '1500.00', '3000.00', '1200.00')],
    ['a column without a name', beside('', '1500.00', '3000.00', '1200.00')],
    ['PAYE larger than the amount: exchanged', beside('PAYE', '5250.00', '7500.10', '2990.95')],
    ['in brackets', beside('Corr', '(50.00)', '(10.00)', '(20.00)')],
  ]),
  ...of('accounts', 'asks', [
    ['IBAN', beside('IBAN', 'MZ59000301080016367102371', 'BW12345678901234567890', 'DE89370400440532013000')],
    ['Konto', beside('Konto', '4099999999', '62099999999', '1299999999')],
    ['BANKN', beside('BANKN', '4099999998', '62099999998', '1299999998')],
    ['New number', beside('New number', '', '62055555555', '')],
    ['with dashes', beside('NUBAN', '40-1234-5679', '62-0123-4568', '12-3456-7891')],
    ['with spaces', beside('Ref 2', '4012 345 679', '6201 234 5679', '1234 567 899')],
    ['Verified', beside('Verified', '4012345670', '62012345670', '1234567891')],
    ['one differs', beside('Confirmed', '4012345678', '62012345678', '1234567891')],
    ['a column without a name', beside('', '4099999999', '62099999999', '1299999999')],
  ]),
  ...of('right', 'right', [
    ['the template', table(COLUMNS, ROWS)],
    ['a note that says nothing', beside('Note', 'Thanks', '', 'See email')],
    ['the same amount twice', beside('Check', '1250.00', '2500.10', '990.95')],
    ['the same account twice', beside('Confirmed', '4012345678', '62012345678', '1234567890')],
    ['a column of the currency that is paid', beside('Crcy', 'ZAR')],
    ['departments of three letters', beside('Dept', 'FIN', 'OPS', 'ADM')],
    ['payment method', beside('Method', 'EFT')],
    ['identity numbers', beside('ID', '8001015009087', '9202204720082', '8501016000084')],
    ['telephone numbers', beside('Cell', '0821234567', '0731234567', '0611234567')],
    ['dates', beside('Due', '20260331', '20260430', '20260331')],
    ['dates with dashes', beside('Due', '2026-03-31', '2026-04-30', '2026-03-31')],
    ['email addresses', beside('Email', 'a@b.co.za', 'c@d.co.za', 'e@f.co.za')],
    ['numbers of people', beside('Clock', 'E1001', 'E1002', 'E1003')],
    ['invoice numbers in order', beside('Doc', '10023', '10024', '10025')],
    ['Status = Approved', beside('Status', 'Approved')],
    ['Active = Yes', beside('Active', 'Yes')],
    ['Paid = No', beside('Paid', 'No')],
    ['On hold = N', beside('On hold', 'N')],
    ['invoices', beside('Doc type', 'INV')],
    ['nothing but zeros', beside('Discount', '0.00')],
    ['UIF far below the amount', beside('UIF', '12.50', '25.00', '9.90')],
    ['hours', beside('Hours', '160.00', '168.00', '120.00')],
    ['years', beside('Year', '2026')],
    ['an empty column', beside('Comment', '')],
    ['Amount (ZAR)', amountAs('Amount (ZAR)')],
    ['Amount (R)', amountAs('Amount (R)')],
    ['Amount in Rand', amountAs('Amount in Rand')],
    ['a title in rand', below(['Salaries March 2026', 'All amounts in ZAR'])],
    ['a remark about a household', beside('Remark', 'Household', 'Holdings Ltd', 'Stopwatch')],
    ['a remark about paid leave', beside('Remark', 'Salary incl. paid leave')],
    ['places', beside('City', 'Sandton', 'Cape Town', 'Durban')],
    ['branch codes again', beside('Universal', '632005', '250655', '470010')],
    ['the payer in every row', beside('Payer', '9876543210')],
  ]),
];
