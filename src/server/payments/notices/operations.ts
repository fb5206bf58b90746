import * as notifications from '../../../contract/dashboard/notifications.ts';
import * as undeliveredMails from '../../../contract/dashboard/undelivered-mails.ts';
import { change, read, type Offer } from '../base/offer.ts';
import { getAttention } from './attention/get-attention.ts';
import {
  getNotificationSettings,
  listNotifications,
  markNotificationsRead,
  updateNotificationSettings,
} from './attention/notifications.ts';
import { dismissMail, listUndeliveredMails, sendMailsAgain } from './notifications/undelivered-mails.ts';

/** What this room offers. */
export const operations: readonly Offer[] = [
  read(notifications.getAttention, getAttention),
  read(undeliveredMails.listUndeliveredMails, listUndeliveredMails),
  change(undeliveredMails.sendMailsAgain, sendMailsAgain),
  change(undeliveredMails.dismissMail, dismissMail),
  read(notifications.listNotifications, listNotifications),
  read(notifications.getNotificationSettings, getNotificationSettings),
  change(notifications.markNotificationsRead, markNotificationsRead),
  change(notifications.updateNotificationSettings, updateNotificationSettings),
];
