import * as approvalPreview from '../../../contract/dashboard/approval-preview.ts';
import * as banks from '../../../contract/banks.ts';
import * as configPreview from '../../../contract/dashboard/config-preview.ts';
import * as paymentConfig from '../../../contract/payment-config.ts';
import { change, read, type Offer } from '../base/offer.ts';
import { listBanks } from './banks/list-banks.ts';
import { cancelConfigChange } from './config/cancel-config-change.ts';
import { confirmConfigChange } from './config/confirm-config-change.ts';
import { getPaymentConfig } from './config/get-payment-config.ts';
import { previewApprovals } from './config/preview-approvals.ts';
import { previewPaymentConfig } from './config/preview-payment-config.ts';
import { updatePaymentConfig } from './config/update-payment-config.ts';

/** What this room offers. */
export const operations: readonly Offer[] = [
  read(paymentConfig.getPaymentConfig, getPaymentConfig),
  change(paymentConfig.updatePaymentConfig, updatePaymentConfig),
  change(paymentConfig.confirmPaymentConfigChange, confirmConfigChange),
  change(paymentConfig.cancelPaymentConfigChange, cancelConfigChange),
  read(banks.listBanks, listBanks),
  read(approvalPreview.previewApprovals, previewApprovals),
  read(configPreview.previewPaymentConfig, previewPaymentConfig),
];
