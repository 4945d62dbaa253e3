import { type GedcomNode, gedcomNode } from '@/lib/integrations/gedcom/gedcom-records'

/** Marks what only 7.0 requires: converting back leaves it out again. */
export const ADDED_MARK = '_G5_ADDED'

export function addedChild(tag: string, value: string | null, children: GedcomNode[] = []): GedcomNode {
  return gedcomNode(tag, { value, children: [...children, gedcomNode(ADDED_MARK)] })
}
