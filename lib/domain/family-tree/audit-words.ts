/** What each command did, as text after the actor's name. */
export const familyTreeAuditWords = {
  'family-tree.start-tree': 'begyndte et slægtstræ',
  'family-tree.add-relative': 'tilføjede en person i et slægtstræ',
  'family-tree.update-person': 'rettede en person i et slægtstræ',
  'family-tree.remove-person': 'fjernede en person fra et slægtstræ',
  'family-tree.merge-people': 'gjorde to personer i et slægtstræ til én',
  'family-tree.update-union': 'rettede et par i et slægtstræ',
  'family-tree.remove-union': 'fjernede et par fra et slægtstræ',
  'family-tree.update-children': 'ordnede børnene i et slægtstræ',
  'family-tree.remove-child': 'tog et barn ud af et par i et slægtstræ',
  'family-tree.undo-edit': 'fortrød en rettelse i et slægtstræ',
  'family-tree.redo-edit': 'gjorde en rettelse i et slægtstræ om',
  'family-tree.set-portrait': 'satte et portræt i et slægtstræ',
  'family-tree.remove-portrait': 'fjernede et portræt fra et slægtstræ',
  'family-tree.join-tree': 'viste et slægtstræ på en side til',
  'family-tree.leave-tree': 'tog et slægtstræ af en side',
  'family-tree.delete-tree': 'slettede et slægtstræ',
} as const
