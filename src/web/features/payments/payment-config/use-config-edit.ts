import { t } from '@lingui/core/macro';
import { useForm } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  getPaymentConfigOptions,
  getPaymentConfigQueryKey,
  updatePaymentConfigMutation,
} from '../../../../client/@tanstack/react-query.gen.ts';
import { previewApprovals, previewPaymentConfig } from '../../../../client/sdk.gen.ts';
import type {
  ApprovalRule,
  ApprovalsPreview,
  PaymentConfigForDisplay,
  PaymentConfigPreview,
  UpdatePaymentConfigRequest,
} from '../../../../client/types.gen.ts';
import { errorsByPath, problemOf } from '../../../ui/problem.ts';
import { useSession } from '../../../ui/session-context.tsx';
import { useChange } from '../../../ui/use-change.ts';
import {
  changedSettings,
  type ConfigValues,
  formErrors,
  requestOf,
  unreadableAmounts,
  valuesOf,
} from './config-values.ts';
import { type SavedVersion, withSettingsOf } from './earlier-versions.tsx';
import { findValues, forgetValues, keepValues } from './kept-values.ts';
import { numberErrors } from './limits.ts';

/** The effect that looser settings would have had; null when they take effect at once or will be refused. */
async function looserEffect(body: UpdatePaymentConfigRequest): Promise<PaymentConfigPreview | null> {
  const { approvalRules, settlementDifferenceLimit, standingApprovals, passkeyAbove } = body;
  const { payeeAccounts, verifiedAbove } = body;
  if (!settlementDifferenceLimit) return null;
  const settings = {
    approvalRules,
    settlementDifferenceLimit,
    standingApprovals,
    passkeyAbove,
    payeeAccounts,
    verifiedAbove,
  };
  const answer = await previewPaymentConfig({ body: settings, throwOnError: true }).catch(() => null);
  return answer && !answer.data.countsAtOnce ? answer.data : null;
}

/** The effect of rules on waiting batches. The amount is arbitrary, because only the batches matter here. */
function useRulesPreview(currency: PaymentConfigForDisplay['defaultCurrency']) {
  return useMutation({
    mutationFn: async (rules: ApprovalRule[]) =>
      (
        await previewApprovals({
          body: { approvalRules: rules, currency, amounts: ['1.00'] },
          throwOnError: true,
        })
      ).data,
  });
}

/** The question before a save: the values, and what they would change. */
interface Asking {
  preview: ApprovalsPreview | null;
  looser: PaymentConfigPreview | null;
  values: ConfigValues;
}

/** The values of a new version of the config, and its way to the server. */
export type ConfigEdit = ReturnType<typeof useConfigEdit>;

/**
 * Edits a new version of the config: preview, confirmation, save, and the conflict with a version that
 * another administrator saved meanwhile. `restored` is the earlier version whose values the form begins with.
 */
export function useConfigEdit(
  config: PaymentConfigForDisplay,
  restored: SavedVersion | undefined,
  done: () => void,
) {
  const queryClient = useQueryClient();
  const { user } = useSession();
  const [kept] = useState(() => findValues(user.id));
  // The version that the form started from. Background refreshes must not replace it, or saving would hide a
  // conflict.
  const [base, setBase] = useState(kept?.base ?? config);
  const [asking, setAsking] = useState<Asking | null>(null);
  const [theirs, setTheirs] = useState<PaymentConfigForDisplay | null>(null);
  const form = useForm<ConfigValues>({
    initialValues: kept?.values ?? valuesOf(restored ? withSettingsOf(config, restored.entry) : config),
    validate: (values) => ({
      ...unreadableAmounts(values),
      ...numberErrors(values),
    }),
  });
  const focusFirst = (errors: object) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus();
  const stop = () => {
    forgetValues(user.id);
    done();
  };
  const save = useChange(updatePaymentConfigMutation(), {
    replaces: () => getPaymentConfigQueryKey(),
    message: ({ pendingChange, version }) => {
      if (!pendingChange) return t`Saved as version ${version}.`;
      return pendingChange.needsSecondAdmin
        ? t`Saved. It takes effect once another admin confirms it.`
        : t`Saved. It takes effect in a day, or once another admin confirms it.`;
    },
    done: () => {
      form.resetDirty();
      stop();
    },
    failed: async (error) => {
      setAsking(null);
      const errors = formErrors(errorsByPath(error), form.getValues().rules);
      form.setErrors(errors);
      focusFirst(errors);
      if (problemOf(error).code === 'stale_version')
        setTheirs(await queryClient.fetchQuery({ ...getPaymentConfigOptions(), staleTime: 0 }));
    },
    keep: () => keepValues(user.id, { base, values: form.getValues() }),
  });
  const preview = useRulesPreview(base.defaultCurrency);
  const submit = async (values: ConfigValues) => {
    const body = requestOf(values, base.version);
    if (changedSettings(base, { ...base, ...body }).length === 0) {
      notifications.show({ message: t`Nothing was changed, so no version was saved.` });
      form.resetDirty();
      stop();
      return;
    }
    const rulesChanged = JSON.stringify(body.approvalRules) !== JSON.stringify(base.approvalRules);
    const answer = rulesChanged ? await preview.mutateAsync(body.approvalRules).catch(() => null) : null;
    // Rules that the server refuses to preview are sent anyway: it refuses to save them too, and names the
    // fields.
    if (rulesChanged && !answer) save.mutate({ body });
    else setAsking({ preview: answer, looser: await looserEffect(body), values });
  };
  const goOnFrom = (latest: PaymentConfigForDisplay, values: PaymentConfigForDisplay) => {
    setBase(latest);
    setTheirs(null);
    save.reset();
    form.setValues(valuesOf(values));
  };
  return {
    form,
    /** Whether the values are those that were typed before a fresh sign-in. */
    wasKept: kept !== null,
    base,
    /** The version that another administrator saved meanwhile; null without one. */
    theirs,
    asking,
    save,
    isPreviewing: preview.isPending,
    onSubmit: form.onSubmit((values) => void submit(values), focusFirst),
    close: () => setAsking(null),
    stop,
    goOnFrom,
  };
}
