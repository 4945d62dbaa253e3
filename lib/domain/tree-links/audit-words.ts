/** What each command did, as text after the actor's name. */
export const treeLinkAuditWords = {
  'tree-links.answer-link': 'svarede på et ønske om at vise en mindeside i et slægtstræ',
  'tree-links.end-link': 'fjernede en mindeside fra en person i et slægtstræ',
  'tree-links.link-person': 'satte en mindeside på en person i et slægtstræ',
} as const
