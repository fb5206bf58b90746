import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PayoutProof } from '../../../../client/types.gen.ts';
import { formatNumber } from '../../../ui/locale.ts';
import { Timestamp } from '../../../ui/timestamp.tsx';
import classes from './paper.module.css';

const DIGITS_OF_NUMBER = 12;

interface PaperProps {
  /** The registered name of the entity, which heads the document. */
  legalName: string;
  /** The id of the document's subject. Its end, which is random, is the number that people read out. */
  id: string;
  issuedAt: string;
  title: string;
  children: ReactNode;
}

/** A document on paper with a letterhead. The screen does not show it. */
export function Paper({ legalName, id, issuedAt, title, children }: PaperProps) {
  const number = id.slice(-DIGITS_OF_NUMBER).toUpperCase();
  return (
    <article className={classes.paper}>
      <header className={classes.letterhead}>
        <div className={classes.payer}>{legalName}</div>
        <div className={classes.number}>
          <Trans>Document {number}</Trans>
          <br />
          <Trans>
            Issued <Timestamp at={issuedAt} />
          </Trans>
        </div>
      </header>
      <h1 className={classes.title}>{title}</h1>
      {children}
    </article>
  );
}

export type PaperLine = readonly [name: string, value: ReactNode];

/** A titled list of names and values that is never broken across pages. */
export function PaperBlock({ title, lines }: { title: string; lines: readonly (PaperLine | null)[] }) {
  return (
    <section className={classes.block}>
      <h2>{title}</h2>
      <PaperLines lines={lines} />
    </section>
  );
}

function PaperLines({ lines }: { lines: readonly (PaperLine | null)[] }) {
  return (
    <dl>
      {lines
        .filter((line) => line !== null)
        .map(([name, value]) => [<dt key={name}>{name}</dt>, <dd key={`${name}:`}>{value}</dd>])}
    </dl>
  );
}

const STEPS: Record<PayoutProof['auditEntries'][number]['action'], MessageDescriptor> = {
  'batch.created': msg`Prepared`,
  'batch.approved': msg`Approved`,
  'batch.released': msg`Sent to the bank`,
};

interface SignaturesProps {
  entries: PayoutProof['auditEntries'];
  digest: string | null;
  /** Ids by name, to find the payments again. */
  ids: readonly (PaperLine | null)[];
  /** How to compare the document with other sources. */
  children: ReactNode;
}

/** The end of a document: who signed in Outlay, and how the document is verified. */
export function Signatures({ entries, digest, ids, children }: SignaturesProps) {
  return (
    <>
      {entries.length > 0 && (
        <section className={classes.block}>
          <h2>
            <Trans>Signed in Outlay</Trans>
          </h2>
          <table className={classes.table}>
            <thead>
              <tr>
                <th>
                  <Trans>Step</Trans>
                </th>
                <th>
                  <Trans>Name</Trans>
                </th>
                <th>
                  <Trans>When</Trans>
                </th>
                <th>
                  <Trans>Audit entry</Trans>
                </th>
              </tr>
            </thead>
            <tbody>
              {entries.map(({ seq, action, name, at, hash }) => (
                <tr key={seq}>
                  <td>{i18n._(STEPS[action])}</td>
                  <td>{name}</td>
                  <td>
                    <Timestamp at={at} />
                  </td>
                  <td>
                    {formatNumber(seq)} <Code value={hash} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      <section className={`${classes.block} ${classes.verify}`}>
        <h2>
          <Trans>How to verify this document</Trans>
        </h2>
        {children}
        {digest && (
          <p>
            <Trans>
              The content digest is a SHA-256 over every payment of the batch. The approvers approved this
              digest, and Outlay pays a batch only while its payments still match it.
            </Trans>
          </p>
        )}
        {entries.length > 0 && (
          <p>
            <Trans>
              The audit log of the payer has the entries above, each with its hash. A changed entry breaks the
              chain of hashes.
            </Trans>
          </p>
        )}
        <PaperLines lines={[...ids, digest ? [t`Content digest`, <Code key="d" value={digest} />] : null]} />
      </section>
    </>
  );
}

export function Code({ value }: { value: string }) {
  return <span className={classes.code}>{value}</span>;
}
