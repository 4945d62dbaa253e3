import { childrenOf, textBelow } from '@/lib/domain/tree-files/records/edit-node'
import { numberedPath } from '@/lib/domain/tree-files/records/numbered-path'
import type { GedcomNode, GedcomRecord } from '@/lib/integrations/gedcom/gedcom-records'
import { pathInGedzip } from '@/lib/integrations/gedcom/read-gedzip'

type Find = (pointer: string | null) => GedcomRecord | undefined

const pictures = /\.(jpe?g|png|webp|gif|heic|avif|tiff?)$/i

/** The path of a person's picture in the archive: the one marked as the first, or else the first. */
export function portraitPathOf(record: GedcomRecord, find: Find, archive: ReadonlySet<string>): string | null {
  const objects = childrenOf(record, 'OBJE').map((node) => ({ node, media: find(node.pointer) ?? node }))
  const isFirst = ({ node, media }: (typeof objects)[number]) =>
    [node, media].some((each) => /^y/i.test(textBelow(each, '_PRIM') ?? ''))
  const ordered = [...objects.filter(isFirst), ...objects.filter((object) => !isFirst(object))]
  return ordered.flatMap(({ media }) => pathsOf(media, archive)).find((path) => pictures.test(path)) ?? null
}

/** The paths of all files that records name and the archive has. */
export function mediaOf(records: readonly GedcomRecord[], find: Find, archive: ReadonlySet<string>): string[] {
  if (archive.size === 0) return []
  const found = new Set<string>()
  const waiting: GedcomNode[] = [...records]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.tag === 'OBJE') for (const path of pathsOf(find(node.pointer) ?? node, archive)) found.add(path)
    for (const child of node.children) waiting.push(child)
  }
  return [...found].sort()
}

/** The record with other values for the files that are renamed, each by its path in the archive. */
export function withRenamedFiles(
  record: GedcomNode,
  { archive, renames }: { archive: ReadonlySet<string>; renames: ReadonlyMap<string, number> },
): GedcomNode {
  const number = record.tag === 'FILE' ? renames.get(pathOf(record, archive) ?? '') : undefined
  const value = number === undefined || record.value === null ? record.value : numberedPath(record.value, number)
  return { ...record, value, children: record.children.map((child) => withRenamedFiles(child, { archive, renames })) }
}

function pathsOf(media: GedcomNode, archive: ReadonlySet<string>): string[] {
  return childrenOf(media, 'FILE').flatMap((file) => pathOf(file, archive) ?? [])
}

/** Programs name a file by its path on their own disk; in the archive it stands under its last part. */
function pathOf({ value }: GedcomNode, archive: ReadonlySet<string>): string | null {
  const path = value && (pathInGedzip(value) ?? value)
  if (!path) return null
  const name = path.split(/[\\/]/).at(-1) ?? ''
  return [path, name].find((each) => archive.has(each)) ?? null
}
