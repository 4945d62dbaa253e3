/** What each command did, as text after the actor's name. */
export const stonesAuditWords = {
  'stones.add-photo': 'satte et billede af stenen på',
  'stones.delete-photo': 'slettede et billede af stenen',
  'stones.show-photo': 'valgte, om et billede af stenen vises',
} as const
