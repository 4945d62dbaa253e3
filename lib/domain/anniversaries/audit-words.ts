/** What each command of this concept did, in words that follow the name of who did it. */
export const anniversariesAuditWords = {
  'anniversaries.choose-anniversaries': 'valgte mindedage',
} as const
