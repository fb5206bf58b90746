import type { PayoutProof } from '../../../../client/types.gen.ts';
import { Amount } from '../../../ui/amount.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { BankAccount } from '../shared/bank-account.tsx';
import { Code, Paper, PaperBlock, type PaperLine, Signatures } from '../shared/paper.tsx';
import { statusWord } from '../shared/payment-status.tsx';
import { railName } from '../shared/rail-name.ts';
import { payoutTitle } from './payout-title.ts';
import classes from '../shared/paper.module.css';

/** The proof of a payout as a document on paper, with a letterhead. The screen does not show it. */
export function ProofDocument({ proof }: { proof: PayoutProof }) {
  const { payout } = proof;
  const isOut = payout.direction === 'DEBIT';
  // The end of the document has the steps of the batch, with their signatures.
  const history = proof.timeline.filter(({ event }) => !event.startsWith('batch.'));
  return (
    <Paper legalName={proof.legalName} id={payout.id} issuedAt={proof.issuedAt} title={payoutTitle(payout)}>
      <p className={classes.amount}>
        <Amount amount={payout.amount} currency={payout.currency} />
      </p>
      {payout.failureReason && <p>{payout.failureReason}</p>}
      <div className={isOut ? classes.parties : undefined}>
        {isOut ? (
          <Parties proof={proof} />
        ) : (
          <PaperBlock title="Received by" lines={[['Name', proof.legalName]]} />
        )}
      </div>
      <PaperBlock title="Payment" lines={paymentLines(proof)} />
      <section className={classes.block}>
        <h2>History</h2>
        <table className={classes.table}>
          <tbody>
            {history.map(({ at, event, description }) => (
              <tr key={`${at} ${event}`}>
                <td>
                  <Timestamp at={at} />
                </td>
                <td>{description}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Signatures
        entries={proof.auditEntries}
        digest={proof.contentDigest}
        ids={[
          ['Payout ID', <Code key="payout" value={payout.id} />],
          proof.attemptId ? ['ID at the bank', <Code key="attempt" value={proof.attemptId} />] : null,
        ]}
      >
        <p>
          Compare the recipient, the amount and the bank&apos;s reference with the statement of the bank
          account. The payer can open this payout in Outlay by its ID.
        </p>
      </Signatures>
    </Paper>
  );
}

function Parties({ proof }: { proof: PayoutProof }) {
  const { beneficiary } = proof.payout;
  return (
    <>
      <PaperBlock
        title="Paid by"
        lines={[
          ['Name', proof.legalName],
          ...(proof.ownReference ? [['Own reference', proof.ownReference] as const] : []),
        ]}
      />
      {beneficiary && (
        <PaperBlock
          title="Paid to"
          lines={[
            ['Name', beneficiary.name],
            ['Account', <BankAccount key="account" account={beneficiary} />],
            ['Branch', beneficiary.branchCode],
            ['Reference', proof.payout.recipientReference],
          ]}
        />
      )}
    </>
  );
}

function paymentLines(proof: PayoutProof): (PaperLine | null)[] {
  const { payout } = proof;
  const isCharged = payout.direction === 'DEBIT' && payout.status !== 'FAILED';
  return [
    ['Status', statusWord(payout.status)],
    ['Amount', <Amount key="amount" amount={payout.amount} currency={payout.currency} />],
    isCharged
      ? ['Fee including VAT', <Amount key="fee" amount={payout.fee} currency={payout.currency} />]
      : null,
    payout.rail ? ['Rail', railName(payout.rail)] : null,
    proof.railReference ? ["Bank's reference", proof.railReference] : null,
    payout.direction === 'CREDIT' ? ['Reference', payout.recipientReference] : null,
    payout.batch
      ? ['Batch', `${payout.batch.label}${proof.rowNumber === null ? '' : `, row ${proof.rowNumber}`}`]
      : null,
  ];
}
