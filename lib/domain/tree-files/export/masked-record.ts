import { partnersOf, type ShapeUnion, type TreeShape } from '@/lib/domain/tree-files/export/tree-shape'
import { type GedcomNode, type GedcomRecord, gedcomNode } from '@/lib/integrations/gedcom/gedcom-records'

/**
 * Somebody who may not be told of: the place in the tree and a word. `uid` is ours, as the tree's page shows it, so that the
 * place is known when the file comes back.
 */
export function maskedPerson(
  personId: string,
  words: { name: string; uid: GedcomNode | null },
  shape: TreeShape,
): GedcomRecord {
  const links = [
    ...shape.partnerIn(personId).map(({ id }) => gedcomNode('FAMS', { pointer: shape.xrefOf(id) })),
    ...shape.childIn(personId).map(({ id }) => gedcomNode('FAMC', { pointer: shape.xrefOf(id) })),
  ]
  const children = [gedcomNode('NAME', { value: words.name }), ...links, ...(words.uid ? [words.uid] : [])]
  return gedcomNode('INDI', { xref: shape.xrefOf(personId), children })
}

/** A couple with such a partner: who belongs to it. The places say nothing of a masked one's sex. */
export function maskedUnion(union: ShapeUnion, shape: TreeShape, isFemale: (id: string) => boolean): GedcomRecord {
  const partners = partnersOf(union).sort((a, b) => (a < b ? -1 : 1))
  const [first, second] = partners
  const isTurned = [first, second].some((id, at) => id && !shape.isMasked(id) && isFemale(id) === (at === 0))
  const tags = isTurned && partners.some((id) => !shape.isMasked(id)) ? ['WIFE', 'HUSB'] : ['HUSB', 'WIFE']
  const spouses = partners.map((id, at) => gedcomNode(tags[at] ?? 'WIFE', { pointer: shape.xrefOf(id) }))
  const sorted = spouses.sort((a, b) => (a.tag < b.tag ? -1 : 1))
  const children = union.children.map(({ childId }) => gedcomNode('CHIL', { pointer: shape.xrefOf(childId) }))
  return gedcomNode('FAM', { xref: shape.xrefOf(union.id), children: [...sorted, ...children] })
}
