import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { COUNTRIES, DEFAULT_COUNTRY, findCountry } from '../../../domain/countries/registry.ts';
import { RAILS } from '../../../shared/terms.ts';
import { OPERATOR, recordAudit } from '../../audit/audit.ts';
import { AdminRefused, adminCommand } from '../../identity/admin/command.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/pool.ts';

const Bank = z
  .object({
    code: z.string().regex(/^[A-Z][A-Z0-9_]*$/),
    displayName: z.string().min(1),
    countryCode: z.string().length(2).default(DEFAULT_COUNTRY.code),
    defaultBranchCode: z.string().regex(/^\d+$/),
    accountNumberMinLength: z.int(),
    accountNumberMaxLength: z.int(),
    rails: z.array(z.enum(RAILS)).optional(),
  })
  .superRefine((bank, check) => {
    const add = (path: string, message: string) => check.addIssue({ code: 'custom', path: [path], message });
    const country = findCountry(bank.countryCode);
    if (!country) {
      add('countryCode', `must be one of ${COUNTRIES.map(({ code }) => code).join(', ')}`);
      return;
    }
    const { branchCodeDigits, accountNumbers } = country;
    if (bank.defaultBranchCode.length !== branchCodeDigits)
      add('defaultBranchCode', `must have ${branchCodeDigits} digits`);
    const { minLength, maxLength } = accountNumbers;
    for (const end of ['accountNumberMinLength', 'accountNumberMaxLength'] as const)
      if (bank[end] < minLength || bank[end] > maxLength)
        add(end, `must be from ${minLength} to ${maxLength}`);
  });

const BankFile = z.object({
  sourceDate: z.iso.date(),
  banks: z
    .array(Bank)
    .min(1)
    .refine((banks) => new Set(banks.map(({ code }) => code)).size === banks.length, 'names a bank twice')
    .refine(
      (banks) => banks.every((bank) => bank.accountNumberMinLength <= bank.accountNumberMaxLength),
      'has a bank whose shortest account number is longer than its longest',
    ),
});

export const banks = adminCommand({
  name: 'banks',
  summary: 'replaces the list of banks with a file in the form of src/domain/countries/za/banks.json',
  example: 'npm run admin -- banks --file banks.json',
  options: z.object({ file: z.string().min(1) }),
  run: async (context, { file: path }) => {
    const file = await readBanks(path);
    const at = nowOf(context.clock);
    await context.database.transaction(async (tx) => {
      await tx.query('DELETE FROM banks');
      for (const bank of file.banks) await insertBank(tx, bank, file.sourceDate);
      for (const { id } of await tx.query('SELECT id FROM entities ORDER BY id')) {
        await recordAudit(tx, {
          entityId: id,
          at,
          actor: OPERATOR,
          action: 'banks.replaced',
          subjectType: 'banks',
          subjectId: file.sourceDate,
          details: { count: file.banks.length },
        });
      }
    });
    return `The list now has ${file.banks.length} banks, as of ${file.sourceDate}.`;
  },
});

async function insertBank(tx: Tx, bank: z.output<typeof Bank>, sourceDate: string): Promise<void> {
  const country = findCountry(bank.countryCode);
  await tx.query(
    `INSERT INTO banks
            (code, display_name, country_code, default_branch_code, account_number_min_length,
             account_number_max_length, rails, source_date)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      bank.code,
      bank.displayName,
      bank.countryCode,
      bank.defaultBranchCode,
      bank.accountNumberMinLength,
      bank.accountNumberMaxLength,
      bank.rails ?? country!.rails.all.map(({ rail }) => rail),
      sourceDate,
    ],
  );
}

async function readBanks(path: string): Promise<z.output<typeof BankFile>> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new AdminRefused(`The file ${path} cannot be read.`);
  });
  const parsed = BankFile.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(
    (issue) => `${issue.path.join('.') || 'the file'}: ${issue.message}`,
  );
  throw new AdminRefused(`${path} is not a list of banks.\n${faults.slice(0, 10).join('\n')}.`);
}

/** The value of a JSON text; undefined when the text is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
