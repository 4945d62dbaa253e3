import {
  addedChild,
  type Conversion,
  type Kinds,
  keptTag,
  type Shape,
} from '@/lib/integrations/gedcom/converting/conversion'
import { shapeFor7, shapeFor551 } from '@/lib/integrations/gedcom/converting/shapes'
import { mediaTypeOf } from '@/lib/integrations/gedcom/converting/vocabularies'
import {
  findChild,
  type GedcomNode,
  type GedcomRecord,
  type GedcomVersion,
  gedcomNode,
} from '@/lib/integrations/gedcom/gedcom-records'
import { payloadFits } from '@/lib/integrations/gedcom/tables/payloads'
import { belowOf, DATASET, kindOf, structureTables } from '@/lib/integrations/gedcom/tables/structure-tables'
import { convertPayload } from './convert-payload'

/** Null for a record that became part of another. */
export function convertRecord(record: GedcomRecord, conversion: Conversion): GedcomRecord | null {
  return convertNode(record, { from: DATASET, to: DATASET }, conversion)
}

function convertNode(node: GedcomNode, above: Kinds, conversion: Conversion): GedcomNode | null {
  const { from, to } = conversion
  const restored = restore(node, to)
  if (restored !== undefined) return restored
  const kind = kindOf(from, above.from, node)
  const shape = (to === '7.0' ? shapeFor7 : shapeFor551)(node, kind, above, conversion)
  if (shape === 'dropped') return null
  if (shape === 'kept') return keep(node, from)
  if (shape.tag.startsWith('_')) return ownStructure(node, shape.tag, conversion)
  const kinds = {
    from: kind ?? (shape.tag === node.tag ? null : node.tag),
    to: kindOf(to, above.to, { ...node, ...shape }),
  }
  return (
    (kinds.from && kinds.to && fitted(node, shape, { from: kinds.from, to: kinds.to }, above, conversion)) ||
    keep(node, from)
  )
}

/** Null where the other version does not allow what the structure says. */
function fitted(node: GedcomNode, shape: Shape, kinds: Kinds, above: Kinds, conversion: Conversion): GedcomNode | null {
  const { from, to, recordTag } = conversion
  const payload = payloadOf(to, kinds.to)
  const [kind7, above7] = to === '7.0' ? [kinds.to, above.to] : [kinds.from, above.from]
  const made = convertPayload({ shape, kind7, above7, payloads: [payload, payloadOf(from, kinds.from)] }, to)
  const { value } = made
  const mediaBefore = conversion.added.length
  if (!made.isRestored && !payloadFits(to, payload, { value, pointer: shape.pointer }, recordTag)) return null
  const children = [...shape.ready, ...convertChildren(made.children, kinds, conversion), ...made.added]
  const missing = addMissing(node, children, kinds.to, to)
  if (!missing) {
    // Kept as it was, it still has its media within.
    conversion.added.length = mediaBefore
    return null
  }
  const { tag, pointer } = shape
  return { tag, xref: node.xref, value, pointer, children: [...children, ...missing], line: node.line }
}

function payloadOf(version: GedcomVersion, kind: string): string {
  return structureTables[version].structures.get(kind)?.payload ?? ''
}

/** Undefined when it was not kept by an earlier conversion. Its marks are read elsewhere; what is left of them goes. */
function restore(node: GedcomNode, to: GedcomVersion): GedcomNode | null | undefined {
  const prefix = keptTag(to, '')
  if (!node.tag.startsWith(prefix)) return undefined
  const tag = node.tag.slice(prefix.length)
  if (tag === 'WAS') return null
  if (tag === 'XREF' || tag === 'INLINE' || tag === 'ADDED') return node
  return to === '5.5.1' ? withLoosePointers({ ...node, tag }) : { ...node, tag }
}

