import type { BatchSigners } from '../../../../client/types.gen.ts';
import { StillNeeded } from '../shared/signing/still-needed.tsx';

/** The signers that are missing, below the decision; loaded for a batch of a company with groups. */
export default function StillNeededLine({ signers }: { signers: BatchSigners }) {
  return <StillNeeded signers={signers} />;
}
