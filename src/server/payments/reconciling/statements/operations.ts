import * as refusedStatements from '../../../../contract/dashboard/refused-statements.ts';
import * as statementFindings from '../../../../contract/dashboard/statement-findings.ts';
import * as statements from '../../../../contract/dashboard/statements.ts';
import { change, read, type Offer } from '../../base/offer.ts';
import { closeStatementFinding } from './close-statement-finding.ts';
import { dismissRefusedStatement } from './dismiss-refused-statement.ts';
import { downloadRefusedStatement } from './download-refused-statement.ts';
import { listRefusedStatements } from './list-refused-statements.ts';
import { listStatementEntries } from './list-statement-entries.ts';
import { listStatementFindings } from './list-statement-findings.ts';
import { listStatements } from './list-statements.ts';

/** What this room offers. */
export const operations: readonly Offer[] = [
  read(statements.listStatements, listStatements),
  read(statements.listStatementEntries, listStatementEntries),
  read(statementFindings.listStatementFindings, listStatementFindings),
  change(statementFindings.closeStatementFinding, closeStatementFinding),
  read(refusedStatements.listRefusedStatements, listRefusedStatements),
  read(refusedStatements.downloadRefusedStatement, downloadRefusedStatement),
  change(refusedStatements.dismissRefusedStatement, dismissRefusedStatement),
];