/** A pointer to nothing is text in 7.0, which has none, and becomes a pointer again. */
function withLoosePointers(node: GedcomNode): GedcomNode {
  const children = node.children.map(withLoosePointers)
  const [, loose] = (node.value?.startsWith('@') && /^@([^@#\s][^@]*)@$/.exec(node.value)) || []
  return loose ? { ...node, value: null, pointer: loose, children } : { ...node, children }
}

/** What stands below a structure. A second one where the other version allows one only is kept under its extension. */
export function convertChildren(children: GedcomNode[], above: Kinds, conversion: Conversion): GedcomNode[] {
  const placed = new Set<string>()
  return children.flatMap((child) => {
    const mediaBefore = conversion.added.length
    const made = convertNode(child, above, conversion)
    if (!made) return []
    // What an earlier conversion kept was there before it, be it one too many.
    if (child.tag.startsWith(keptTag(conversion.to, ''))) return [made]
    const below = belowOf(conversion.to, above.to, made.tag)
    if (below && !below.isMany && placed.has(made.tag)) {
      conversion.added.length = mediaBefore
      return [keep(child, conversion.from)]
    }
    placed.add(made.tag)
    return [made]
  })
}

/** What the other version requires and this one does not; null when nothing sensible can stand there. */
function addMissing(node: GedcomNode, children: GedcomNode[], kind: string, to: GedcomVersion): GedcomNode[] | null {
  const missing: GedcomNode[] = []
  for (const tag of structureTables[to].structures.get(kind)?.required ?? []) {
    if (children.some((child) => child.tag === tag)) continue
    const added = defaultChild(to, kind, tag, node)
    if (added) missing.push(added)
    // 5.5.1 is read with less care: there it may be missing, as it was in the file that came from it.
    else if (to === '7.0') return null
  }
  return missing
}

function keep(node: GedcomNode, from: GedcomVersion): GedcomNode {
  return { ...node, tag: keptTag(from, node.tag) }
}

/** A program's own structure stays as it is, but for what is written differently everywhere: dates and shared notes. */
function ownStructure(given: GedcomNode, tag: string, conversion: Conversion): GedcomNode {
  const isText = conversion.to === '5.5.1' && given.value?.startsWith('@')
  const node = isText ? withLoosePointers(given) : given
  const children = node.children.map((child) => ownStructure(child, child.tag, conversion))
  const isNote = node.pointer !== null && (node.tag === 'NOTE' || node.tag === 'SNOTE')
  const target = isNote ? conversion.recordTag(node.pointer ?? '') : undefined
  if (isNote && (target === 'NOTE' || target === 'SNOTE')) return { ...node, tag: target, children }
  if (node.tag !== 'DATE' || findChild(node, 'PHRASE')) return { ...node, tag, children }
  const shape = { tag, value: node.value, pointer: null, ready: [], children: [] }
  const { value, added } = convertPayload({ shape, kind7: 'DATE', above7: '', payloads: [] }, conversion.to)
  return { ...node, value: added.length > 0 ? node.value : value, children }
}

/** What is written where a version requires a structure that the file does not have; null when nothing can be. */
function defaultChild(to: GedcomVersion, kind: string, tag: string, node: GedcomNode): GedcomNode | null {
  if (tag === 'GEDC') return addedChild(tag, null, [gedcomNode('VERS', { value: to })])
  if (kind === 'GEDC' && tag === 'VERS') return addedChild(tag, to)
  if (to === '5.5.1') {
    if (kind === 'GEDC' && tag === 'FORM') return gedcomNode(tag, { value: 'LINEAGE-LINKED' })
    return kind === 'HEAD' && tag === 'CHAR' ? gedcomNode(tag, { value: 'UTF-8' }) : null
  }
  // Empty where only a person could say it: 7.0 allows an empty text.
  if (tag === 'TYPE' || tag === 'NAME') return addedChild(tag, null)
  if (tag === 'FORM' && kind === 'FILE') return addedChild(tag, mediaTypeOf(extensionOf(node.value ?? '')))
  if (tag === 'ROLE') return addedChild(tag, 'OTHER', [gedcomNode('PHRASE', { value: findChild(node, 'TYPE')?.value })])
  return null
}

function extensionOf(path: string): string {
  const [, ending = ''] = /\.([A-Za-z0-9]{1,8})$/.exec(path) ?? []
  return ending
}
