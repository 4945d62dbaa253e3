/** What each command of this concept did, in words that follow the name of who did it. */
export const pageCreationAuditWords = {
  'page-creation.create-memorial': 'lavede en mindeside',
} as const
