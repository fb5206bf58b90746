import { comparable } from '../header-meaning.ts';

/** A layout with a header, recognised by a line above it or by its column names. */
interface NamedLayout {
  name: string;
  /** The beginning of a line above the header. */
  titleLine?: RegExp;
  /** Names that its header must have, in comparable form. */
  headers?: readonly string[];
}

/*
 * Sources: MAINCSV is published by ACB Transfers (acbtransfers.co.za/csvmain.html). The field names of ABSA
 * Business Integrator, Standard Bank, Nedbank and the ACB programs are those of payroll and EFT manuals
 * (Agrigistics, Peresoft), PaySpace's those of its help pages. BInSol and the payroll exports are from
 * practice, without a published description.
 */
const LAYOUTS: readonly NamedLayout[] = [
  { name: 'FNB bulk payments (BInSol)', titleLine: /^"?BInSol\b/i },
  {
    name: 'FNB bulk payments (BInSol)',
    headers: ['recipient name', 'recipient account', 'recipient account type', 'branchcode'],
  },
  { name: 'ACB payments (MAINCSV)', headers: ['no', 'name', 'amount', 'acc no', 'br code', 'reference'] },
  { name: 'ABSA Business Integrator', headers: ['to account number', 'to account name', 'to branch code'] },
  { name: 'Standard Bank Business Online', headers: ['counter party account', 'counter party branch'] },
  {
    name: 'Nedbank NetBank Business',
    headers: ['from account number', 'my statement description', 'beneficiary statement description'],
  },
  { name: 'ACB payments', headers: ['homing account', 'homing branch'] },
  { name: 'ACB payments', headers: ['homing account number', 'homing branch'] },
  { name: 'PaySpace banking details', headers: ['bank account owner', 'branch no', 'account no'] },
  { name: 'a payroll export', headers: ['employee code', 'surname', 'net pay'] },
  { name: 'a payroll export', headers: ['employee code', 'surname', 'nett pay'] },
  { name: 'a payroll export', headers: ['employee number', 'surname', 'net pay'] },
  { name: 'a payroll export', headers: ['employee number', 'surname', 'nett pay'] },
  { name: 'a payroll export', headers: ['employee number', 'last name', 'net pay'] },
  { name: 'a payroll export', headers: ['werknemernommer', 'van', 'netto salaris'] },
];

/** The name of the layout of a file with a header; null for an unknown layout. */
export function namedLayout(headers: readonly string[], linesAbove: readonly string[]): string | null {
  const names = new Set(headers.map(comparable));
  for (const { name, titleLine, headers: wanted } of LAYOUTS) {
    if (titleLine && linesAbove.some((line) => titleLine.test(line))) return name;
    if (wanted?.every((header) => names.has(header))) return name;
  }
  return null;
}
