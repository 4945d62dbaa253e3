/** What each command of this concept did, in words that follow the name of who did it. */
export const memorialsAuditWords = {
  'memorials.announce-editing': 'åbnede redigeringen',
  'memorials.update-memorial': 'rettede en mindeside',
} as const
