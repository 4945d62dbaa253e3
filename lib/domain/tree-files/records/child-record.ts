import type { ChildKind } from '@/lib/domain/family-tree/schema'
import { childrenOf, setValue, swapChild, textBelow } from '@/lib/domain/tree-files/records/edit-node'
import { happened } from '@/lib/domain/tree-files/records/event-record'
import { findChild, type GedcomNode, type GedcomVersion, gedcomNode } from '@/lib/integrations/gedcom/gedcom-records'

/** How a child belongs, as programs write it. What none of them means is unknown. */
const fileKindTexts: readonly (readonly [RegExp, ChildKind])[] = [
  [/^(birth|natural|naturel|biolog|født|leiblich|ehelich|unehelich|legit|illegit|egen|eget)/i, 'birth'],
  [/^(adopt)/i, 'adopted'],
  [/^(foster|guardian|pleje|pfleg)/i, 'foster'],
  [/^(step|sted|stebarn|stief|stif|styv|related)/i, 'step'],
]

/** How the child of a FAMC structure belongs: by PEDI, or null where it does not say. */
export function readPedigree(famc: GedcomNode): ChildKind | null {
  const pedigree = findChild(famc, 'PEDI')
  if (!pedigree?.value) return null
  const isOther = /^_?other$/i.test(pedigree.value)
  return kindOf((isOther && textBelow(pedigree, 'PHRASE')) || pedigree.value)
}

/** The same from a CHIL structure, where `_FREL` and `_MREL` say it for each parent. */
export function readParentage(chil: GedcomNode | null): ChildKind | null {
  const words = chil ? ['_FREL', '_MREL'].map((tag) => textBelow(chil, tag)).filter((word) => word !== null) : []
  const kinds = words.map(kindOf)
  // A stepchild of one parent is the other's own.
  return kinds.find((kind) => kind !== 'birth') ?? kinds[0] ?? null
}

/** Whether the person's record tells of an adoption by this family. */
export function isAdoptedBy(record: GedcomNode, familyXref: string): boolean {
  return childrenOf(record, 'ADOP').some(
    (event) => happened(event) !== 'no' && childrenOf(event, 'FAMC').some(({ pointer }) => pointer === familyXref),
  )
}

/** How a child belongs by both records; by birth where neither says. */
export function readChildKind(
  record: GedcomNode,
  { famc, chil, familyXref }: { famc: GedcomNode | null; chil: GedcomNode | null; familyXref: string },
): ChildKind {
  const said = (famc && readPedigree(famc)) ?? readParentage(chil)
  return said ?? (isAdoptedBy(record, familyXref) ? 'adopted' : 'birth')
}

type Written = { kind: ChildKind; version: GedcomVersion }

/** The FAMC structure with this kind. `says` is what is read without its PEDI. */
export function writePedigree(famc: GedcomNode, { kind, version, says }: Written & { says: ChildKind }): GedcomNode {
  const now = readPedigree(famc)
  if ((now ?? says) === kind) return famc
  if (isBeyond551(kind, version)) return setValue(famc, 'PEDI', null)
  const old = findChild(famc, 'PEDI')
  const fresh = pedigreeNode(kind, version)
  return kind === 'birth' && says === 'birth' ? swapChild(famc, old, null) : swapChild(famc, old, fresh)
}

/** The CHIL structure with this kind where it speaks of kinds, or where only it can. */
export function writeParentage(chil: GedcomNode, { kind, version }: Written): GedcomNode {
  const now = readParentage(chil)
  if (now === kind || (now === null && !isBeyond551(kind, version))) return chil
  const word = { birth: 'Natural', adopted: 'Adopted', foster: 'Foster', step: 'Step', unknown: 'Unknown' }[kind]
  return setValue(setValue(chil, '_FREL', word), '_MREL', word)
}

/** 5.5.1 has no stepchildren, and no word for not knowing. */
export function isBeyond551(kind: ChildKind, version: GedcomVersion): boolean {
  return version === '5.5.1' && (kind === 'step' || kind === 'unknown')
}

