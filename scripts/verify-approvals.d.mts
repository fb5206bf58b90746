/** Verifies each approval of an export. `wrong` is null for one that is signed and right. */
export function verifyApprovals(file: unknown): { approval: object; wrong: string | null }[];
