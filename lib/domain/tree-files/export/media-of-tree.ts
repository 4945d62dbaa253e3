import 'server-only'
import { isLiving } from '@/lib/domain/family-tree/living'
import { originalKey } from '@/lib/domain/pictures/picture-files'
import { readOwnPortraits } from '@/lib/domain/tree-files/export/own-portraits'
import type { GedzipFile } from '@/lib/integrations/gedcom/write-gedzip'
import { storage } from '@/lib/integrations/storage/storage'
import type { Database } from '@/lib/server/db'

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

const lifeColumns = {
  diedYear: true,
  diedPlace: true,
  isDead: true,
  bornNoLater: true,
  isWithdrawn: true,
  isPrivate: true,
} as const
