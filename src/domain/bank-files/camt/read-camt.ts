import type { StatementEntry, StatementHead, StatementPart } from '../statement.ts';
import type { XmlElement } from '../xml/element.ts';
import { slicesOf, versionsOf, XmlRecordReader, type XmlLimits, type XmlRecord } from '../xml/read-xml.ts';
import { XmlError } from '../xml/xml-error.ts';
import { detailOf, entryOf, type ReadDetail } from './entry.ts';
import { headOf, statementDayOf } from './head.ts';
import { ReversalOrder } from './reversal-order.ts';

function pathsOf(message: string, statement: string): string[] {
  const root = `${message}/${statement}`;
  return [`${message}/GrpHdr`, root, `${root}/Ntry`, `${root}/Ntry/NtryDtls/TxDtls`];
}

/**
 * The elements that are read have the same names and meanings in all of these versions, but for two: older
 * ones write the status of an entry and the name of a party without an element around them.
 */
const MESSAGES = {
  ...versionsOf('camt.053.001', 2, 13, pathsOf('BkToCstmrStmt', 'Stmt')),
  ...versionsOf('camt.054.001', 2, 13, pathsOf('BkToCstmrDbtCdtNtfctn', 'Ntfctn')),
  // A report of the current day: entries without balances, as in an advice.
  ...versionsOf('camt.052.001', 2, 13, pathsOf('BkToCstmrAcctRpt', 'Rpt')),
};

/**
 * Reads a camt.053, camt.054 or camt.052 file of the versions 02 to 13 from chunks of its bytes. Yields the
 * head of each statement and then its entries in their order, reversals last (`ReversalOrder`). It holds one
 * entry and the reversals of one statement. Throws an `XmlError` for what it cannot read exactly; the parts
 * before it have been yielded and must not be kept.
 */
export async function* readCamt(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  limits?: Partial<XmlLimits>,
): AsyncGenerator<StatementPart> {
  const statements = new StatementReader();
  const xml = new XmlRecordReader(MESSAGES, (record) => statements.take(record), limits);
  for await (const chunk of chunks) {
    for (const slice of slicesOf(chunk)) {
      xml.push(slice);
      yield* statements.ready();
    }
  }
  xml.end();
  yield* statements.ready();
  statements.requireStatement();
}

interface OpenStatement {
  head: StatementHead;
  /** For entries without a date. */
  day: string;
  /** The elements of the statement that precede its entries. */
  childCount: number;
  order: ReversalOrder;
}

class StatementReader {
  private groupHeader: XmlElement | null = null;
  private open: OpenStatement | null = null;
  private details: ReadDetail[] = [];
  private parts: StatementPart[] = [];
  private count = 0;

  take({ element, within }: XmlRecord): void {
    if (element.name === 'GrpHdr') this.groupHeader = element;
    else if (element.name === 'TxDtls') this.details.push(detailOf(element, within!));
    else if (element.name === 'Ntry') this.takeEntry(element, within!);
    else this.finish(element);
  }

  /** The parts since the last call. */
  ready(): readonly StatementPart[] {
    const { parts } = this;
    this.parts = [];
    return parts;
  }

  requireStatement(): void {
    if (this.count > 0) return;
    const place = this.groupHeader ?? { line: 1, column: 1 };
    throw new XmlError('missing_element', place, 'The message contains no statement.');
  }

  private takeEntry(element: XmlElement, statement: XmlElement): void {
    const { head, day, order } = this.begun(statement, element);
    this.add(order.take(entryOf(element, this.details, head, day)));
    this.details = [];
  }

  private finish(statement: XmlElement): void {
    this.add(this.begun(statement, null).order.end());
    this.open = null;
  }

  /** The open statement, whose head is complete with its first entry. */
  private begun(statement: XmlElement, firstEntry: XmlElement | null): OpenStatement {
    const childCount = statement.children.length;
    if (this.open) {
      if (childCount > this.open.childCount) refuseLateChild(statement);
      return this.open;
    }
    const head = headOf(statement, this.groupHeader, firstEntry);
    this.count += 1;
    this.parts.push({ part: 'head', head });
    const day = statementDayOf(statement, this.groupHeader, head);
    this.open = { head, day, childCount, order: new ReversalOrder(head) };
    return this.open;
  }

  private add(entries: readonly StatementEntry[]): void {
    for (const entry of entries) this.parts.push({ part: 'entry', entry });
  }
}

/** After its entries, a statement holds nothing but additional information. */
function refuseLateChild(statement: XmlElement): void {
  const late = statement.children.at(-1)!;
  if (late.name.startsWith('Addtl')) return;
  late.refuse('misplaced', `${late.name} follows the entries of the statement.`);
}