function pedigreeNode(kind: ChildKind, version: GedcomVersion): GedcomNode {
  if (kind === 'step' || kind === 'unknown') {
    const phrase = gedcomNode('PHRASE', { value: kind === 'step' ? 'Step' : 'Unknown' })
    return gedcomNode('PEDI', { value: 'OTHER', children: [phrase] })
  }
  return gedcomNode('PEDI', { value: version === '7.0' ? kind.toUpperCase() : kind })
}

function kindOf(word: string): ChildKind {
  return (
    fileKindTexts.find(([words]) => words.test(word.trim()))?.[1] ??
    (/^sealing$/i.test(word.trim()) ? 'birth' : 'unknown')
  )
}

const twins = /twin|tvilling|trilling|triplet|firling|quadruplet/i

/** Whom a person's record calls a twin: associations of that name, or `_TWIN`. */
export function readTwins(record: GedcomNode): string[] {
  return record.children.filter(isTwin).flatMap(({ pointer }) => pointer ?? [])
}

/**
 * Numbers for twins among the children of a couple, from 1 in their order; null for all others. One of two who names the
 * other is enough.
 */
export function twinGroupsOf(
  children: readonly string[],
  twinsOf: (xref: string) => readonly string[],
): (number | null)[] {
  // Whoever stands for a group leads to itself: a forest of disjoint sets, with paths halved.
  const leads = new Map(children.map((child) => [child, child]))
  const leaderOf = (child: string) => {
    let at = child
    for (let next = leads.get(at) ?? at; next !== at; next = leads.get(at) ?? at) {
      leads.set(at, leads.get(next) ?? next)
      at = next
    }
    return at
  }
  const twinned = new Set<string>()
  for (const child of children) {
    for (const other of twinsOf(child)) {
      if (other === child || !leads.has(other)) continue
      twinned.add(child).add(other)
      leads.set(leaderOf(other), leaderOf(child))
    }
  }
  const numbers = new Map<string, number>()
  return children.map((child) => {
    if (!twinned.has(child)) return null
    const leader = leaderOf(child)
    if (!numbers.has(leader)) numbers.set(leader, numbers.size + 1)
    return numbers.get(leader) ?? null
  })
}

/** The record with these twins among the siblings, the first of whom each other one names. Both sets may hold the record's own. */
export function writeTwins(
  record: GedcomNode,
  {
    twinXrefs,
    siblingXrefs,
    anchorXref,
  }: { twinXrefs: ReadonlySet<string>; siblingXrefs: ReadonlySet<string>; anchorXref: string | null },
  version: GedcomVersion,
): GedcomNode {
  const isWrong = (node: GedcomNode) =>
    isTwin(node) && node.pointer !== null && siblingXrefs.has(node.pointer) && !twinXrefs.has(node.pointer)
  const kept = record.children.some(isWrong)
    ? { ...record, children: record.children.filter((node) => !isWrong(node)) }
    : record
  const isNamed = readTwins(kept).some((xref) => xref !== record.xref && twinXrefs.has(xref))
  if (anchorXref === null || isNamed || record.xref === anchorXref) return kept
  return { ...kept, children: [...kept.children, twinNode(anchorXref, version)] }
}

function isTwin(node: GedcomNode): boolean {
  if (node.tag === '_TWIN') return true
  if (node.tag !== 'ASSO') return false
  const role = findChild(node, 'ROLE')
  const words = [
    textBelow(node, 'RELA'),
    role?.value,
    textBelow(role, 'PHRASE'),
    ...childrenOf(node, 'TYPE').map(({ value }) => value),
  ]
  return words.some((word) => word && twins.test(word))
}

function twinNode(pointer: string, version: GedcomVersion): GedcomNode {
  if (version === '5.5.1') return gedcomNode('ASSO', { pointer, children: [gedcomNode('RELA', { value: 'Twin' })] })
  const role = gedcomNode('ROLE', { value: 'OTHER', children: [gedcomNode('PHRASE', { value: 'Twin' })] })
  return gedcomNode('ASSO', { pointer, children: [role] })
}
