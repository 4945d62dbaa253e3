import { childrenOf, textBelow } from '@/lib/domain/tree-files/records/edit-node'
import type { FileNames } from '@/lib/domain/tree-files/records/family-file'
import { ArchivePaths } from '@/lib/integrations/gedcom/archive-paths'
import { eachNode, type GedcomNode, type GedcomRecord } from '@/lib/integrations/gedcom/gedcom-records'

type Find = (pointer: string | null) => GedcomRecord | undefined

const pictures = /\.(jpe?g|png|webp|gif|heic|avif|tiff?)$/i
/** As many as somebody reads. */
const listedMost = 10

/**
 * The files of an archive that records name. A name that fits two of them alike has none, and of two names for one file the
 * better has it: a wrong picture is worse than none.
 */
export class MediaFiles {
  private readonly paths = new Map<string, string>()
  private readonly missing: string[] = []
  private readonly unclear: string[] = []

  constructor(
    records: readonly GedcomRecord[],
    private readonly find: Find,
    private readonly archive: ReadonlySet<string>,
  ) {
    if (archive.size === 0) return
    const inArchive = new ArchivePaths(archive)
    const fits = new Map<string, { path: string; rank: number }>()
    const best = new Map<string, number>()
    for (const name of namesIn(records)) {
      const { paths = [], rank = 0 } = inArchive.fit(name) ?? {}
      const [path, other] = paths
      if (other !== undefined) this.unclear.push(name)
      else if (path !== undefined) {
        fits.set(name, { path, rank })
        best.set(path, Math.max(best.get(path) ?? 0, rank))
      } else if (!/^(?:https?|ftp):/i.test(name)) this.missing.push(name)
    }
    for (const [name, { path, rank }] of fits) {
      if (rank === best.get(path)) this.paths.set(name, path)
      else this.missing.push(name)
    }
  }

  /** The path in the archive of each file that records name. */
  all(): string[] {
    return [...new Set(this.paths.values())].sort()
  }

  /** Files of the archive that no record names, names of none of them, and names of more than one. */
  left(): Record<'unused' | 'missing' | 'unclear', FileNames> {
    const used = new Set(this.paths.values())
    return {
      unused: listed([...this.archive].filter((path) => !used.has(path))),
      missing: listed(this.missing),
      unclear: listed(this.unclear),
    }
  }

  /** The path of a person's picture in the archive: the one marked as the first, or else the first. */
  portraitOf(record: GedcomRecord): string | null {
    const objects = childrenOf(record, 'OBJE').map((node) => ({ node, media: this.find(node.pointer) ?? node }))
    const isFirst = ({ node, media }: (typeof objects)[number]) =>
      [node, media].some((each) => /^y/i.test(textBelow(each, '_PRIM') ?? ''))
    const ordered = [...objects.filter(isFirst), ...objects.filter((object) => !isFirst(object))]
    const files = ordered.flatMap(({ media }) => childrenOf(media, 'FILE'))
    return files.flatMap((file) => this.pathOf(file) ?? []).find((path) => pictures.test(path)) ?? null
  }

  /** The record with other values for the files that are renamed, each by its path in the archive. */
  renamed(record: GedcomNode, renames: ReadonlyMap<string, number>): GedcomNode {
    const number = record.tag === 'FILE' ? renames.get(this.pathOf(record) ?? '') : undefined
    const value = number === undefined || record.value === null ? record.value : numberedPath(record.value, number)
    return { ...record, value, children: record.children.map((child) => this.renamed(child, renames)) }
  }

  private pathOf({ value }: GedcomNode): string | null {
    return (value && this.paths.get(value)) ?? null
  }
}

function namesIn(records: readonly GedcomRecord[]): Set<string> {
  const names = new Set<string>()
  for (const node of eachNode(records)) {
    for (const { value } of node.tag === 'OBJE' ? childrenOf(node, 'FILE') : []) if (value) names.add(value)
  }
  return names
}

function listed(names: readonly string[]): FileNames {
  const first = [...names].sort().slice(0, listedMost)
  return { count: names.length, first: first.map((name) => name.slice(0, 300)) }
}

/** A file's path or address with a number before its ending: 'billeder/ane-2.jpg'. */

export function numberedPath(path: string, number: number): string {
  return path.replace(/(\.[^./\\]*)?$/, `-${number}$1`)
}
