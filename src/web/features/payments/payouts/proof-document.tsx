import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { PayoutProof } from '../../../../client/types.gen.ts';
import { Amount } from '../../../ui/amount.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { BankAccount } from '../shared/bank-account.tsx';
import { Code, Paper, PaperBlock, type PaperLine, Signatures } from '../shared/paper.tsx';
import { payoutStatusWord } from '../shared/payment-status.tsx';
import { failureSentence } from '../shared/payout-words/payout-words.ts';
import { railName } from '../shared/rail-name.ts';
import { laterTitle, laterWords, payoutTitle, stepOf } from './payout-title.ts';
import { usePayoutLater } from './payout-later.ts';
import classes from '../shared/paper.module.css';

/** The proof of a payout as a document on paper, with a letterhead. The screen does not show it. */
export function ProofDocument({ proof }: { proof: PayoutProof }) {
  const { payout } = proof;
  const reason = failureSentence(payout);
  const later = usePayoutLater(proof);
  const isOut = payout.direction === 'DEBIT';
  // The steps of the batch are at the end of the document, with their signatures.
  const history = proof.timeline.filter(({ event }) => !event.startsWith('batch.'));
  return (
    <Paper
      legalName={proof.legalName}
      id={payout.id}
      issuedAt={proof.issuedAt}
      title={payoutTitle(payout, later)}
    >
      <p className={classes.amount}>
        <Amount amount={payout.amount} currency={payout.currency} />
      </p>
      {reason && <p>{reason}</p>}
      {later !== null && <p>{laterWords()}</p>}
      <div className={isOut ? classes.parties : undefined}>
        {isOut ? (
          <Parties proof={proof} />
        ) : (
          <PaperBlock title={t`Received by`} lines={[[t`Name`, proof.legalName]]} />
        )}
      </div>
      <PaperBlock title={t`Payment`} lines={paymentLines(proof, later)} />
      <section className={classes.block}>
        <h2>
          <Trans>History</Trans>
        </h2>
        <table className={classes.table}>
          <tbody>
            {history.map((step) => (
              <tr key={`${step.at} ${step.event}`}>
                <td>
                  <Timestamp at={step.at} />
                </td>
                <td>{stepOf(payout, step)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Signatures
        entries={proof.auditEntries}
        digest={proof.contentDigest}
        ids={[
          [t`Payout ID`, <Code key="payout" value={payout.id} />],
          proof.attemptId ? [t`ID at the bank`, <Code key="attempt" value={proof.attemptId} />] : null,
        ]}
      >
        <p>
          <Trans>
            Compare the recipient, the amount and the bank&apos;s reference with the statement of the bank
            account. The payer can open this payout in Outlay by its ID.
          </Trans>
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
        title={t`Paid by`}
        lines={[
          [t`Name`, proof.legalName],
          ...(proof.ownReference ? [[t`Own reference`, proof.ownReference] as const] : []),
        ]}
      />
      {beneficiary && (
        <PaperBlock
          title={t`Paid to`}
          lines={[
            [t`Name`, beneficiary.name],
            [t`Account`, <BankAccount key="account" account={beneficiary} />],
            [t`Branch`, beneficiary.branchCode],
            [t`Reference`, proof.payout.recipientReference],
          ]}
        />
      )}
    </>
  );
}

function paymentLines(proof: PayoutProof, later: string | null): (PaperLine | null)[] {
  const { payout } = proof;
  const isCharged = payout.direction === 'DEBIT' && payout.status !== 'FAILED';
  return [
    [t`Status`, later === null ? payoutStatusWord(payout.status) : laterTitle(later)],
    [t`Amount`, <Amount key="amount" amount={payout.amount} currency={payout.currency} />],
    isCharged
      ? [t`Fee including VAT`, <Amount key="fee" amount={payout.fee} currency={payout.currency} />]
      : null,
    payout.rail ? [t`Rail`, railName(payout.rail)] : null,
    proof.railReference ? [t`Bank's reference`, proof.railReference] : null,
    payout.direction === 'CREDIT' ? [t`Reference`, payout.recipientReference] : null,
    payout.batch
      ? [t`Batch`, `${payout.batch.label}${proof.rowNumber === null ? '' : t`, row ${proof.rowNumber}`}`]
      : null,
  ];
}
