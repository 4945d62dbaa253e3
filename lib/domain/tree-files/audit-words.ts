/** What each command did, as text after the actor's name. */
export const treeFilesAuditWords = {
  'tree-files.upload-import': 'sendte en slægtsfil ind',
  'tree-files.read-import': 'læste en slægtsfil',
  'tree-files.confirm-import': 'satte en slægtsfil i gang med at komme ind i træet',
  'tree-files.write-import': 'tog en slægtsfil ind i træet',
  'tree-files.reread-records': 'læste slægtsfilernes oplysninger igen',
  'tree-files.cancel-import': 'fravalgte en slægtsfil',
  'tree-files.undo-import': 'fortrød en slægtsfil',
} as const
