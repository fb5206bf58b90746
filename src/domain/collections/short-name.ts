/** Words that only names of organisations have. */
const WORDS =
  'pty|ltd|limited|cc|inc|npc|npo|llc|plc|gmbh|bpk|edms|trust|stigting|foundation|school|skool|church|kerk';
const ORGANISATION = new RegExp(`\\b(${WORDS})\\b|\\d`, 'i');

/**
 * A name as a public page shows it: enough for the payer to see that it is meant for them. Of a person, the
 * first name and the initials of the others: "Naledi M.". An organisation is named in full.
 */
export function shortName(name: string): string {
  if (ORGANISATION.test(name)) return name;
  const [first = '', ...others] = name.trim().split(/\s+/u);
  const initials = others.map((word) => `${Array.from(word)[0]!.toUpperCase()}.`);
  return [first, ...initials].join(' ');
}
