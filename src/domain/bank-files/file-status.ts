import type { BankReply, BlockReply } from './reply.ts';

type FileReply = NonNullable<BankReply['file']>;

/** What a reply says about a block of a file; null when it says nothing about it. */
export function saidOfBlock({ blocks = [] }: BankReply, number: number): FileReply | null {
  const said = blocks.find((block) => block.number === number && block.status !== null);
  return said ? { status: said.status!, reason: said.reason } : null;
}

/**
 * What a reply says about a file, with this many blocks, as a whole; null when it says nothing about it. The
 * status of a block is more specific than that of the file.
 */
export function statusOfFile(reply: BankReply, blockCount: number): BankReply['file'] {
  const { file, blocks = [] } = reply;
  if (file?.status === 'PARTIAL' || blocks.every(isSilent)) return file;
  const said = Array.from({ length: blockCount }, (_, index) => saidOfBlock(reply, index + 1) ?? file);
  const statuses = new Set(said.map((one) => one?.status ?? null));
  const [status, ...others] = statuses;
  if (others.length === 0 && status)
    return { status, reason: said.find((one) => one?.reason)?.reason ?? file?.reason ?? null };
  if (statuses.has('REJECTED') || statuses.has('PARTIAL')) return { status: 'PARTIAL', reason: null };
  return { status: statuses.has(null) || statuses.has('RECEIVED') ? 'RECEIVED' : 'ACCEPTED', reason: null };
}

function isSilent({ status }: BlockReply): boolean {
  return status === null;
}
