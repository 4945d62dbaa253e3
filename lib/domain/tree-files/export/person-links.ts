import type { ChildKind } from '@/lib/domain/family-tree/schema'
import { partnersOf, type ShapeUnion, type TreeShape } from '@/lib/domain/tree-files/export/read-export'
import { isAdoptedBy, readPedigree, writePedigree, writeTwins } from '@/lib/domain/tree-files/records/child-record'
import { childrenOf } from '@/lib/domain/tree-files/records/edit-node'
import {
  type GedcomNode,
  type GedcomRecord,
  type GedcomVersion,
  gedcomNode,
} from '@/lib/integrations/gedcom/gedcom-records'

/** How the couple's own record says that a child belongs (`_FREL`), where it does. */
export type SaidByFamily = (unionId: string, childId: string) => ChildKind | null

/** The person's record with pointers to the couples the person is in today; what stands below those that stay is kept. */
export function writePersonLinks(
  record: GedcomRecord,
  personId: string,
  { shape, version, saidByFamily }: { shape: TreeShape; version: GedcomVersion; saidByFamily: SaidByFamily },
): GedcomRecord {
  const parents = shape.childIn(personId)
  const families = shape.partnerIn(personId).map(({ id }) => shape.xrefOf(id))
  const isHidden = shape.isMasked(personId)
  const famc = syncPointers(
    childrenOf(record, 'FAMC'),
    'FAMC',
    parents.map(({ id }) => shape.xrefOf(id)),
    'as they stand',
  )
  const byXref = new Map(parents.map((union) => [shape.xrefOf(union.id), union]))
  const counting = new Map<string | null, GedcomNode>()
  for (const node of famc) {
    const first = counting.get(node.pointer)
    const isFirstWord = first && readPedigree(first) === null && readPedigree(node) !== null
    if (!first || isFirstWord) counting.set(node.pointer, node)
  }
  const linked = famc.map((node) => {
    // Of two to one couple, the first that says how is the one that counts; the other keeps its word.
    if (node !== counting.get(node.pointer)) return node
    const union = byXref.get(node.pointer ?? '')
    const kind = union && shape.link(union, personId)?.kind
    if (!union || !kind || isHidden) return node
    const adopted = isAdoptedBy(record, node.pointer ?? '') ? 'adopted' : 'birth'
    return writePedigree(node, { kind, version, says: saidByFamily(union.id, personId) ?? adopted })
  })
  const fams = syncPointers(childrenOf(record, 'FAMS'), 'FAMS', families, 'in this order')
  const whole = replaceAll(replaceAll(record, ['FAMC'], linked), ['FAMS'], fams)
  return isHidden ? whole : parents.reduce((all, union) => withTwins(all, { personId, union, shape, version }), whole)
}

function withTwins(
  record: GedcomRecord,
  {
    personId,
    union,
    shape,
    version,
  }: { personId: string; union: ShapeUnion; shape: TreeShape; version: GedcomVersion },
): GedcomRecord {
  const { xrefs, twins } = shape.siblings(union)
  const own = twins.get(shape.link(union, personId)?.twinGroup ?? 0)
  const told = { twinXrefs: own?.xrefs ?? new Set<string>(), siblingXrefs: xrefs, anchorXref: own?.anchorXref ?? null }
  return writeTwins(record, told, version)
}

type SexOf = (personId: string) => string

