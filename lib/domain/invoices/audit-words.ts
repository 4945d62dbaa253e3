/** What each command of this concept did, in words that follow the name of who did it. */
export const invoicesAuditWords = {
  'invoices.mail-invoice': 'sendte en faktura',
  'invoices.pay-invoice': 'gik i gang med at betale en faktura',
  'invoices.postpone-reminders': 'udsatte påmindelser om en faktura',
  'invoices.remind-of-invoice': 'mindede om en faktura',
} as const
