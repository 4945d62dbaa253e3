import 'server-only'
import { removeTreeFiles } from '@/lib/domain/family-tree/tree-files'
import { ArchivePaths } from '@/lib/integrations/gedcom/archive-paths'
import type { RunContext } from '@/lib/server/command'
import type { Transaction } from '@/lib/server/db'

type Place = Pick<RunContext, 'tx' | 'enqueue'>
type Lines = { id: string; lines: string }
type Shared = Lines & { xref: string }

const portion = 5000

/**
 * Deletes these records of files, and the notes, sources and files that only they name: what was written about somebody
 * stands there too. What another record of the tree names stays. The tree must be locked.
 */
export async function forgetRecords({ tx, enqueue }: Place, treeId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const own = await tx.treeRecord.findMany({ where: { id: { in: [...ids] } }, select: { id: true, lines: true } })
  const reached = await reachedFrom(tx, treeId, own)
  const stay = await namedByOthers(tx, treeId, { gone: [...ids, ...reached.map(({ id }) => id)], reached })
  const gone = [...own, ...reached.filter(({ xref }) => !stay.has(xref))]
  await tx.treeRecord.deleteMany({ where: { id: { in: gone.map(({ id }) => id) } } })
  await forgetFiles({ tx, enqueue }, treeId, gone)
}

/**
 * Shared records that these lead to, one through another. The pointers of all shared records are read at once: a chain may
 * be as long as a file.
 */
async function reachedFrom(tx: Transaction, treeId: string, records: readonly Lines[]): Promise<Shared[]> {
  const shared = await tx.$queryRaw<{ xref: string; pointers: string[] }[]>`
    SELECT xref, ARRAY(
      SELECT found[1] FROM regexp_matches(lines, '^[0-9]+ [A-Z0-9_]+ @([^@]+)@$', 'gn') AS found
    ) AS pointers
    FROM "TreeRecord"
    WHERE "treeId" = ${treeId}::uuid AND xref IS NOT NULL AND "personId" IS NULL AND "unionId" IS NULL`
  const pointersOf = new Map(shared.map(({ xref, pointers }) => [xref, pointers]))
  const found = new Set(records.flatMap(({ lines }) => pointersIn(lines)))
  // Grows while it is read.
  for (const xref of found) for (const next of pointersOf.get(xref) ?? []) found.add(next)
  const reached: Shared[] = []
  const xrefs = [...found].filter((xref) => pointersOf.has(xref))
  for (let at = 0; at < xrefs.length; at += portion) {
    const rows = await tx.treeRecord.findMany({
      where: { treeId, xref: { in: xrefs.slice(at, at + portion) }, personId: null, unionId: null },
      select: { id: true, xref: true, lines: true },
    })
    for (const { xref, ...row } of rows) if (xref !== null) reached.push({ ...row, xref })
  }
  return reached
}

/** Those of the reached that a record which stays leads to. */
async function namedByOthers(
  tx: Transaction,
  treeId: string,
  { gone, reached }: { gone: string[]; reached: readonly Shared[] },
): Promise<ReadonlySet<string>> {
  if (reached.length === 0) return new Set()
  const named = await tx.$queryRaw<{ xref: string }[]>`
    SELECT DISTINCT found[1] AS xref
    FROM "TreeRecord", regexp_matches("lines", '^[0-9]+ [A-Z0-9_]+ @([^@]+)@$', 'gn') AS found
    WHERE "treeId" = ${treeId}::uuid AND NOT ("id" = ANY(${gone}::uuid[]))
      AND found[1] = ANY(${reached.map(({ xref }) => xref)}::text[])`
  const byXref = new Map(reached.map((record) => [record.xref, record]))
  const stay = new Set(named.map(({ xref }) => xref))
  for (const xref of stay) for (const other of pointersIn(byXref.get(xref)?.lines ?? '')) stay.add(other)
  return stay
}

/** Files of archives that these records name, and no other does as well. */
async function forgetFiles({ tx, enqueue }: Place, treeId: string, records: readonly Lines[]): Promise<void> {
  const names = [...new Set(records.flatMap(({ lines }) => fileNamesIn(lines)))]
  if (names.length === 0) return
  const files = await tx.treeMedia.findMany({
    where: { treeId, fileName: { not: null }, people: { none: {} } },
    select: { id: true, fileName: true },
  })
  const archive = new ArchivePaths(files.flatMap(({ fileName }) => fileName ?? []))
  const named = bestRanks(archive, names)
  if (named.size === 0) return
  const others = await tx.treeRecord.findMany({
    where: { treeId, lines: { contains: ' FILE ' } },
    select: { lines: true },
  })
  const needed = bestRanks(archive, new Set(others.flatMap(({ lines }) => fileNamesIn(lines))))
  const gone = files.filter(({ fileName }) => (needed.get(fileName ?? '') ?? 0) < (named.get(fileName ?? '') ?? 0))
  await removeTreeFiles({ tx, enqueue }, { id: { in: gone.map(({ id }) => id) } })
}

/** In kept lines a pointer is all that follows its tag. */
function pointersIn(lines: string): string[] {
  return [...lines.matchAll(/^\d+ [A-Z0-9_]+ @([^@\n]+)@$/gm)].map(([, xref = '']) => xref)
}

/** How well each file of the archive fits the best of these names. */
function bestRanks(archive: ArchivePaths, names: Iterable<string>): ReadonlyMap<string, number> {
  const ranks = new Map<string, number>()
  const done = new Map<readonly string[], number>()
  for (const name of names) {
    const fit = archive.fit(name)
    if (!fit || (done.get(fit.paths) ?? 0) >= fit.rank) continue
    done.set(fit.paths, fit.rank)
    for (const path of fit.paths) ranks.set(path, Math.max(ranks.get(path) ?? 0, fit.rank))
  }
  return ranks
}

/** A long name goes on in the lines below. */
function fileNamesIn(lines: string): string[] {
  const whole = lines.replace(/\n\d+ CONC /g, '')
  return [...whole.matchAll(/^\d+ FILE (.+)$/gm)].map(([, written = '']) => written.replaceAll('@@', '@'))
}
