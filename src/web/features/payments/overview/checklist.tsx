import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Group, Text, VisuallyHidden } from '@mantine/core';
import IconCheck from '~icons/tabler/check';
import IconX from '~icons/tabler/x';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useState } from 'react';
import { Link } from 'react-router';
import {
  getTradingStatusOptions,
  listFirstStepsOptions,
} from '../../../../client/@tanstack/react-query.gen.ts';
import {
  listOpenOrdersOptions,
  listOrderHistoryOptions,
} from '../../../../client/@tanstack/react-query-trading.gen.ts';
import { DEFAULT_PAIR, paths, TEMPLATE_PATH } from '../../../../shared/dashboard-routes.ts';
import type { FirstStep } from '../../../../shared/terms.ts';
import { Panel } from '../../../ui/panel.tsx';
import { useMay, useSession } from '../../../ui/session-context.tsx';
import classes from './checklist.module.css';
import { hideChecklist } from './hidden-checklist.ts';

type Step = FirstStep | 'KEY_ENTERED' | 'ORDER_PLACED';

interface StepWords {
  title: MessageDescriptor;
  advice: MessageDescriptor;
  link?: { to: string; text: MessageDescriptor; isFile?: true };
}

const WORDS: Record<Step, StepWords> = {
  ENTITY_SET_UP: {
    title: msg`An admin sets limits and rails`,
    advice: msg`They decide what can be paid.`,
    link: { to: paths.entityConfig(), text: msg`See limits and fees` },
  },
  PEOPLE_KNOWN: {
    title: msg`List the people to pay`,
    advice: msg`One line for each, with the account and the amount, as CSV or Excel.`,
    link: { to: TEMPLATE_PATH, text: msg`Download the template`, isFile: true },
  },
  BATCH_CREATED: {
    title: msg`Upload the file`,
    advice: msg`Outlay checks every line. You correct errors in the browser, then submit. Nothing is \
sent yet.`,
    link: { to: paths.newBatch(), text: msg`Start a batch` },
  },
  BATCH_PAID: {
    title: msg`Follow the payments`,
    advice: msg`A different person approves your batch. It is then paid, and you see each payment arrive.`,
    link: { to: paths.batches(), text: msg`See the batches` },
  },
  SOMEONE_PREPARES: {
    title: msg`Have a preparer`,
    advice: msg`A batch that you can approve comes from another user. An admin invites preparers.`,
  },
  BATCH_DECIDED: {
    title: msg`Review a batch and sign`,
    advice: msg`Read the checks and the payments, then approve the batch or send it back.`,
    link: { to: paths.batches('?status=PENDING_APPROVAL'), text: msg`See what waits` },
  },
  KEY_ENTERED: {
    title: msg`Connect the exchange`,
    advice: msg`The entity needs an API key of the exchange. The operator enters it.`,
    link: { to: paths.trading(), text: msg`See the connection` },
  },
  ORDER_PLACED: {
    title: msg`Place the first order`,
    advice: msg`Choose a market, enter an amount, and read the confirmation before you send it.`,
    link: { to: paths.market(DEFAULT_PAIR), text: msg`Open the market` },
  },
};

interface Shown {
  step: Step;
  done: boolean;
}

/** The first steps of the user's roles; null until all are known, empty when one cannot be read. */
function useSteps(): Shown[] | null {
  const mayTrade = useMay('trade');
  const payments = useQuery(listFirstStepsOptions());
  const exchange = useQuery({ ...getTradingStatusOptions(), enabled: mayTrade });
  const connected = exchange.data?.configured === true;
  const past = useQuery({
    ...listOrderHistoryOptions({ query: { limit: 1 } }),
    enabled: mayTrade && connected,
    retry: false,
  });
  const open = useQuery({ ...listOpenOrdersOptions(), enabled: mayTrade && connected, retry: false });
  if ([payments, exchange, past, open].some(({ isError, data }) => isError && !data)) return NONE;
  if (!payments.data) return null;
  if (!mayTrade) return payments.data;
  if (!exchange.data || (connected && !(past.data && open.data))) return null;
  const placed = connected && (past.data?.length ?? 0) + (open.data?.length ?? 0) > 0;
  return [...payments.data, { step: 'KEY_ENTERED', done: connected }, { step: 'ORDER_PLACED', done: placed }];
}

const NONE: Shown[] = [];

/**
 * The first steps of a new user, each ticked from real data; nothing when all are done. `onKnown` is called
 * before the browser draws it, once it is known whether there is anything to show.
 */
export default function Checklist({ onKnown }: { onKnown: () => void }) {
  const { user } = useSession();
  const steps = useSteps();
  const [hidden, setHidden] = useState(false);
  const isKnown = steps !== null;
  const isDone = isKnown && steps.length > 0 && steps.every(({ done }) => done);
  useEffect(() => {
    if (isDone) hideChecklist(user.id);
  }, [isDone, user.id]);
  useLayoutEffect(() => {
    if (isKnown) onKnown();
  }, [isKnown, onKnown]);
  if (!isKnown || steps.length === 0 || isDone || hidden) return null;
  const ticked = steps.filter(({ done }) => done).length;
  const all = steps.length;
  const next = steps.find(({ done }) => !done)?.step;
  return (
    <Panel aria-label={t`First steps`}>
      <Group justify="space-between" wrap="nowrap" mb="sm">
        <Text component="h2" fw={600}>
          <Trans>First steps</Trans>{' '}
          <Text span c="dimmed" fw={400}>
            <Trans>
              {ticked} of {all} done
            </Trans>
          </Text>
        </Text>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t`Hide the first steps`}
          onClick={() => {
            hideChecklist(user.id);
            setHidden(true);
            document.querySelector('h1')?.focus();
          }}
        >
          <IconX size={16} aria-hidden />
        </ActionIcon>
      </Group>
      <ol className={classes.steps}>
        {steps.map(({ step, done }) => (
          <StepLine key={step} words={WORDS[step]} done={done} isNext={step === next} />
        ))}
      </ol>
    </Panel>
  );
}

function StepLine({ words, done, isNext }: { words: StepWords; done: boolean; isNext: boolean }) {
  const { title, advice, link } = words;
  return (
    <li className={classes.step} {...(isNext ? { 'aria-current': 'step' as const } : {})}>
      <span className={classes.tick} data-done={done || undefined} aria-hidden>
        {done && <IconCheck size={14} stroke={2.5} />}
      </span>
      <div>
        <Text fw={isNext ? 600 : 500} c={done ? 'dimmed' : ''}>
          {i18n._(title)}
          {done && <VisuallyHidden>, {t`done`}</VisuallyHidden>}
        </Text>
        {!done && (
          <Text size="sm" c="dimmed">
            {i18n._(advice)}{' '}
            {link &&
              (link.isFile ? (
                <a href={link.to}>{i18n._(link.text)}</a>
              ) : (
                <Link to={link.to}>{i18n._(link.text)}</Link>
              ))}
          </Text>
        )}
      </div>
    </li>
  );
}
