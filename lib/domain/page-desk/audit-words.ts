/** The audit log's text for each command of this concept, after the name of the actor. */
export const pageDeskAuditWords = {
  'page-desk.look-at-page': 'så oplysningerne om en mindeside',
  'page-desk.save-pages': 'gemte en liste over mindesider',
} as const
