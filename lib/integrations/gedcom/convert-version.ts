import { type Conversion, keptTag } from '@/lib/integrations/gedcom/converting/conversion'
import { convertChildren, convertRecord } from '@/lib/integrations/gedcom/converting/convert-node'
import {
  eachNode,
  findChild,
  type GedcomNode,
  type GedcomRecord,
  type GedcomVersion,
  gedcomNode,
} from '@/lib/integrations/gedcom/gedcom-records'

/** Where our SCHMA says what a kept 5.5.1 structure means. */
const standard551 = 'https://gedcom.io/specifications/ged551.pdf'

/**
 * Records of one version in the other, by the rules of the 7.0 standard (its chapter 'Migrating from 5.5.1'). Nothing
 * is lost: what the other version has no place for is kept verbatim under an extension tag (`_G5_SUBN`, `_G7_CREA`), a
 * value that had to be rewritten stands beside it in `_G5_WAS` or `_G7_WAS`, and converting back restores both. The order
 * of structures with different tags may change. The records given are not changed.
 */
export function convertRecords(
  records: readonly GedcomRecord[],
  from: GedcomVersion,
  to: GedcomVersion,
): GedcomRecord[] {
  if (from === to) return [...records]
  const conversion = prepare(records, from, to)
  const sources = to === '5.5.1' ? withoutOurSchema(records) : records
  const converted = sources.flatMap((record) => convertRecord(record, conversion) ?? [])
  const trailer = converted.findIndex(({ tag }) => tag === 'TRLR')
  converted.splice(trailer < 0 ? converted.length : trailer, 0, ...conversion.added)
  const named = renameXrefs(converted, to)
  return to === '7.0' ? withSchema(named) : named
}

function prepare(records: readonly GedcomRecord[], from: GedcomVersion, to: GedcomVersion): Conversion {
  const byXref = new Map<string, GedcomRecord>()
  for (const record of records) if (record.xref && !byXref.has(record.xref)) byXref.set(record.xref, record)
  const uses = countUses(records)
  const added: GedcomRecord[] = []
  const addedXrefs = new Set<string>()
  let number = 0
  const conversion: Conversion = {
    from,
    to,
    added,
    convertChildren: (children, above) => convertChildren(children, above, conversion),
    record: (xref) => byXref.get(xref),
    recordTag: (xref) => {
      const record = byXref.get(xref)
      return record ? targetTag(record, to) : addedXrefs.has(xref) ? 'OBJE' : undefined
    },
    isUsedOnce: (xref) => uses.get(xref) === 1,
    addMedia: (children) => {
      do number++
      while (
        // A pointer that led nowhere must not lead here.
        byXref.has(`M${number}`) ||
        uses.has(`M${number}`)
      )
      const xref = `M${number}`
      addedXrefs.add(xref)
      added.push(gedcomNode('OBJE', { xref, children: [...children, gedcomNode(keptTag('5.5.1', 'INLINE'))] }))
      return xref
    },
  }
  return conversion
}

/** The tag a record gets, needed before it is converted: a pointer must lead to the right kind. */
function targetTag(record: GedcomRecord, to: GedcomVersion): string {
  const { tag } = record
  if (tag.startsWith(keptTag(to, ''))) return tag.slice(keptTag(to, '').length)
  if (to === '5.5.1') return tag === 'SNOTE' ? 'NOTE' : tag
  const isPictureless = tag === 'OBJE' && !findChild(record, 'FILE')
  if (tag === 'SUBN' || isPictureless) return keptTag('5.5.1', tag)
  return tag === 'NOTE' ? 'SNOTE' : tag
}

function countUses(records: readonly GedcomRecord[]): Map<string, number> {
  const uses = new Map<string, number>()
  for (const { pointer } of eachNode(records)) if (pointer) uses.set(pointer, (uses.get(pointer) ?? 0) + 1)
  return uses
}

/** Definitions of ours are written again by the next conversion; another program's stay. */
function withoutOurSchema(records: readonly GedcomRecord[]): GedcomRecord[] {
  const isOurs = ({ tag, value }: GedcomNode) => tag === 'TAG' && value?.startsWith(keptTag('5.5.1', ''))
  return records.map((record) => {
    if (record.tag !== 'HEAD') return record
    const children = record.children.flatMap((child) => {
      if (child.tag !== 'SCHMA' || !child.children.some(isOurs)) return [child]
      const others = child.children.filter((definition) => !isOurs(definition))
      return others.length > 0 ? [{ ...child, children: others }] : []
    })
    return { ...record, children }
  })
}

/** Names the kept structures of 5.5.1 in the header, as 7.0 wants for documented extensions. */
function withSchema(records: GedcomRecord[]): GedcomRecord[] {
  const prefix = keptTag('5.5.1', '')
  const marks = new Set(['WAS', 'XREF', 'ADDED', 'INLINE'].map((mark) => prefix + mark))
  const used = new Set<string>()
  for (const { tag } of eachNode(records)) if (tag.startsWith(prefix) && !marks.has(tag)) used.add(tag)
  const [head, ...rest] = records
  if (head?.tag !== 'HEAD' || used.size === 0) return records
  const tags = [...used].sort().map((tag) => `${tag} ${standard551}#${tag.slice(prefix.length)}`)
  const added = tags.map((value) => gedcomNode('TAG', { value }))
  const schema = findChild(head, 'SCHMA')
  const whole = gedcomNode('SCHMA', { children: [...(schema?.children ?? []), ...added] })
  const others = head.children.filter((child) => child !== schema)
  const after = others.findIndex(({ tag }) => tag === 'GEDC') + 1
  return [{ ...head, children: others.toSpliced(after, 0, whole) }, ...rest]
}

/** 5.5.1 allows 22 characters with both '@'. */
const LONGEST_551 = 20

/**
 * Gives records identifiers that the version allows, and back those they had before: the old one is kept below the
 * record. A pointer that leads nowhere becomes text in 7.0, which allows none.
 */
function renameXrefs(records: GedcomRecord[], to: GedcomVersion): GedcomRecord[] {
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
