import {
  eachNode,
  type GedcomNode,
  type GedcomRecord,
  type GedcomVersion,
  gedcomNode,
} from '@/lib/integrations/gedcom/gedcom-records'
import { keptTag } from './kept-tag'

/** 5.5.1 allows 22 characters with both '@'. */
const LONGEST_551 = 20

/**
 * Gives records identifiers that the version allows, and back those they had before: the old one is kept below the
 * record. A pointer that leads nowhere becomes text in 7.0, which allows none.
 */
export function renameXrefs(records: GedcomRecord[], to: GedcomVersion): GedcomRecord[] {
  const restored = keptTag(to, 'XREF')
  const kept = keptTag(to === '7.0' ? '5.5.1' : '7.0', 'XREF')
  // A program's own structures may have identifiers below a record.
  const known = new Set<string | null>()
  for (const { xref } of eachNode(records)) known.add(xref)
  const names = new Map<string, string>()
  const taken = new Set(known)
  for (const { xref, children } of records) {
    if (xref === null || names.has(xref)) continue
    const former = children.find(({ tag }) => tag === restored)?.value ?? null
    const name = former && !taken.has(former) ? former : allowed(xref, to) ? xref : freeName(xref, to, taken)
    taken.add(name)
    if (name !== xref) names.set(xref, name)
  }
  const placed = new Set<string>()
  return records.map((record) => {
    const old = record.xref
    // Of two records with one identifier, pointers mean the first.
    const name = old === null ? null : placed.has(old) ? freeName(old, to, taken) : (names.get(old) ?? old)
    if (old !== null) placed.add(old)
    if (name !== null) taken.add(name)
    const children = record.children.filter(({ tag }) => tag !== restored)
    const isRestored = children.length < record.children.length
    const renamed = relink({ ...record, xref: name, children }, { names, known, to, isInOwn: false })
    if (old !== null && name !== old && !isRestored) renamed.children.push(gedcomNode(kept, { value: old }))
    return renamed
  })
}

function allowed(xref: string, to: GedcomVersion): boolean {
  return to === '7.0' ? /^[A-Z0-9_]+$/.test(xref) && xref !== 'VOID' : xref.length <= LONGEST_551
}

function freeName(xref: string, to: GedcomVersion, taken: Set<string | null>): string {
  const plain = xref
    .toUpperCase()
    .replace(/[^A-Z0-9_]/g, '_')
    .slice(0, to === '5.5.1' ? 12 : 60)
  const base = plain === 'VOID' ? 'V' : plain
  let name = base
  for (let number = 1; taken.has(name); number++) name = `${base}_${number}`
  return name
}

type Naming = {
  names: ReadonlyMap<string, string>
  known: ReadonlySet<string | null>
  to: GedcomVersion
  isInOwn: boolean
}

function relink(node: GedcomNode, { names, known, to, isInOwn }: Naming): GedcomNode {
  const isOwn = isInOwn || node.tag.startsWith('_')
  const children = node.children.map((child) => relink(child, { names, known, to, isInOwn: isOwn }))
  const { pointer } = node
  if (pointer === null) return { ...node, children }
  // In a structure of the standard it was loose before, in a file of 7.0, and stays what it was.
  const isLoose = to === '7.0' && isOwn && pointer !== 'VOID' && !known.has(pointer)
  if (isLoose) return { ...node, pointer: null, value: `@${pointer}@`, children }
  return { ...node, pointer: names.get(pointer) ?? pointer, children }
}
