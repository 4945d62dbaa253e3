/** What each command did, as a predicate after the actor's name. */
export const musicAuditWords = {
  'music.order-music': 'ordnede musikken på en side',
  'music.remove-piece': 'slettede et stykke musik',
  'music.set-top': 'valgte, om et stykke musik står øverst',
  'music.update-piece': 'rettede oplysninger om et stykke musik',
} as const
