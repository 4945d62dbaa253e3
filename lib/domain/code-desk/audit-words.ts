/** What each command of this concept did, in words that follow the name of who did it. */
export const codeDeskAuditWords = {
  'code-desk.give-code': 'gav en kode til en anden konto',
} as const
