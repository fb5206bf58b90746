import { ACCOUNTS } from './accounts.ts';
import { CLERK } from './clerk.ts';
import { COLUMNS } from './columns.ts';
import type { MisleadingFile } from './misleading-file.ts';
import { RIGHT_FILES } from './right-files.ts';
import { ROWS } from './rows.ts';
import { SECOND_LOOK } from './second-look.ts';
import { TORN_ROWS } from './torn-rows.ts';

export const MISLEADING: Readonly<Record<string, readonly MisleadingFile[]>> = {
  'torn rows': TORN_ROWS,
  'right files': RIGHT_FILES,
  'account numbers': ACCOUNTS,
  rows: ROWS,
  columns: COLUMNS,
  ...SECOND_LOOK,
  ...CLERK,
};
