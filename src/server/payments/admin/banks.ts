import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { RAILS } from '../../../shared/terms.ts';
import { OPERATOR, recordAudit } from '../../audit/audit.ts';
import { nowOf } from '../../platform/clock.ts';
import { AdminRefused, adminCommand } from '../../identity/admin/command.ts';

const BankFile = z.object({
  sourceDate: z.iso.date(),
  banks: z
    .array(
      z.object({
        code: z.string().regex(/^[A-Z][A-Z0-9_]*$/),
        displayName: z.string().min(1),
        countryCode: z.string().length(2).default('ZA'),
        defaultBranchCode: z.string().regex(/^\d{6}$/),
        accountNumberMinLength: z.int().min(5).max(13),
        accountNumberMaxLength: z.int().min(5).max(13),
        rails: z.array(z.enum(RAILS)).default([...RAILS]),
      }),
    )
    .min(1)
    .refine((banks) => new Set(banks.map(({ code }) => code)).size === banks.length, 'names a bank twice')
    .refine(
      (banks) => banks.every((bank) => bank.accountNumberMinLength <= bank.accountNumberMaxLength),
      'has a bank whose shortest account number is longer than its longest',
    ),
});

export const banks = adminCommand({
  name: 'banks',
  summary:
    'replaces the banks that can be paid by those of a file, which has the form of src/server/payments/data/banks.json',
  example: 'npm run admin -- banks --file banks.json',
  options: z.object({ file: z.string().min(1) }),
  run: async (context, { file: path }) => {
    const file = await readBanks(path);
    const at = nowOf(context.clock);
    await context.database.transaction(async (tx) => {
      await tx.query('DELETE FROM banks');
      for (const bank of file.banks) {
        await tx.query(
          'INSERT INTO banks (code, display_name, country_code, default_branch_code, account_number_min_length, account_number_max_length, rails, source_date) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)',
          [
            bank.code,
            bank.displayName,
            bank.countryCode,
            bank.defaultBranchCode,
            bank.accountNumberMinLength,
            bank.accountNumberMaxLength,
            bank.rails,
            file.sourceDate,
          ],
        );
      }
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
    return `${file.banks.length} banks can be paid now, as their source had them on ${file.sourceDate}.`;
  },
});

async function readBanks(path: string): Promise<z.output<typeof BankFile>> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new AdminRefused(`The file ${path} cannot be read.`);
  });
  const parsed = BankFile.safeParse(jsonOf(text));
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(
    (issue) => `${issue.path.join('.') || 'the file'}: ${issue.message}`,
  );
  throw new AdminRefused(`${path} is not a list of banks.\n${faults.slice(0, 10).join('\n')}.`);
}

/** The JSON of a text; undefined when it is none. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
