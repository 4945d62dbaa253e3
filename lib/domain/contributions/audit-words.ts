/** What each command of this concept did, in words that follow the name of who did it. */
export const contributionsAuditWords = {
  'contributions.approve-contribution': 'godkendte et bidrag',
  'contributions.decide-by-link': 'svarede på et bidrag fra en mail',
  'contributions.decide-contributions': 'svarede på flere bidrag',
  'contributions.leave-greeting': 'skrev en hilsen',
  'contributions.light-candle': 'tændte et lys',
  'contributions.order-film': 'bad om at få filmen til en hilsen lavet',
  'contributions.reject-contribution': 'afviste et bidrag',
  'contributions.reopen-contribution': 'lod et bidrag vente igen',
  'contributions.share-tribute': 'delte et minde',
  'contributions.undo-by-link': 'fortrød et svar fra en mail',
  'contributions.withdraw-contribution': 'trak et bidrag tilbage',
} as const
