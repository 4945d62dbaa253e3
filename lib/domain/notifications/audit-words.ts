/** What each command of this concept did, in words that follow the name of who did it. */
export const notificationsAuditWords = {
  'notifications.choose-mails': 'valgte, hvor ofte der kommer mail',
  'notifications.drop-mails': 'bestemte, at mails ikke skal sendes',
  'notifications.mark-notifications-read': 'læste sine beskeder',
  'notifications.read-mail': 'læste en mail i udbakken',
  'notifications.save-mails': 'gemte en liste over mails',
  'notifications.resend-mail': 'sendte en mail igen',
  'notifications.resend-mails': 'sendte mails igen',
  'notifications.subscribe-push': 'slog beskeder til på en enhed',
  'notifications.unsubscribe-push': 'slog beskeder fra på en enhed',
} as const
