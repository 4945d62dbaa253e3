/** What each command of this concept did, in words that follow the name of who did it. */
export const invoicesAuditWords = {
  'invoices.confirm-e-invoice': 'spurgte, om en e-faktura er kommet frem',
  'invoices.mail-invoice': 'sendte en faktura',
  'invoices.mark-e-invoice': 'førte, hvordan en e-faktura er sendt',
  'invoices.pay-invoice': 'gik i gang med at betale en faktura',
  'invoices.postpone-reminders': 'udsatte påmindelser om en faktura',
  'invoices.remind-of-invoice': 'mindede om en faktura',
  'invoices.resubmit-e-invoice': 'bad adgangspunktet om at sende en e-faktura',
  'invoices.save-invoices': 'gemte en liste over fakturaer',
  'invoices.submit-e-invoice': 'afleverede en e-faktura til adgangspunktet',
} as const
