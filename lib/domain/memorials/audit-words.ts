/** What each command did, as a predicate after the actor's name. */
export const memorialsAuditWords = {
  'memorials.announce-editing': 'åbnede redigeringen',
  'memorials.rewrite-story': 'skrev en livshistories opsætning igen',
  'memorials.update-memorial': 'rettede en mindeside',
} as const
