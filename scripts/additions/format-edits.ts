import type { Edit } from './edit.ts';

/**
 * Everything that a person writes to add a bank-file format: here lines of fixed width, to which the bank
 * sends no replies. `additions.test.ts` applies these edits to a copy of the sources.
 */
export const FORMAT_EDITS: readonly Edit[] = [
  {
    file: 'src/shared/bank-file-terms.ts',
    before: '] as const;\nexport type PaymentFormat',
    text: ", 'LINES'",
  },
  {
    file: 'src/domain/bank-files/lines/write-lines.ts',
    text: `import type { PaymentOrder, WrittenFile } from '../payment-order.ts';

/** Branch code, account number, amount in cents, name and reference, each padded to its width. */
export function writeLines({ payments }: PaymentOrder): WrittenFile {
  const text = payments
    .map(
      ({ branchCode, accountNumber, amountMinor, name, reference }) =>
        branchCode.padStart(6, '0') +
        accountNumber.padStart(18, '0') +
        String(amountMinor).padStart(17, '0') +
        name.padEnd(30) +
        reference.padEnd(20) +
        '\\r\\n',
    )
    .join('');
  const totalMinor = payments.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
  return { bytes: new TextEncoder().encode(text), count: payments.length, totalMinor, hashTotal: null };
}
`,
  },
  {
    file: 'src/domain/bank-files/formats.ts',
    before: "import { readPain002 } from './pain002",
    text: "import { writeLines } from './lines/write-lines.ts';\n",
  },
  {
    file: 'src/domain/bank-files/formats.ts',
    before: '};\n\nexport const NUMBERED_FORMATS',
    text: '  LINES: { ...CSV, write: writeLines },\n',
  },
  {
    file: 'src/domain/bank-files/rehearsal/lines-bank.ts',
    text: `import type { RehearsalBank } from './rehearsal-bank.ts';

const LINE = /^(\\d{6})0*([1-9]\\d*)(\\d{17})(.{30})(.{20})$/;

/** A bank that takes lines of fixed width, and sends no replies. */
export const linesBank: RehearsalBank = (bytes) => {
  const payments = [];
  for (const line of new TextDecoder().decode(bytes).split('\\r\\n').slice(0, -1)) {
    const [, branchCode, accountNumber, amount, name, reference] = LINE.exec(line) ?? [];
    if (branchCode === undefined) return { unread: 'A line has another width.' };
    payments.push({
      branchCode,
      accountNumber: accountNumber!,
      amountMinor: BigInt(amount!),
      name: name!.trimEnd(),
      reference: reference!.trimEnd(),
    });
  }
  return {
    payments,
    totalMinor: payments.reduce((sum, { amountMinor }) => sum + amountMinor, 0n),
    hashTotal: null,
    payerAccountNumber: null,
    executionDate: null,
    rails: null,
    replies: null,
  };
};
`,
  },
  {
    file: 'src/domain/bank-files/rehearsal/rehearse.ts',
    before: 'import {\n  madeUpOrder',
    text: "import { linesBank } from './lines-bank.ts';\n",
  },
  {
    file: 'src/domain/bank-files/rehearsal/rehearse.ts',
    before: '  CSV: csvBank,',
    text: '  LINES: linesBank,\n',
  },
  {
    file: 'src/domain/bank-files/profiles/built-in.ts',
    before: "  { code: 'CSV-COMMA'",
    text: `  {
    ...CSV,
    code: 'LINES',
    displayName: 'Lines of fixed width',
    format: 'LINES',
    nameLength: 30,
    referenceLength: 20,
    fileName: 'LINES-{date}-{number}.txt',
  },
`,
  },
  {
    file: 'src/contract/dashboard/bank-file-profiles.ts',
    before: "',\n  example: 'ACB_198',\n});",
    text: ' LINES: lines of fixed width.',
  },
  {
    file: 'src/web/features/payments/bank-connections/words.ts',
    before: '  CSV: msg`CSV`',
    text: '  LINES: msg`Lines of fixed width`,\n',
  },
  {
    file: 'src/web/features/payments/bank-connections/words.ts',
    before: '  CSV: msg`The columns',
    text: '  LINES: msg`For a bank that takes neither ACB files nor XML.`,\n',
  },
  {
    file: 'src/web/features/payments/bank-connections/texts/af.po',
    before: '$',
    text: `
msgid "Lines of fixed width"
msgstr "Reëls van vaste breedte"

msgid "For a bank that takes neither ACB files nor XML."
msgstr "Vir ’n bank wat nóg ACB-lêers nóg XML neem."
`,
  },
];
