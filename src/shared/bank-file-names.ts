/** The names that files have on their way to a bank and back. */

const LONGEST_NAME = 200;
const NAME = /^[A-Za-z0-9][A-Za-z0-9._ ()+-]*$/;
const TEMPLATE = /^[\w.-]*(?:\{(?:date|time|number|fileId)\}[\w.-]*)+$/;
const UNFINISHED = /\.(part|tmp|filepart)$/i;

/** Whether a transport carries files of this name: one that neither leaves its folder nor is hidden. */
export function isBankFileName(name: string): boolean {
  return name.length <= LONGEST_NAME && NAME.test(name) && !name.includes('..');
}

/** Whether the name is that of a file which its writer has not finished. */
export function isUnfinishedName(name: string): boolean {
  return UNFINISHED.test(name);
}

/** The longest value of each field of a template; the number of a file is a 32-bit integer. */
const WIDEST = { date: '20261231', time: '235959', number: '2147483647', fileId: 'f'.repeat(32) } as const;

/**
 * Whether a transport carries every file that a profile names by this template: a sealed file with any other
 * name would never leave.
 */
export function isFileNameTemplate(template: string): boolean {
  if (!TEMPLATE.test(template)) return false;
  const widest = template.replaceAll(/\{(\w+)\}/g, (_, field: keyof typeof WIDEST) => WIDEST[field]);
  return isBankFileName(widest) && !isUnfinishedName(widest);
}
