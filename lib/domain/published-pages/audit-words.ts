/** The audit log's text for each command of this concept, after the name of the actor. */
export const publishedPagesAuditWords = {
  'published-pages.note-check': 'kontrollerede nødsiderne',
  'published-pages.order-check': 'satte en kontrol af nødsiderne i gang',
  'published-pages.publish-again': 'satte en ny nødside i gang',
} as const
