import * as audit from '../../../contract/dashboard/audit.ts';
import { read, type Offer } from '../base/offer.ts';
import { exportAudit } from './export-audit.ts';
import { listAudit } from './list-audit.ts';

/** What this room offers. */
export const operations: readonly Offer[] = [
  read(audit.listAudit, listAudit),
  read(audit.exportAudit, exportAudit),
];
