/** What each command of this concept did; follows the actor's name. */
export const bookkeepingAuditWords = {
  'bookkeeping.decide-bank-line': 'tog stilling til en indbetaling',
  'bookkeeping.import-bank-file': 'tog en bankfil ind',
  'bookkeeping.invoice-resellers': 'fakturerede en forhandlers bestillinger',
  'bookkeeping.match-bank-line': 'førte en indbetaling på en faktura',
}
