/** What each command of this concept did, in words that follow the name of who did it. */
export const stonesAuditWords = {
  'stones.add-photo': 'satte et billede af stenen på',
  'stones.delete-photo': 'slettede et billede af stenen',
  'stones.show-photo': 'valgte, om et billede af stenen vises',
} as const
