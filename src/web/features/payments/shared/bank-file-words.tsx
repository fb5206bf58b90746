import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import IconArrowBackUp from '~icons/tabler/arrow-back-up';
import IconBan from '~icons/tabler/ban';
import IconCheck from '~icons/tabler/check';
import IconCircleDashed from '~icons/tabler/circle-dashed';
import IconClock from '~icons/tabler/clock';
import IconInbox from '~icons/tabler/inbox';
import IconPlugConnected from '~icons/tabler/plug-connected';
import IconPlugConnectedX from '~icons/tabler/plug-connected-x';
import IconQuestionMark from '~icons/tabler/question-mark';
import IconSend from '~icons/tabler/send';
import IconX from '~icons/tabler/x';
import type { BankFile, BankReplyFile } from '../../../../client/types.gen.ts';
import type { ConnectionState } from '../../../../shared/bank-file-terms.ts';
import { formatMoney } from '../../../ui/amount.tsx';
import { formatNumber } from '../../../ui/locale.ts';
import { type Look, LookBadge } from '../../../ui/status-badge.tsx';

type LookOf = Look & { word: MessageDescriptor };

const CONNECTION_LOOKS: Record<ConnectionState, LookOf> = {
  DRAFT: { word: msg`Being set up`, tone: 'quiet', icon: IconCircleDashed },
  LIVE: { word: msg`On`, tone: 'good', icon: IconPlugConnected },
  OFF: { word: msg`Off`, tone: 'quiet', icon: IconPlugConnectedX },
};

/** Whether a connection carries payments. */
export function ConnectionBadge({ state }: { state: ConnectionState }) {
  return <LookBadge look={CONNECTION_LOOKS[state]} />;
}

const FILE_LOOKS: Record<BankFile['state'], LookOf> = {
  SEALED: { word: msg`Ready to hand over`, tone: 'care', icon: IconClock },
  LEFT: { word: msg`Handed over`, tone: 'moving', icon: IconSend },
  RECALLED: { word: msg`Recalled`, tone: 'care', icon: IconArrowBackUp },
  WITHDRAWN: { word: msg`Replaced`, tone: 'quiet', icon: IconBan },
  CANCELLED: { word: msg`Cancelled`, tone: 'quiet', icon: IconBan },
};

const HELD_BACK: LookOf = { word: msg`Held back`, tone: 'care', icon: IconClock };

interface FileBadgeProps {
  state: BankFile['state'];
  /** Whether something keeps a file that has not left: its connection is off, or its batch waits. */
  isHeldBack: boolean;
}

/** How far a bank file is on its way to the bank. */
export function FileBadge({ state, isHeldBack }: FileBadgeProps) {
  return <LookBadge look={state === 'SEALED' && isHeldBack ? HELD_BACK : FILE_LOOKS[state]} />;
}

const SAID: Record<BankFile['states'][number]['state'], MessageDescriptor> = {
  SILENT: msg`No answer yet`,
  RECEIVED: msg`Received by the bank`,
  ACCEPTED: msg`Accepted by the bank`,
  PAID: msg`Paid`,
  REJECTED: msg`Rejected`,
  RETURNED: msg`Returned`,
};

/** The bank's answer about a payment of a file, in words. */
export function saidWords(state: BankFile['states'][number]['state']): string {
  return i18n._(SAID[state]);
}

type Changes = Pick<BankReplyFile, 'changes' | 'redirected' | 'currency'>;

/** What a reply changed, by state: "Accepted by the bank: 10 (R 950.00)", "Rejected: 2 (R 40.00)". */
export function changeLines({ changes, redirected, currency }: Changes): readonly string[] {
  const parts = changes.map(({ state, count, amount }) => {
    const counted = `${saidWords(state)}: ${formatNumber(count)}`;
    return amount === null ? counted : `${counted} (${formatMoney(amount, currency)})`;
  });
  const moved = formatNumber(redirected);
  if (redirected > 0) parts.push(t`Redirected to another account: ${moved}`);
  return parts.length === 0 ? [t`No payment changed`] : parts;
}

/** The same in one line. */
export function changesWords(changes: Changes): string {
  return changeLines(changes).join(', ');
}

/** The bank file that a reply answers, or the number of files. */
export function answeredWords({ file, fileCount }: Pick<BankReplyFile, 'file' | 'fileCount'>): string {
  if (file) return file.fileName;
  const count = formatNumber(fileCount);
  return fileCount > 1 ? t`${count} bank files` : t`Not known`;
}

const REPLY_LOOKS: Record<BankReplyFile['result'], LookOf> = {
  STORED: { word: msg`Not read yet`, tone: 'moving', icon: IconInbox },
  WAITS_FOR_CONFIRMATION: { word: msg`Waits for confirmation`, tone: 'care', icon: IconClock },
  APPLIED: { word: msg`Applied`, tone: 'good', icon: IconCheck },
  UNCHANGED: { word: msg`Nothing new`, tone: 'quiet', icon: IconCheck },
  QUESTION: { word: msg`Does not fit`, tone: 'bad', icon: IconQuestionMark },
  SET_ASIDE: { word: msg`Set aside`, tone: 'quiet', icon: IconBan },
};
const CLOSED: LookOf = { word: msg`Question closed`, tone: 'quiet', icon: IconX };

/** The result of reading a reply; a question that a user has closed says so. */
export function ReplyBadge({ reply }: { reply: Pick<BankReplyFile, 'result' | 'question'> }) {
  return <LookBadge look={reply.question?.closed ? CLOSED : REPLY_LOOKS[reply.result]} />;
}

const UNCERTIFIED: LookOf = { word: msg`Uncertified`, tone: 'care', icon: IconAlertTriangle };
const CERTIFIED: LookOf = { word: msg`Test file accepted`, tone: 'good', icon: IconCheck };

/** Whether a user has recorded that the bank accepted a test file. */
export function CertificationBadge({ certified }: { certified: boolean }) {
  return <LookBadge look={certified ? CERTIFIED : UNCERTIFIED} />;
}
