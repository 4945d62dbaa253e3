import { textBelow } from '@/lib/domain/tree-files/records/edit-node'
import { linesOf, recordsOf } from '@/lib/domain/tree-files/records/record-text'
import { convertRecords } from '@/lib/integrations/gedcom/convert-version'
import {
  type GedcomNode,
  type GedcomRecord,
  type GedcomVersion,
  gedcomNode,
} from '@/lib/integrations/gedcom/gedcom-records'

/** Lines with their version. */
type Kept = { lines: string; version: GedcomVersion }

/**
 * One record of two about the same person: the first with everything that the second has beyond it. What only one can be
 * read from, such as the name, stands first. The lines are in the first one's version.
 */
export function mergedLines(first: Kept, second: Kept, tagOf: (xref: string) => string | undefined): string {
  const [base] = recordsOf([first.lines], first.version)
  const [other] = recordsOf([second.lines], second.version)
  if (!base || !other) return first.lines
  const same = second.version === first.version ? other : inVersion(other, second.version, first.version, tagOf)
  const known = new Set(base.children.map(keyOf))
  const added = same.children.filter((node) => !known.has(keyOf(node)) && !isLink(node, base) && node.tag !== 'SEX')
  if (added.length === 0) return first.lines
  const children = [...base.children, ...added.map((node) => asFurther(node, first.version))]
  return linesOf({ ...base, children }, first.version)
}

/** A pointer to the same as one of the other record; links are written anew with every export. */
function isLink({ tag, pointer }: GedcomNode, { children }: GedcomRecord): boolean {
  const isFamily = tag === 'FAMC' || tag === 'FAMS'
  return isFamily && children.some((child) => child.tag === tag && child.pointer === pointer)
}

/** A second name is another name of the person: with its own type it would be read in place of ours. */
function asFurther(node: GedcomNode, version: GedcomVersion): GedcomNode {
  if (node.tag !== 'NAME') return node
  const type = textBelow(node, 'TYPE')
  if (type && !/^(married|birth|maiden)/i.test(type)) return node
  const rest = node.children.filter(({ tag }) => tag !== 'TYPE')
  return { ...node, children: [gedcomNode('TYPE', { value: version === '7.0' ? 'AKA' : 'aka' }), ...rest] }
}

function keyOf({ tag, value, pointer, children }: GedcomNode): string {
  return JSON.stringify([tag, value, pointer, children.map(keyOf)])
}

/** A record alone in another version; what it points to stands in by its tag. */
function inVersion(
  record: GedcomRecord,
  from: GedcomVersion,
  to: GedcomVersion,
  tagOf: (xref: string) => string | undefined,
): GedcomRecord {
  const pointers = new Set<string>()
  const waiting: GedcomNode[] = [record]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.pointer !== null) pointers.add(node.pointer)
    waiting.push(...node.children)
  }
  const standIns = [...pointers].flatMap((xref) => {
    const tag = tagOf(xref)
    return tag ? [gedcomNode(tag, { xref })] : []
  })
  const made = convertRecords([gedcomNode('HEAD'), record, ...standIns], from, to)
  return made.find(({ tag, xref }) => tag === record.tag && xref === record.xref) ?? record
}
