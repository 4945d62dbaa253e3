/** What each command did, as a predicate after the actor's name. */
export const pageCreationAuditWords = {
  'page-creation.create-memorial': 'lavede en mindeside',
} as const
