/** What each command of this concept did, in words that follow the name of who did it. */
export const exportsAuditWords = {
  'exports.cancel-export': 'stoppede en eksport',
  'exports.order-export': 'bestilte en eksport',
  'exports.release-file': 'frigav en fil, der var holdt tilbage',
  'exports.retry-export': 'satte en eksport i gang igen',
} as const
