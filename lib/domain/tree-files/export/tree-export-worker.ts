// Runs in the thread of tree-file.ts, with a connection of its own.
import { type ExportOptions, gedcomOfTree } from '@/lib/domain/tree-files/export/gedcom-of-tree'
import { packedInOneSnapshot } from '@/lib/domain/tree-files/export/one-snapshot'

export const write = ({ treeId, options }: { treeId: string; options: ExportOptions }) =>
  packedInOneSnapshot((tx) => gedcomOfTree(tx, treeId, options))
