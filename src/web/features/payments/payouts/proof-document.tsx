import type { ReactNode } from 'react';
import type { PayoutProof } from '../../../../client/types.gen.ts';
import { Amount } from '../../../ui/amount.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { BankAccount } from '../shared/bank-account.tsx';
import { statusWord } from '../shared/payment-status.tsx';
import { railName } from '../shared/rail-name.ts';
import { payoutTitle } from './payout-title.ts';
import classes from './proof-document.module.css';

const DIGITS_OF_NUMBER = 12;

/** The number that people read out: the end of the payout's id, which is random. */
function documentNumber(payoutId: string): string {
  return payoutId.slice(-DIGITS_OF_NUMBER).toUpperCase();
}

/** The proof of a payout as a document on paper, with a letterhead. The screen does not show it. */
export function ProofDocument({ proof }: { proof: PayoutProof }) {
  const { payout } = proof;
  const isOut = payout.direction === 'DEBIT';
  return (
    <article className={classes.paper}>
      <header className={classes.letterhead}>
        <div className={classes.payer}>{proof.legalName}</div>
        <div className={classes.number}>
          Document {documentNumber(payout.id)}
          <br />
          Issued <Timestamp at={proof.issuedAt} />
        </div>
      </header>
      <h1 className={classes.title}>{payoutTitle(payout)}</h1>
      <p className={classes.amount}>
        <Amount amount={payout.amount} currency={payout.currency} />
      </p>
      {payout.failureReason && <p>{payout.failureReason}</p>}
      <div className={isOut ? classes.parties : undefined}>
        {isOut ? (
          <Parties proof={proof} />
        ) : (
          <Block title="Received by" items={[['Name', proof.legalName]]} />
        )}
      </div>
      <Block title="Payment" items={paymentLines(proof)} />
      <section className={classes.block}>
        <h2>History</h2>
        <table className={classes.events}>
          <tbody>
            {proof.timeline.map(({ at, event, description }) => (
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
      <Verify proof={proof} />
    </article>
  );
}

type Line = readonly [name: string, value: ReactNode];

function Block({ title, items }: { title: string; items: readonly Line[] }) {
  return (
    <section className={classes.block}>
      <h2>{title}</h2>
      <dl>{items.map(([name, value]) => [<dt key={name}>{name}</dt>, <dd key={`${name}:`}>{value}</dd>])}</dl>
    </section>
  );
}

function Parties({ proof }: { proof: PayoutProof }) {
  const { beneficiary } = proof.payout;
  return (
    <>
      <Block
        title="Paid by"
        items={[
          ['Name', proof.legalName],
          ...(proof.ownReference ? [['Own reference', proof.ownReference] as const] : []),
        ]}
      />
      {beneficiary && (
        <Block
          title="Paid to"
          items={[
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

function paymentLines(proof: PayoutProof): Line[] {
  const { payout } = proof;
  const isCharged = payout.direction === 'DEBIT' && payout.status !== 'FAILED';
  const lines: (Line | null)[] = [
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
    proof.createdBy ? ['Prepared by', proof.createdBy.name] : null,
    proof.approvals.length > 0 ? ['Approved by', proof.approvals.map(({ name }) => name).join(', ')] : null,
  ];
  return lines.filter((line) => line !== null);
}

function Verify({ proof }: { proof: PayoutProof }) {
  const lines: (Line | null)[] = [
    ['Payout ID', <Code key="payout" value={proof.payout.id} />],
    proof.attemptId ? ['ID at the bank', <Code key="attempt" value={proof.attemptId} />] : null,
    proof.contentDigest ? ['Content digest', <Code key="digest" value={proof.contentDigest} />] : null,
  ];
  return (
    <section className={`${classes.block} ${classes.verify}`}>
      <h2>How to verify this document</h2>
      <p>
        Compare the recipient, the amount and the bank&apos;s reference with the statement of the bank
        account. The payer can open this payout in Outlay by its ID.
      </p>
      {proof.contentDigest && (
        <p>
          The content digest is a SHA-256 over every payment of the batch. The approvers approved this digest,
          and Outlay pays a batch only while its payments still match it.
        </p>
      )}
      <dl>
        {lines
          .filter((line) => line !== null)
          .map(([name, value]) => [<dt key={name}>{name}</dt>, <dd key={`${name}:`}>{value}</dd>])}
      </dl>
    </section>
  );
}

function Code({ value }: { value: string }) {
  return <span className={classes.code}>{value}</span>;
}
