import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import IconAlertCircle from '~icons/tabler/alert-circle';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import IconBan from '~icons/tabler/ban';
import IconCopy from '~icons/tabler/copy';
import IconEyeOff from '~icons/tabler/eye-off';
import IconInfoCircle from '~icons/tabler/info-circle';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { FIELDS, type Field } from '../../../../../domain/withdrawal/shapes.ts';
import { isWarning, type RowError } from '../../../../../domain/withdrawal-file/errors-and-notes.ts';
import { paths } from '../../../../../shared/dashboard-routes.ts';
import { BankAccount } from '../../shared/bank-account.tsx';
import { slipWords } from '../../shared/slip-words.ts';
import { statusWord } from '../../shared/payment-status.tsx';
import { formatNumber } from '../../../../ui/locale.ts';
import { Timestamp } from '../../../../ui/timestamp.tsx';
import { sentenceText } from '../../shared/withdrawal-file/file-sentences.ts';
import type { DeskRow } from '../desk/protocol.ts';
import { fieldWords } from '../../shared/withdrawal-file/field-words.ts';
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
      {excludedReason !== null && <Message icon={IconBan}>{t`Excluded: ${excludedReason}`}</Message>}
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
      {row.refusals.map(({ field, code, message }) => (
        <Message tone="error" icon={IconAlertCircle} key={`${field} ${code} ${message}`}>
          {field ? `${fieldWords(field)}: ` : ''}
          {refusedWords(message)}
        </Message>
      ))}
      {row.earlierAccount && (
        <Message tone="warning" icon={IconAlertTriangle}>
          <Trans>
            Bank details changed: last used <BankAccount account={row.earlierAccount} />,{' '}
            <Timestamp at={row.earlierAccount.lastPaidAt} dateOnly />. Confirm with the person on a number
            that you already have, not one from the message that asked for the change.
          </Trans>
          {slip !== null && <strong> {slip}.</strong>}
        </Message>
      )}
      {row.sameAsCount > 0 && (
        <Message tone="warning" icon={IconCopy}>
          {t`Possible duplicate: the same account and amount as row ${sameRows}.`}
        </Message>
      )}
      {row.earlier.map((payment) => (
        <Message tone="warning" icon={IconCopy} key={`${payment.batch.id} ${payment.rowNumber}`}>
          <Earlier payment={payment} />
        </Message>
      ))}
      {row.hidden && (
        <Message tone="warning" icon={IconEyeOff}>
          <Trans>Excel hides this row, perhaps by a filter. Exclude it if it must not be paid.</Trans>
        </Message>
      )}
      {warnings.map(({ field, code, message, suggestion }) => (
        <Message tone="warning" icon={IconAlertTriangle} key={`${field} ${code}`}>
          {fieldWords(field)}: {sentenceText(message)}
          {suggestion !== undefined && !row.locked && !readOnly && (
            <UseSuggestion suggestion={suggestion} onUse={() => onUse(field, suggestion)} />
          )}
        </Message>
      ))}
      {row.notes
        .filter(({ code }) => !isWarning(code))
        .map(({ field, code, message }) => (
          <Message icon={IconInfoCircle} key={`${field} ${code}`}>
            {fieldWords(field)}: {sentenceText(message)}
          </Message>
        ))}
    </>
  );
}

interface MessageProps {
  icon: typeof IconBan;
  tone?: 'error' | 'warning';
  children: ReactNode;
}

function Message({ icon: Icon, tone, children }: MessageProps) {
  return (
    <div className={tone ? `${classes.message} ${classes[tone]}` : classes.message}>
      <Icon size={15} aria-hidden />
      <span className={classes.text}>{children}</span>
    </div>
  );
}

function UseSuggestion({ suggestion, onUse }: { suggestion: string; onUse: () => void }) {
  return (
    <Button size="compact-xs" variant="default" onClick={onUse}>
      <Trans>Use {suggestion}</Trans>
    </Button>
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
    <Message tone="error" icon={IconAlertCircle}>
      {field ? `${fieldWords(field)}: ` : ''}
      {sentenceText(message)}
      {field && suggestion !== undefined && !locked && (
        <UseSuggestion suggestion={suggestion} onUse={() => onUse(field, suggestion)} />
      )}
      {field === null && !locked && (
        <Button size="compact-xs" variant="default" onClick={onConfirm}>
          <Trans>Accept these cells</Trans>
        </Button>
      )}
    </Message>
  );
}
