import { findRings, type Link } from '@/lib/domain/tree-files/import/find-rings'
import type { FamilyFile, FileUnion } from '@/lib/domain/tree-files/records/family-file'

/** Every child of a file's couples, in the order of the file. */
export function linksOf(unions: readonly FileUnion[]): (Link & { unionXref: string })[] {
  return unions.flatMap(({ xref: unionXref, partnerXrefs: parentIds, children }) =>
    children.map(({ xref: childId }) => ({ unionXref, parentIds, childId })),
  )
}

/** The file without the children that make somebody their own ancestor; its records keep them. */
export function withoutRings(file: FamilyFile): FamilyFile {
  const rings = findRings(linksOf(file.unions))
  if (rings.length === 0) return file
  const dropped = new Map<string, Set<string>>()
  for (const { link } of rings) {
    dropped.set(link.unionXref, (dropped.get(link.unionXref) ?? new Set()).add(link.childId))
  }
  return {
    ...file,
    rings: rings.map(({ link, path }) => ({ childXref: link.childId, parentXrefs: [...link.parentIds], path })),
    unions: file.unions.map((union) => {
      const gone = dropped.get(union.xref)
      return gone ? { ...union, children: union.children.filter(({ xref }) => !gone.has(xref)) } : union
    }),
  }
}
