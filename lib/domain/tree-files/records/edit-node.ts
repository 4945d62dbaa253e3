import { findChild, type GedcomNode, gedcomNode } from '@/lib/integrations/gedcom/gedcom-records'
import { readMarkup } from '@/lib/integrations/rich-text/read-markup'
import { cleanLine, cleanText } from '@/lib/shared/input/clean-text'

/** The structures with this tag right below. */
export function childrenOf(node: GedcomNode, tag: string): GedcomNode[] {
  return node.children.filter((child) => child.tag === tag)
}

/** The text of the first structure with this tag. */
export function textBelow(node: GedcomNode | null, tag: string): string | null {
  return (node && findChild(node, tag)?.value) ?? null
}

/** The node with another list of children; none of these functions changes the node it is given. */
export function withChildren(node: GedcomNode, children: GedcomNode[]): GedcomNode {
  return { ...node, children }
}

/** The node with `fresh` in the place of `old`; without it when `fresh` is null; at the end when `old` is null. */
export function swapChild(node: GedcomNode, old: GedcomNode | null, fresh: GedcomNode | null): GedcomNode {
  if (!old) return fresh ? withChildren(node, [...node.children, fresh]) : node
  return withChildren(
    node,
    node.children.flatMap((child) => (child === old ? (fresh ?? []) : child)),
  )
}

/** The node with `fresh` behind the last structure of its tag, else before the first of `before`, else at the end. */
export function addChild(node: GedcomNode, fresh: GedcomNode, before: readonly string[] = []): GedcomNode {
  const last = node.children.findLastIndex(({ tag }) => tag === fresh.tag)
  const first = node.children.findIndex(({ tag }) => before.includes(tag))
  const at = last >= 0 ? last + 1 : first >= 0 ? first : node.children.length
  return withChildren(node, node.children.toSpliced(at, 0, fresh))
}

/** The node with this text in its first structure of the tag: changed, added or, for null, taken away. */
export function setValue(node: GedcomNode, tag: string, value: string | null): GedcomNode {
  const old = findChild(node, tag)
  if (value === null) return old ? swapChild(node, old, null) : node
  if (!old) return addChild(node, gedcomNode(tag, { value }))
  return swapChild(node, old, { ...old, value, pointer: null })
}

/** A file's text on one line, without markup and invisible characters, at most `most` characters. Null when empty. */
export function tidyLine(text: string | null | undefined, most: number): string | null {
  return text ? tidyWords(readMarkup(text), most) : null
}

/** The same of words that have no markup any more. */
export function tidyWords(text: string, most: number): string | null {
  return cut(cleanLine(begun(text, most)), most).trimEnd() || null
}

/** As `tidyWords`, with the text's line breaks. */
export function tidyLines(text: string, most: number): string | null {
  return cut(cleanText(begun(text, most)), most).trimEnd() || null
}

/** By characters as the database counts them, so that none is halved. */
function cut(text: string, most: number): string {
  return text.length <= most ? text : [...text].slice(0, most).join('')
}

/** What has to be tidied at most; a character halved at its end is left out. */
function begun(text: string, most: number): string {
  return text.slice(0, most * 4).replace(/[\ud800-\udbff]$/, '')
}
