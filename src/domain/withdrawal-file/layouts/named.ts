import { comparable } from '../header-meaning.ts';
import type { LayoutKey } from './layout-key.ts';

/** A layout with a header, recognised by a line above it or by its column names. */
interface NamedLayout {
  layout: LayoutKey;
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
  { layout: 'layout_fnb', titleLine: /^"?BInSol\b/i },
  {
    layout: 'layout_fnb',
    headers: ['recipient name', 'recipient account', 'recipient account type', 'branchcode'],
  },
  { layout: 'layout_acb_main', headers: ['no', 'name', 'amount', 'acc no', 'br code', 'reference'] },
  { layout: 'layout_absa', headers: ['to account number', 'to account name', 'to branch code'] },
  { layout: 'layout_standard', headers: ['counter party account', 'counter party branch'] },
  {
    layout: 'layout_nedbank',
    headers: ['from account number', 'my statement description', 'beneficiary statement description'],
  },
  { layout: 'layout_acb', headers: ['homing account', 'homing branch'] },
  { layout: 'layout_acb', headers: ['homing account number', 'homing branch'] },
  { layout: 'layout_payspace', headers: ['bank account owner', 'branch no', 'account no'] },
  { layout: 'layout_payroll', headers: ['employee code', 'surname', 'net pay'] },
  { layout: 'layout_payroll', headers: ['employee code', 'surname', 'nett pay'] },
  { layout: 'layout_payroll', headers: ['employee number', 'surname', 'net pay'] },
  { layout: 'layout_payroll', headers: ['employee number', 'surname', 'nett pay'] },
  { layout: 'layout_payroll', headers: ['employee number', 'last name', 'net pay'] },
  { layout: 'layout_payroll', headers: ['werknemernommer', 'van', 'netto salaris'] },
];

/** The layout of a file with a header; null for an unknown layout. */
export function namedLayout(headers: readonly string[], linesAbove: readonly string[]): LayoutKey | null {
  const names = new Set(headers.map(comparable));
  for (const { layout, titleLine, headers: wanted } of LAYOUTS) {
    if (titleLine && linesAbove.some((line) => titleLine.test(line))) return layout;
    if (wanted?.every((header) => names.has(header))) return layout;
  }
  return null;
}
