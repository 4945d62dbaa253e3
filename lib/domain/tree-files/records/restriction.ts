import { childrenOf } from '@/lib/domain/tree-files/records/edit-node'
import { isYesWord } from '@/lib/domain/tree-files/records/said-words'
import { type GedcomNode, gedcomNode } from '@/lib/integrations/gedcom/gedcom-records'

/** Any other word is one for what is not for everybody. 'locked' is about changes in another program. */
const free = new Set(['locked', 'none', 'public', 'unlocked'])
/** Other programs' marks. */
const ownMarks = new Set(['_PRIV', '_PRIVATE', 'PRIV', '_CONF_FLAG'])

/** Whether a record or a fact is marked as not for everybody (RESN). 7.0 has a list there. */
export function isRestricted(node: GedcomNode): boolean {
  return node.children.some((child) => isMark(child) || (child.tag === 'RESN' && wordsOf(child).some(isRestriction)))
}

function isMark({ tag, value }: GedcomNode): boolean {
  return ownMarks.has(tag) && (value === null || isYesWord(value))
}

/** The node without its restriction; 'locked' stays. */
export function withoutRestriction(node: GedcomNode): GedcomNode {
  if (!isRestricted(node)) return node
  const children = node.children.flatMap((child) => {
    if (child.tag !== 'RESN') return isMark(child) ? [] : [child]
    const value = wordsOf(child)
      .filter((word) => !isRestriction(word))
      .join(', ')
    return value === '' ? [] : [{ ...child, value }]
  })
  return { ...node, children }
}

/** The record with a restriction before all else, where both versions have it; 'locked' stays beside it in 7.0. */
export function withRestriction(record: GedcomNode, version: '5.5.1' | '7.0'): GedcomNode {
  const word = version === '7.0' ? 'PRIVACY' : 'privacy'
  const others = childrenOf(record, 'RESN').flatMap(wordsOf)
  const value = version === '7.0' ? [...others, word].join(', ') : word
  const rest = record.children.filter(({ tag }) => tag !== 'RESN')
  return { ...record, children: [gedcomNode('RESN', { value }), ...rest] }
}

/** The record without every fact, note and picture that is marked so. */
export function withoutRestricted(record: GedcomNode): GedcomNode {
  const hasAny = (node: GedcomNode): boolean => node.children.some((child) => isRestricted(child) || hasAny(child))
  if (!hasAny(record)) return record
  return { ...record, children: record.children.filter((child) => !isRestricted(child)).map(withoutRestricted) }
}

function wordsOf({ value }: GedcomNode): string[] {
  return (value ?? '').split(/[\s,;]+/).filter(Boolean)
}

function isRestriction(word: string): boolean {
  return !free.has(word.toLowerCase())
}
