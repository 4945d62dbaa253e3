import { unionFields } from '@/lib/domain/family-tree/schema'
import type { FamilyFile, FileRecord, FileUnion } from '@/lib/domain/tree-files/records/family-file'

/** A couple without what it tells of people who asked to be taken out: the wedding was theirs, and how a child belongs. */
export function withoutRemovedPeople(union: FileUnion, removed: ReadonlySet<string>): FileUnion {
  const children = union.children.map((child) =>
    removed.has(child.xref) ? { ...child, kind: 'unknown' as const, twinGroup: null } : child,
  )
  const isTheirs = union.partnerXrefs.some((xref) => removed.has(xref))
  return { ...union, children, fields: isTheirs ? unionFields.parse({}) : union.fields }
}

/** Records of those who asked to be taken out, of their couples, and what only those name. */
export function recordsOfRemoved({ records, unions }: FamilyFile, removed: ReadonlySet<string>): Set<FileRecord> {
  if (removed.size === 0) return new Set()
  const couples = unions.filter(({ partnerXrefs }) => partnerXrefs.some((xref) => removed.has(xref)))
  const hidden = new Set([...removed, ...couples.map(({ xref }) => xref)])
  const own = records.filter(({ xref }) => xref !== null && hidden.has(xref))
  const byXref = new Map(records.flatMap((record) => (record.xref === null ? [] : [[record.xref, record] as const])))
  const reach = (from: readonly FileRecord[]) => {
    const found = new Set(from)
    for (const { lines } of found) {
      for (const [, xref = ''] of lines.matchAll(/^\d+ [A-Z0-9_]+ @([^@\n]+)@$/gm)) {
        const record = byXref.get(xref)
        if (record && record.tag !== 'INDI' && record.tag !== 'FAM') found.add(record)
      }
    }
    return found
  }
  const others = reach(
    records.filter(({ tag, xref }) => ['INDI', 'FAM', 'HEAD'].includes(tag) && !hidden.has(xref ?? '')),
  )
  return new Set([...reach(own)].filter((record) => !others.has(record)))
}
