import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import {
  renewPayLinkMutation,
  switchOffPayLinkMutation,
} from '../../../../client/@tanstack/react-query-collections.gen.ts';
import type { PaymentRequestDetail } from '../../../../client/types.gen.ts';
import { requestPdfPath } from '../../../../shared/dashboard-routes.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { type Fact, Facts } from '../../../ui/facts.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useMay } from '../../../ui/session-context.tsx';
import { PdfButton } from './pdf-button.tsx';
import classes from './receivables.module.css';
import { useRequestStep } from './use-request-step.ts';

interface LinkProps {
  request: PaymentRequestDetail;
}

/** The link to the pay page, and the account that the page shows. */
export function PayLinkPanel({ request }: LinkProps) {
  const { payUrl } = request;
  const mayChange = useMay('requestPayments');
  return (
    <Panel title={t`Pay page`}>
      {payUrl === null ? (
        <Text size="sm" mb="sm">
          <Trans>The link is switched off. The payer can still pay with the reference.</Trans>
        </Text>
      ) : (
        <>
          <Group gap="xs" wrap="nowrap" mb="xs">
            <Anchor href={payUrl} target="_blank" rel="noreferrer" size="sm" className={classes.link}>
              {payUrl}
            </Anchor>
            <CopyButton value={payUrl} what={t`the link`} />
          </Group>
          <Text size="sm" c="dimmed" mb="sm">
            <Trans>
              Whoever has the link sees the company, the amount and the account, without signing in. Give it
              to the payer alone.
            </Trans>
          </Text>
        </>
      )}
      <Account request={request} />
      <Group gap="sm" mt="md">
        <PdfButton href={requestPdfPath(request.id, i18n.locale)} />
        {mayChange && <Renew request={request} />}
        {mayChange && payUrl !== null && <SwitchOff request={request} />}
      </Group>
    </Panel>
  );
}

function Account({ request: { payInto, currency } }: LinkProps) {
  if (payInto === null)
    return (
      <Text size="sm" className={classes.late}>
        <Trans>
          The page shows no account: no receiving account in {currency} is switched on, or the one that it
          showed is off. Two users switch one on under Bank connections.
        </Trans>
      </Text>
    );
  const { accountName, bankName, accountNumber, fingerprint } = payInto;
  const facts: Fact[] = [
    [t`Account`, `${accountName}, ${bankName}, ${accountNumber}`],
    [
      t`Fingerprint of the account`,
      <Group key="fingerprint" gap={4} wrap="nowrap">
        <span className={classes.reference}>{fingerprint}</span>
        <CopyButton value={fingerprint} what={t`the fingerprint`} />
      </Group>,
    ],
  ];
  return (
    <>
      <Facts items={facts} />
      <Text size="sm" c="dimmed" mt="xs">
        <Trans>Print the fingerprint on your invoices. Payers compare it with the page.</Trans>
      </Text>
    </>
  );
}

function Renew({ request: { id, payUrl } }: LinkProps) {
  const [opened, setOpened] = useState(false);
  const step = useRequestStep(renewPayLinkMutation(), {
    message: () => t`There is a new link.`,
    close: () => setOpened(false),
  });
  if (payUrl === null)
    return (
      <Button variant="default" loading={step.isPending} onClick={() => step.send({ path: { id } })}>
        <Trans>Make a link</Trans>
      </Button>
    );
  return (
    <>
      <Button variant="default" onClick={() => setOpened(true)}>
        <Trans>New link…</Trans>
      </Button>
      <ConfirmDialog
        opened={opened}
        onClose={() => {
          setOpened(false);
          step.reset();
        }}
        title={t`Replace the link?`}
        confirmLabel={t`Make a new link`}
        cancelLabel={t`Keep the link`}
        danger
        pending={step.isPending}
        error={step.refusal}
        onConfirm={() => step.send({ path: { id } })}
      >
        {t`The link that the payer may already have stops working at once. Give the payer the new one.`}
      </ConfirmDialog>
    </>
  );
}

function SwitchOff({ request: { id } }: LinkProps) {
  const [opened, setOpened] = useState(false);
  const step = useRequestStep(switchOffPayLinkMutation(), {
    message: () => t`The link is switched off.`,
    close: () => setOpened(false),
  });
  return (
    <>
      <Button variant="default" onClick={() => setOpened(true)}>
        <Trans>Switch off…</Trans>
      </Button>
      <ConfirmDialog
        opened={opened}
        onClose={() => {
          setOpened(false);
          step.reset();
        }}
        title={t`Switch off the link?`}
        confirmLabel={t`Switch off the link`}
        cancelLabel={t`Keep the link`}
        danger
        pending={step.isPending}
        error={step.refusal}
        onConfirm={() => step.send({ path: { id } })}
      >
        {t`The pay page can no longer be opened. The request stays open, and the payer can pay with the \
reference. You can make another link later.`}
      </ConfirmDialog>
    </>
  );
}
