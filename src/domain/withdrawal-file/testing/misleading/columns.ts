import { error, right, question, lines, type MisleadingFile } from './misleading-file.ts';

/** Columns whose names suggest more than they hold. */
export const COLUMNS: readonly MisleadingFile[] = [
  question(
    'employee number beside first name and surname',
    lines(
      'Employee,First Name,Surname,Bank,Account no,Account type,Net Pay,Reference',
      '1001,Thandi,Nkosi,ABSA,4055512345,Savings,1250.00,SALARY',
      '1002,Sipho,Botha,ABSA,4055512346,Savings,980.00,SALARY',
    ),
    { neverSuggests: ['Employee'] },
  ),
  right(
    'a relationship of the account holder',
    lines(
      'Account Holder Relationship,Full name,Bank,Account no,Account type,Amount,Reference',
      'Own,Thandi Nkosi,ABSA,4055512345,Savings,1250.00,SALARY',
      'Spouse,Sipho Botha,ABSA,4055512346,Savings,980.00,SALARY',
    ),
    2,
    '2230.00',
  ),
  question(
    'only a relationship of the account holder',
    lines(
      'Account Holder Relationship,Bank,Account no,Account type,Amount,Reference',
      'Own,ABSA,4055512345,Savings,1250.00,SALARY',
    ),
    { neverSuggests: ['Account Holder Relationship'] },
  ),
  question(
    'the kind of account holder',
    lines(
      'Account Holder Type,Bank,Account no,Account type,Amount,Reference',
      'Own,ABSA,4055512345,Savings,1250.00,SALARY',
    ),
    { neverSuggests: ['Account Holder Type'] },
  ),
  question(
    'net pay beside the split amount',
    lines(
      'Name,Bank,Account no,Account type,Net Pay,Split Amount,Reference',
      'Thandi Nkosi,ABSA,4055512345,Savings,1250.00,1000.00,SALARY',
      'Thandi Nkosi,FNB,62012345678,Current,1250.00,250.00,SALARY',
      'Sipho Botha,FNB,62012345679,Current,900.00,900.00,SALARY',
    ),
    { neverSuggests: ['Net Pay'] },
  ),
  question(
    'net pay beside the amount to this account',
    lines(
      'Name,Bank,Account no,Account type,Nett Pay,Amount for this account,Reference',
      'Thandi Nkosi,ABSA,4055512345,Savings,1250.00,1000.00,SALARY',
      'Thandi Nkosi,FNB,62012345678,Current,1250.00,250.00,SALARY',
    ),
    { neverSuggests: ['Nett Pay'] },
  ),
  right(
    'the email of the account holder',
    lines(
      'Account Holder Email,Name,Bank,Account no,Account type,Amount,Reference',
      'a@b.example,Thandi Nkosi,ABSA,4055512345,Savings,1250.00,SALARY',
    ),
    1,
    '1250.00',
  ),
  error(
    'names in the column of banks and the other way round',
    lines(
      'Bank,Name,Account no,Account type,Amount,Reference',
      'Thandi Nkosi,ABSA,4055512345,Savings,1250.00,SALARY',
    ),
  ),
];
