import { z } from 'zod';
import { RAILS } from '../../../shared/terms.ts';
import { OPERATOR, recordAudit } from '../../platform/audit.ts';
import { nowOf } from '../../platform/clock.ts';
import { AdminRefused, adminCommand } from './command.ts';

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
    .min(1),
});

export const banks = adminCommand({
  name: 'banks',
  summary: 'replaces the banks that can be paid; takes the JSON itself, as src/server/payments/data/banks.json has it',
  example: 'npm run admin -- banks --json "$(cat banks.json)"',
  options: z.object({ json: z.string() }),
  run: async (context, { json }) => {
    let value: unknown;
    try {
      value = JSON.parse(json);
    } catch {
      throw new AdminRefused('--json is not valid JSON.');
    }
    const parsed = BankFile.safeParse(value);
    if (!parsed.success) throw new AdminRefused(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'));
    const file = parsed.data;
    const at = nowOf(context.clock);
    await context.database.transaction(async (tx) => {
      await tx.query('DELETE FROM banks');
      for (const bank of file.banks) {
        await tx.query('INSERT INTO banks VALUES ($1, $2, $3, $4, $5, $6, $7, $8)', [
          bank.code,
          bank.displayName,
          bank.countryCode,
          bank.defaultBranchCode,
          bank.accountNumberMinLength,
          bank.accountNumberMaxLength,
          bank.rails,
          file.sourceDate,
        ]);
      }
      for (const { id } of await tx.query<{ id: string }>('SELECT id FROM entities ORDER BY id')) {
        await recordAudit(tx, { entityId: id, at, actor: OPERATOR, action: 'banks.replaced', subjectType: 'banks', subjectId: file.sourceDate, details: { count: file.banks.length } });
      }
    });
    return `${file.banks.length} banks can be paid now.`;
  },
});
