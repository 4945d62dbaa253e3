import 'server-only'
import { isLiving } from '@/lib/domain/family-tree/living'
import { originalKey } from '@/lib/domain/pictures/picture-files'
import { childrenOf } from '@/lib/domain/tree-files/records/edit-node'
import { freeNames } from '@/lib/domain/tree-files/records/record-text'
import { type GedcomRecord, type GedcomVersion, gedcomNode } from '@/lib/integrations/gedcom/gedcom-records'
import type { GedzipFile } from '@/lib/integrations/gedcom/write-gedzip'
import { storage } from '@/lib/integrations/storage/storage'
import type { Database } from '@/lib/server/db'

/** A portrait that was set here: no record of a file names it. */
type OwnPortrait = { path: string; storageKey: string; contentType: string }

/** Those of a tree by the person; without the living, of those only who are written, and of nobody beside a masked one. */
export async function readOwnPortraits(
  database: Database,
  treeId: string,
  { withLiving, now }: { withLiving: boolean; now: Date },
): Promise<Map<string, OwnPortrait>> {
  const media = await database.treeMedia.findMany({
    where: { treeId, fileName: null, people: { some: {} } },
    orderBy: { id: 'asc' },
    select: { id: true, storageKey: true, contentType: true, people: { select: { id: true, ...lifeColumns } } },
  })
  const portraits = new Map<string, OwnPortrait>()
  for (const { id, people, ...file } of media) {
    if (people.some((person) => person.isWithdrawn || (!withLiving && (person.isPrivate || isLiving(person, now)))))
      continue
    const ending = originalKey(file.storageKey, file.contentType).split('.').at(-1)
    for (const person of people) portraits.set(person.id, { ...file, path: `billeder/${id}.${ending}` })
  }
  return portraits
}

/** Writes portraits that were set here into people's records, each with a record of the file itself. */
export class PortraitWriter {
  private readonly xrefs = new Map<string, string>()
  private readonly named = new Map<string, Set<string>>()
  private readonly written = new Set<string>()

  /** `shared` are the kept records of files; `taken` every identifier in the file, to which those given here are added. */
  constructor(
    private readonly portraits: ReadonlyMap<string, OwnPortrait>,
    shared: Iterable<GedcomRecord>,
    taken: Set<string>,
  ) {
    const free = freeNames(taken)
    for (const { path } of portraits.values()) {
      if (!this.xrefs.has(path)) this.xrefs.set(path, free(`M${this.xrefs.size + 1}`))
    }
    for (const record of shared) {
      const paths = record.tag === 'OBJE' ? childrenOf(record, 'FILE').flatMap(({ value }) => value ?? []) : []
      if (record.xref !== null && paths.length > 0) this.named.set(record.xref, new Set(paths))
    }
  }

  /** The person's record with the portrait as its first picture. A file that was in another tree in between names it already. */
  addTo(record: GedcomRecord, personId: string): GedcomRecord {
    const path = this.portraits.get(personId)?.path
    const pointer = path && this.xrefs.get(path)
    const others = childrenOf(record, 'OBJE')
    if (!pointer || others.some((other) => this.named.get(other.pointer ?? '')?.has(path))) return record
    this.written.add(path)
    // Other programs go by the mark rather than by the order.
    const children = others.length > 0 ? [gedcomNode('_PRIM', { value: 'Y' })] : []
    const at = record.children.findIndex(({ tag }) => behind.has(tag))
    const place = at < 0 ? record.children.length : at
    return { ...record, children: record.children.toSpliced(place, 0, gedcomNode('OBJE', { pointer, children })) }
  }

  /** The files that were named. */
  records(version: GedcomVersion): GedcomRecord[] {
    const files = new Map([...this.portraits.values()].map((portrait) => [portrait.path, portrait]))
    return [...files.values()].flatMap(({ path, contentType }) => {
      const format = version === '7.0' ? contentType : (path.split('.').at(-1) ?? '')
      const file = gedcomNode('FILE', { value: path, children: [gedcomNode('FORM', { value: format })] })
      return this.written.has(path) ? [gedcomNode('OBJE', { xref: this.xrefs.get(path) ?? '', children: [file] })] : []
    })
  }
}

const behind = new Set(['OBJE', 'CHAN', 'CREA', 'UID', '_UID'])

const lifeColumns = {
  diedYear: true,
  diedPlace: true,
  isDead: true,
  bornNoLater: true,
  isWithdrawn: true,
  isPrivate: true,
} as const

/**
 * The files that came with the tree and the portraits set here, under the paths its records name. Without the living, only portraits of those who are
 * written: of another file nobody knows whom it shows.
 */
export async function* mediaOfTree(
  database: Database,
  treeId: string,
  options: { withLiving: boolean; now: Date },
): AsyncGenerator<GedzipFile> {
  const { withLiving, now } = options
  const rows = await database.treeMedia.findMany({
    where: { treeId, fileName: { not: null } },
    orderBy: { id: 'asc' },
    select: { storageKey: true, fileName: true, contentType: true, people: { select: lifeColumns } },
  })
  const paths = new Set<string>()
  // One picture may be the portrait of several, each with a row.
  const shownBy = new Map<string | null, (typeof rows)[number]['people']>()
  for (const { fileName, people } of rows) shownBy.set(fileName, [...(shownBy.get(fileName) ?? []), ...people])
  for (const { storageKey, fileName, contentType } of rows) {
    const people = shownBy.get(fileName) ?? []
    const isShown = withLiving
      ? people.every(({ isWithdrawn }) => !isWithdrawn)
      : people.length > 0 &&
        people.every((person) => !person.isWithdrawn && !person.isPrivate && !isLiving(person, now))
    if (!isShown || !fileName || paths.has(fileName)) continue
    paths.add(fileName)
    const stored = await storage.get(originalKey(storageKey, contentType))
    if (stored) yield { path: fileName, open: () => stored.stream }
  }
  for (const { path, storageKey, contentType } of (await readOwnPortraits(database, treeId, options)).values()) {
    if (paths.has(path)) continue
    paths.add(path)
    const stored = await storage.get(originalKey(storageKey, contentType))
    if (stored) yield { path, open: () => stored.stream }
  }
}
