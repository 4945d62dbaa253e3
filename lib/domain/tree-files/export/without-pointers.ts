import type { GedcomNode, GedcomRecord } from '@/lib/integrations/gedcom/gedcom-records'

/** The places in a couple's record; whoever is in one stays, without what stands below. */
const places = new Set(['HUSB', 'WIFE', 'CHIL'])

/**
 * The record without whatever points to these: godparents, witnesses, twins and other programs' own structures, with the
 * words that stand below them.
 */
export function withoutPointersTo(hidden: ReadonlySet<string>, record: GedcomRecord): GedcomRecord {
  if (hidden.size === 0) return record
  const isHidden = ({ pointer }: GedcomNode) => pointer !== null && hidden.has(pointer)
  const hasAny = (node: GedcomNode): boolean => node.children.some((child) => isHidden(child) || hasAny(child))
  const clean = (node: GedcomNode, isFamily: boolean): GedcomNode => {
    if (!hasAny(node)) return node
    const children = node.children.flatMap((child) => {
      if (!isHidden(child)) return [clean(child, false)]
      return isFamily && places.has(child.tag) ? [{ ...child, children: [] }] : []
    })
    return { ...node, children }
  }
  return clean(record, record.tag === 'FAM')
}
