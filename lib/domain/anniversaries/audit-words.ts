/** What each command did, as text after the actor's name. */
export const anniversariesAuditWords = {
  'anniversaries.choose-anniversaries': 'valgte mærkedage',
} as const
