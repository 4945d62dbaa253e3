import type { HiddenNames } from '@/lib/domain/family-tree/hidden-names'
import type { GedcomNode, GedcomRecord } from '@/lib/integrations/gedcom/gedcom-records'

/** The places in a couple's record; whoever is in one stays, without what stands below. */
const places = new Set(['HUSB', 'WIFE', 'CHIL'])

/**
 * The record without whatever points to these: godparents, witnesses, twins and other programs' own structures, with
 * the words that stand below them.
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

/** The record without texts that name somebody of these, with what stands below them. */
export function withoutNamed(names: HiddenNames, record: GedcomRecord): GedcomRecord {
  const isNaming = ({ value }: GedcomNode) => value !== null && names.isIn(value)
  const hasAny = (node: GedcomNode): boolean => node.children.some((child) => isNaming(child) || hasAny(child))
  const clean = (node: GedcomNode): GedcomNode =>
    hasAny(node) ? { ...node, children: node.children.filter((child) => !isNaming(child)).map(clean) } : node
  return clean(record)
}
