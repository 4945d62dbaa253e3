import { childrenOf, textBelow } from '@/lib/domain/tree-files/records/edit-node'
import { findChild, type GedcomNode, type GedcomVersion, gedcomNode } from '@/lib/integrations/gedcom/gedcom-records'

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
