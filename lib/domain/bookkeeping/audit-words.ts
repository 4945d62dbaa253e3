/** What each command of this concept did; follows the actor's name. */
export const bookkeepingAuditWords = {
  'bookkeeping.credit-invoice': 'krediterede en faktura',
  'bookkeeping.decide-bank-line': 'tog stilling til en indbetaling',
  'bookkeeping.end-refund': 'afsluttede en tilbagebetaling uden at betale',
  'bookkeeping.import-bank-file': 'tog en bankfil ind',
  'bookkeeping.invoice-resellers': 'fakturerede en forhandlers bestillinger',
  'bookkeeping.save-invoices': 'gemte en liste over fakturaer',
  'bookkeeping.save-postings': 'gemte posteringer til bogføring',
  'bookkeeping.keep-overpayment': 'beholdt en overbetaling efter aftale',
  'bookkeeping.mark-paid': 'førte en betaling på en faktura',
  'bookkeeping.send-again': 'sendte en faktura igen',
  'bookkeeping.match-bank-line': 'førte en indbetaling på en faktura',
  'bookkeeping.split-bank-line': 'delte en indbetaling ud på fakturaer',
  'bookkeeping.undo-bank-line': 'tog en indbetaling af en faktura igen',
  'bookkeeping.write-off': 'afskrev en faktura',
}
