/** The audit log's text for each command of this concept, after the name of the actor. */
export const publishedPagesAuditWords = {
  'published-pages.note-check': 'kontrollerede arkivet',
  'published-pages.order-check': 'satte en kontrol af arkivet i gang',
  'published-pages.publish-again': 'lagde en side i arkivet igen',
} as const
