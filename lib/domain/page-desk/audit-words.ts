/** What each command of this concept did, in words that follow the name of who did it. */
export const pageDeskAuditWords = {
  'page-desk.look-at-page': 'så oplysningerne om en mindeside',
} as const