/** The couple's record with pointers to its partners and children of today. */
export function writeUnionLinks(
  record: GedcomRecord,
  union: ShapeUnion,
  {
    shape,
    sexOf,
    knows,
  }: {
    shape: TreeShape
    sexOf: SexOf
    /** Whether a pointer leads to somebody in the file. */
    knows: (xref: string) => boolean
  },
): GedcomRecord {
  const spouseTags = ['HUSB', 'WIFE']
  const wanted = partnersOf(union)
  const old = record.children.filter(({ tag }) => spouseTags.includes(tag))
  const wantedXrefs = wanted.map((id) => shape.xrefOf(id))
  // A third partner, whom we have no place for, stays.
  const stay = old.filter(
    ({ pointer }, at) =>
      pointer !== null && (pointer === nobody || wantedXrefs.includes(pointer) || (at > 1 && knows(pointer))),
  )
  const added = wanted.filter((id) => !stay.some(({ pointer }) => pointer === shape.xrefOf(id)))
  const spouses = [...stay]
  for (const id of added) {
    const [first] = spouses
    const tag = first ? (first.tag === 'HUSB' ? 'WIFE' : 'HUSB') : seat(id, wanted, sexOf)
    spouses.push(gedcomNode(tag, { pointer: shape.xrefOf(id) }))
  }
  const isSame = added.length === 0 && stay.length === old.length
  const withSpouses = isSame
    ? record
    : replaceAll(
        record,
        spouseTags,
        [...spouses].sort((a, b) => (a.tag < b.tag ? -1 : a.tag > b.tag ? 1 : 0)),
      )
  const children = union.children.map(({ childId }) => shape.xrefOf(childId))
  const chil = syncPointers(childrenOf(withSpouses, 'CHIL'), 'CHIL', children, 'in this order')
  return replaceAll(withSpouses, ['CHIL'], chil)
}

/** The first partner's place, by whoever of the two has a sex that decides it. */
function seat(id: string, partners: readonly string[], sexOf: SexOf): 'HUSB' | 'WIFE' {
  const other = partners.find((each) => each !== id)
  const ofOther = other === undefined ? 'unknown' : sexOf(other)
  if (sexOf(id) === 'female') return ofOther === 'female' ? 'HUSB' : 'WIFE'
  return sexOf(id) !== 'male' && ofOther === 'male' ? 'WIFE' : 'HUSB'
}

/**
 * The structures that lead to these, each once, and new ones for those that are missing; untouched where they are right.
 * What 7.0 points nowhere on purpose (VOID: somebody nobody knows) stays.
 */
function syncPointers(
  nodes: readonly GedcomNode[],
  tag: string,
  wanted: readonly string[],
  order: 'as they stand' | 'in this order',
): GedcomNode[] {
  const named = [...new Set(nodes.flatMap(({ pointer }) => (pointer === null || pointer === nobody ? [] : [pointer])))]
  const isWanted = new Set(wanted)
  const inOrder = order === 'in this order' ? wanted : named.filter((pointer) => isWanted.has(pointer))
  if (named.length === wanted.length && named.every((pointer, at) => pointer === inOrder[at])) return [...nodes]
  const byPointer = new Map<string, GedcomNode>()
  for (const node of nodes) {
    if (node.pointer !== null && isWanted.has(node.pointer) && !byPointer.has(node.pointer))
      byPointer.set(node.pointer, node)
  }
  const all = wanted.map((pointer) => byPointer.get(pointer) ?? gedcomNode(tag, { pointer }))
  const unknown = nodes.filter(({ pointer }) => pointer === nobody)
  if (order === 'in this order') return [...all, ...unknown]
  const standing = new Set(nodes.filter(({ pointer }) => pointer !== null && isWanted.has(pointer)))
  return [...standing, ...all.filter((node) => !standing.has(node)), ...unknown]
}

const nobody = 'VOID'

/** The record with these in the places of all structures with the tags; further ones behind the last. */
function replaceAll(record: GedcomRecord, tags: readonly string[], nodes: readonly GedcomNode[]): GedcomRecord {
  const old = record.children.filter(({ tag }) => tags.includes(tag))
  if (old.length === nodes.length && old.every((node, at) => node === nodes[at])) return record
  const last = record.children.findLastIndex(({ tag }) => tags.includes(tag))
  let next = 0
  const children = record.children.flatMap((child, at) => {
    if (!tags.includes(child.tag)) return [child]
    const from = next
    next = at === last ? nodes.length : next + 1
    return nodes.slice(from, next)
  })
  return { ...record, children: [...children, ...nodes.slice(next)] }
}
