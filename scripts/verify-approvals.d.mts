/** The fingerprints of the keys that an auditor keeps for each user id. */
export type KnownKeys = ReadonlyMap<string, ReadonlySet<string>>;

/** Verifies each approval of an export. `wrong` is null for one that is signed and right. */
export function verifyApprovals(
  file: unknown,
  keys?: KnownKeys | null,
  seen?: Set<string>,
): { approval: object; wrong: string | null; fingerprints: string[] }[];

/** Reads the text of a file of keys. Throws for any other text. */
export function readKeys(text: string): KnownKeys;
