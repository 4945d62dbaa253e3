/** What each command of this concept did; follows the actor's name. */
export const supportAuditWords = {
  'support.add-note': 'skrev et notat om en henvendelse',
  'support.answer-case': 'svarede på en henvendelse',
  'support.assign-case': 'gav en henvendelse videre',
  'support.close-case': 'lukkede en henvendelse',
  'support.open-case': 'skrev en henvendelse',
  'support.reopen-case': 'åbnede en henvendelse igen',
  'support.reply-by-link': 'skrev videre i en henvendelse fra et link',
  'support.reply-to-own-case': 'skrev videre i sin henvendelse',
  'support.save-cases': 'gemte en liste over henvendelser',
} as const
