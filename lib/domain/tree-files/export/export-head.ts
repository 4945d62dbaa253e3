import { childrenOf } from '@/lib/domain/tree-files/records/edit-node'
import { ownProgram } from '@/lib/domain/tree-files/records/people-of-records'
import { freeNames } from '@/lib/domain/tree-files/records/record-text'
import {
  type GedcomNode,
  type GedcomRecord,
  type GedcomVersion,
  gedcomNode,
} from '@/lib/integrations/gedcom/gedcom-records'

/** Who sends a file, where no other is kept. */
export const ownSubmitterName = 'Mindelund'

/** What each file says of itself anew. */
const ownTags = new Set(['GEDC', 'SOUR', 'DEST', 'DATE', 'FILE', 'CHAR', '_TREE', 'SUBN', 'SCHMA'])
/** What both versions write alike. */
const alikeTags = new Set(['SUBM', 'COPR', 'PLAC'])

/**
 * The header of an export: ours, with what the imported file's header says beyond itself. 5.5.1 demands a record of who
 * sends the file; `submitter` is one, where none is kept.
 */
export function exportHead(
  heads: readonly { record: GedcomRecord; version: GedcomVersion }[],
  { version, treeId, index }: { version: GedcomVersion; treeId: string; index: { taken: Set<string> } },
): { record: GedcomRecord; submitter: GedcomRecord | null } {
  const [first] = heads
  const isKept = ({ tag }: GedcomNode) =>
    !ownTags.has(tag) && (first?.version === version || alikeTags.has(tag) || tag.startsWith('_'))
  const rest = first?.record.children.filter(isKept) ?? []
  const hasSubmitter = rest.some(({ tag, pointer }) => tag === 'SUBM' && pointer !== null && index.taken.has(pointer))
  const needs = version === '5.5.1' && !hasSubmitter
  const xref = needs ? freeNames(index.taken)('SUBM') : null
  const schemas = heads.flatMap(({ record }) => childrenOf(record, 'SCHMA'))
  const children: GedcomNode[] = [
    gedcomNode('GEDC', { children: formOf(version) }),
    gedcomNode('SOUR', { value: ownProgram, children: [gedcomNode('NAME', { value: 'Mindelund' })] }),
    gedcomNode('_TREE', { value: treeId }),
    ...(version === '5.5.1' ? [gedcomNode('CHAR', { value: 'UTF-8' })] : schemaOf(schemas)),
    ...(xref === null ? [] : [gedcomNode('SUBM', { pointer: xref })]),
    ...rest.filter(({ tag }) => !(needs && tag === 'SUBM')),
  ]
  const name = gedcomNode('NAME', { value: ownSubmitterName })
  return {
    record: gedcomNode('HEAD', { children }),
    submitter: xref === null ? null : gedcomNode('SUBM', { xref, children: [name] }),
  }
}

function formOf(version: GedcomVersion): GedcomNode[] {
  const number = gedcomNode('VERS', { value: version })
  return version === '7.0' ? [number] : [number, gedcomNode('FORM', { value: 'LINEAGE-LINKED' })]
}

/** Definitions of other programs' own tags, each once. */
function schemaOf(schemas: readonly GedcomNode[]): GedcomNode[] {
  const byTag = new Map(schemas.flatMap(({ children }) => children).map((tag) => [tag.value, tag]))
  return byTag.size > 0 ? [gedcomNode('SCHMA', { children: [...byTag.values()] })] : []
}
