/** What each command did, as text after the actor's name. */
export const familyTreeAuditWords = {
  'family-tree.start-tree': 'begyndte et slægtstræ',
} as const
