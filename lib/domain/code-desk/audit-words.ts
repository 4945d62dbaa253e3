/** The audit log's text for each command of this concept, after the name of the actor. */
export const codeDeskAuditWords = {
  'code-desk.give-code': 'gav en kode til en anden konto',
} as const
