/**
 * How statements name an ACB file: by the reference of its contra, whose parts are the short name, the word
 * CONTRA and the action date, YYMMDD. Banks keep the blanks that fill up the short name, or drop them.
 */
export function contraReferences(shortName: string, executionDate: string): string[] {
  const contra = `CONTRA${executionDate.replaceAll('-', '').slice(2)}`;
  return [`${shortName} ${contra}`, `${shortName}${contra}`];
}
