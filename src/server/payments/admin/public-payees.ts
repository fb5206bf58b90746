import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { accountNumberPattern } from '../../../domain/countries/formats.ts';
import { COUNTRIES, DEFAULT_COUNTRY, findCountry } from '../../../domain/countries/registry.ts';
import { PAYEE_LIMITS } from '../../../shared/payee-terms.ts';
import { normaliseFormat, REFERENCE_FORMAT } from '../../../shared/reference-format.ts';
import { ACCOUNT_TYPES, TEXT_LIMITS } from '../../../shared/terms.ts';
import { OPERATOR, recordAudit } from '../../audit/audit.ts';
import { AdminRefused, adminCommand } from '../../identity/admin/command.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/pool.ts';

const Payee = z
  .strictObject({
    code: z.string().regex(/^[A-Z][A-Z0-9_]*$/),
    name: z.string().min(1).max(TEXT_LIMITS.beneficiaryName),
    countryCode: z.string().length(2).default(DEFAULT_COUNTRY.code),
    bankCode: z.string().min(1),
    /** Absent: the code with which every account of the bank can be paid. */
    branchCode: z.string().regex(/^\d+$/).optional(),
    accountNumber: z.string(),
    accountType: z.enum(ACCOUNT_TYPES).default('CURRENT'),
    referenceFormat: z.string().max(PAYEE_LIMITS.referenceFormat).regex(REFERENCE_FORMAT),
    referenceHelp: z.string().min(1).max(PAYEE_LIMITS.text),
  })
  .superRefine((payee, check) => {
    const add = (path: string, message: string) => check.addIssue({ code: 'custom', path: [path], message });
    const country = findCountry(payee.countryCode);
    if (!country) return add('countryCode', `must be one of ${COUNTRIES.map(({ code }) => code).join(', ')}`);
    if (!accountNumberPattern(country.accountNumbers).test(payee.accountNumber))
      add('accountNumber', 'is not an account number of the country');
    if (payee.branchCode !== undefined && payee.branchCode.length !== country.branchCodeDigits)
      add('branchCode', `must have ${country.branchCodeDigits} digits`);
  });

const PayeeFile = z.strictObject({
  sourceDate: z.iso.date(),
  payees: z
    .array(Payee)
    .refine((all) => new Set(all.map(({ code }) => code)).size === all.length, 'names a payee twice'),
});

export const publicPayees = adminCommand({
  name: 'public-payees',
  summary:
    'replaces the payees that many pay (revenue service, municipalities) with a file; see docs/operating.md',
  example: 'npm run admin -- public-payees --file payees.json',
  options: z.object({ file: z.string().min(1) }),
  run: async (context, { file: path }) => {
    const { payees, sourceDate } = await readPayees(path);
    const at = nowOf(context.clock);
    await context.database.transaction(async (tx) => {
      await tx.query('DELETE FROM public_payees');
      for (const payee of payees) await insertPayee(tx, payee, sourceDate);
      for (const { id } of await tx.query('SELECT id FROM entities ORDER BY id'))
        await recordAudit(tx, {
          entityId: id,
          at,
          actor: OPERATOR,
          action: 'public_payees.replaced',
          subjectType: 'public_payees',
          subjectId: sourceDate,
          details: { count: payees.length },
        });
    });
    return `The list now has ${payees.length} payees, as of ${sourceDate}. Companies propose them.`;
  },
});

async function insertPayee(tx: Tx, payee: z.output<typeof Payee>, sourceDate: string): Promise<void> {
  const [bank] = await tx.query(
    'SELECT default_branch_code FROM banks WHERE code = $1 AND country_code = $2',
    [payee.bankCode, payee.countryCode],
  );
  if (!bank) throw new AdminRefused(`${payee.code}: ${payee.bankCode} is not in the list of banks.`);
  await tx.query(
    `INSERT INTO public_payees
            (code, name, country_code, bank_code, branch_code, account_number, account_type,
             reference_format, reference_help, source_date)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      payee.code,
      payee.name,
      payee.countryCode,
      payee.bankCode,
      payee.branchCode ?? bank.default_branch_code,
      payee.accountNumber,
      payee.accountType,
      normaliseFormat(payee.referenceFormat),
      payee.referenceHelp,
      sourceDate,
    ],
  );
}

async function readPayees(path: string): Promise<z.output<typeof PayeeFile>> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new AdminRefused(`The file ${path} cannot be read.`);
  });
  const parsed = PayeeFile.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(
    (issue) => `${issue.path.join('.') || 'the file'}: ${issue.message}`,
  );
  throw new AdminRefused(`${path} is not a list of payees.\n${faults.slice(0, 10).join('\n')}.`);
}

/** The value of a JSON text; undefined when the text is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
