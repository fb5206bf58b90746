import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import {
  IconAlertCircle,
  IconAlertTriangle,
  IconBan,
  IconCopy,
  IconEyeOff,
  IconInfoCircle,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { FIELDS, type Field } from '../../../../../domain/withdrawal/shapes.ts';
import { isWarning, type RowError } from '../../../../../domain/withdrawal-file/errors-and-notes.ts';
import { paths } from '../../../../../shared/dashboard-routes.ts';
import { BankAccount } from '../../shared/bank-account.tsx';
import { slipWords } from '../../shared/slip-words.ts';
import { statusWord } from '../../shared/payment-status.tsx';
import { formatNumber } from '../../../../ui/locale.ts';
import { Timestamp } from '../../../../ui/timestamp.tsx';
import { sentenceText } from '../sentences.ts';
import type { DeskRow } from '../desk/protocol.ts';
import { fieldWords } from '../words.ts';
import { rowNumbers } from './row-numbers.ts';
import classes from './workbench.module.css';

const ACCOUNT = FIELDS.indexOf('account_number');

interface RowMessagesProps {
  row: DeskRow;
  readOnly: boolean;
  onUse: (field: Field, value: string) => void;
  onConfirm: () => void;
}

/** The messages about a row, each with its remedy. */
export function RowMessages({ row, readOnly, onUse, onConfirm }: RowMessagesProps) {
  const reason = row.excludedReason;
  const excludedReason = reason === null || typeof reason === 'string' ? reason : sentenceText(reason);
  const warnings = row.status === 'excluded' ? [] : row.notes.filter(({ code }) => isWarning(code));
  const before = row.earlierAccount?.accountNumber;
  const slip = before === undefined ? null : slipWords(row.cells[ACCOUNT]!, before);
  const sameRows = rowNumbers(row.sameAs, row.sameAsCount - row.sameAs.length);
  return (
    <>
      {excludedReason !== null && (
        <div className={classes.message}>
          <IconBan size={15} aria-hidden />
          <span className={classes.text}>{t`Excluded: ${excludedReason}`}</span>
        </div>
      )}
      {row.status === 'rejected' &&
        row.errors.map((error) => (
          <ErrorMessage
            key={`${error.field} ${error.code}`}
            error={error}
            locked={row.locked || readOnly}
            onUse={onUse}
            onConfirm={onConfirm}
          />
        ))}
      {row.refusals.map((refusal) => (
        <div
          className={`${classes.message} ${classes.error}`}
          key={`${refusal.field} ${refusal.code} ${refusal.message}`}
        >
          <IconAlertCircle size={15} aria-hidden />
          <span className={classes.text}>
            {refusal.field ? `${fieldWords(refusal.field)}: ` : ''}
            {refusedWords(refusal.message)}
          </span>
        </div>
      ))}
      {row.earlierAccount && (
        <div className={`${classes.message} ${classes.warning}`}>
          <IconAlertTriangle size={15} aria-hidden />
          <span className={classes.text}>
            <Trans>
              Bank details changed: last paid to <BankAccount account={row.earlierAccount} />,{' '}
              <Timestamp at={row.earlierAccount.lastPaidAt} dateOnly />. Confirm with the person on a number
              that you already have, not one from the message that asked for the change.
            </Trans>
            {slip !== null && <strong> {slip}.</strong>}
          </span>
        </div>
      )}
      {row.sameAsCount > 0 && (
        <div className={`${classes.message} ${classes.warning}`}>
          <IconCopy size={15} aria-hidden />
          <span className={classes.text}>
            {t`Possible duplicate: the same account and amount as row ${sameRows}.`}
          </span>
        </div>
      )}
      {row.earlier.map((payment) => (
        <div
          className={`${classes.message} ${classes.warning}`}
          key={`${payment.batch.id} ${payment.rowNumber}`}
        >
          <IconCopy size={15} aria-hidden />
          <span className={classes.text}>
            <Earlier payment={payment} />
          </span>
        </div>
      ))}
      {row.hidden && (
        <div className={`${classes.message} ${classes.warning}`}>
          <IconEyeOff size={15} aria-hidden />
          <span className={classes.text}>
            <Trans>Excel hides this row, perhaps by a filter. Exclude it if it must not be paid.</Trans>
          </span>
        </div>
      )}
      {warnings.map(({ field, code, message, suggestion }) => (
        <div className={`${classes.message} ${classes.warning}`} key={`${field} ${code}`}>
          <IconAlertTriangle size={15} aria-hidden />
          <span className={classes.text}>
            {fieldWords(field)}: {sentenceText(message)}
            {suggestion !== undefined && !row.locked && !readOnly && (
              <Button size="compact-xs" variant="default" onClick={() => onUse(field, suggestion)}>
                <Trans>Use {suggestion}</Trans>
              </Button>
            )}
          </span>
        </div>
      ))}
      {row.notes
        .filter(({ code }) => !isWarning(code))
        .map((note) => (
          <div className={classes.message} key={`${note.field} ${note.code}`}>
            <IconInfoCircle size={15} aria-hidden />
            <span className={classes.text}>
              {fieldWords(note.field)}: {sentenceText(note.message)}
            </span>
          </div>
        ))}
    </>
  );
}

function refusedWords(message: string): string {
  return t`${message} (refused by the server)`;
}

function Earlier({ payment }: { payment: DeskRow['earlier'][number] }) {
  const { label } = payment.batch;
  const number = formatNumber(payment.rowNumber);
  const status = statusWord(payment.status).toLowerCase();
  return (
    <Trans>
      Possible duplicate: the same account and amount in{' '}
      <Link to={paths.batch(payment.batch.id)} target="_blank" rel="noopener">
        {label}
      </Link>
      , row {number}, <Timestamp at={payment.createdAt} dateOnly /> ({status}).
    </Trans>
  );
}

interface ErrorMessageProps {
  error: RowError;
  locked: boolean;
  onUse: (field: Field, value: string) => void;
  onConfirm: () => void;
}

function ErrorMessage({ error, locked, onUse, onConfirm }: ErrorMessageProps) {
  const { field, suggestion, message } = error;
  return (
    <div className={`${classes.message} ${classes.error}`}>
      <IconAlertCircle size={15} aria-hidden />
      <span className={classes.text}>
        {field ? `${fieldWords(field)}: ` : ''}
        {sentenceText(message)}
        {field && suggestion !== undefined && !locked && (
          <Button size="compact-xs" variant="default" onClick={() => onUse(field, suggestion)}>
            <Trans>Use {suggestion}</Trans>
          </Button>
        )}
        {field === null && !locked && (
          <Button size="compact-xs" variant="default" onClick={onConfirm}>
            <Trans>Accept these cells</Trans>
          </Button>
        )}
      </span>
    </div>
  );
}
