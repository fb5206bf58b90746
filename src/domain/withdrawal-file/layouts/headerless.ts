import type { CellShapes } from '../cell-shapes.ts';
import type { LayoutKey } from './layout-key.ts';

/** The content of a column in a file without a header. */
type Shape = 'account' | 'branch' | 'amount' | 'text' | 'anything';

interface HeaderlessLayout {
  layout: LayoutKey;
  columns: readonly { shape: Shape; title: string }[];
  /** The fewest columns of a line; later columns may be missing. */
  atLeast: number;
}

/*
 * Sources: ABSA Business Integrator as payroll programs write it (help.agrigistics.co.za, "ABSA BIO": no
 * header, these five fields); the creditor and payroll layouts of ACB Transfers
 * (acbtransfers.co.za/csvcred.html: no header, no footer).
 */
const LAYOUTS: readonly HeaderlessLayout[] = [
  {
    layout: 'layout_absa_headerless',
    columns: [
      { shape: 'account', title: 'account_number' },
      { shape: 'text', title: 'beneficiary_name' },
      { shape: 'branch', title: 'branch_code' },
      { shape: 'amount', title: 'amount' },
      { shape: 'anything', title: 'beneficiary_reference' },
    ],
    atLeast: 5,
  },
  {
    layout: 'layout_acb_creditor',
    columns: [
      { shape: 'anything', title: 'external_id' },
      { shape: 'text', title: 'beneficiary_name' },
      { shape: 'amount', title: 'amount' },
      { shape: 'account', title: 'account_number' },
      { shape: 'branch', title: 'branch_code' },
      { shape: 'anything', title: 'beneficiary_reference' },
      { shape: 'anything', title: 'e-mail' },
    ],
    atLeast: 5,
  },
];

const SHAPES: Readonly<Record<Exclude<Shape, 'account' | 'branch'>, RegExp>> = {
  amount: /^\d{1,9}(?:\.\d{1,2})?$/,
  text: /^(?=.*\p{L}).{2,}$/u,
  anything: /^/,
};

/** The digits of nearly every account number. */
const LIKE_AN_ACCOUNT = /^\d{7,11}$/;

/** Whether another column of every record could also be the account number: then no layout is certain. */
function hasOtherAccounts(
  records: readonly (readonly string[])[],
  columns: HeaderlessLayout['columns'],
): boolean {
  return columns.some(
    ({ shape }, i) =>
      shape === 'anything' && records.every((cells) => LIKE_AN_ACCOUNT.test(cells[i]?.trim() ?? '')),
  );
}

/** The layout that every record fits, with the names of its columns; null if there is no such layout. */
export function headerlessLayout(
  records: readonly (readonly string[])[],
  { account, branch }: CellShapes,
): { layout: LayoutKey; headers: string[] } | null {
  if (records.length === 0) return null;
  const shapes: Record<Shape, RegExp> = { ...SHAPES, account, branch };
  for (const { layout, columns, atLeast } of LAYOUTS) {
    const fits = records.every((cells) => {
      if (cells.length < atLeast || cells.length > columns.length) return false;
      return cells.every((cell, i) => shapes[columns[i]!.shape].test(cell.trim()));
    });
    const width = Math.max(...records.map((cells) => cells.length));
    if (fits && !hasOtherAccounts(records, columns))
      return { layout, headers: columns.slice(0, width).map(({ title }) => title) };
  }
  return null;
}
