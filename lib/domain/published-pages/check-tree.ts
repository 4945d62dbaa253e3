import 'server-only'
import { createHash } from 'node:crypto'
import path from 'node:path'
import { validate as isUuid, NIL } from 'uuid'
import { type CheckPosition, checkParts, type TreeCheck } from '@/lib/domain/published-pages/schema'
import { alone, findPlaces, takeAwayClosed } from '@/lib/domain/published-pages/take-away'
import {
  checksumIn,
  manifestName,
  parseManifest,
  readOrNull,
  readPlace,
  stoneFolder,
  tree,
} from '@/lib/domain/published-pages/tree'
import type { TreeEntry } from '@/lib/domain/published-pages/tree-store'
import { countWaiting } from '@/lib/domain/published-pages/waiting'
import { db, type Transaction } from '@/lib/server/db'
import { counted } from '@/lib/shared/counted'

/** A copy that is being made has no row yet, and neither has what was left behind when its making was killed. */
const newForMs = 3600_000

type Options = {
  /** Takes away what stands where it must not, and lets copies that are broken be made anew. */
  repair: boolean
  /** Reads every file, and not only the lists of files. */
  readAll: boolean
  onProgress?: (done: number, all: number) => void
  /** `place`: a path in the tree; `problem`: a Danish sentence. */
  onWrong?: (place: string, problem: string) => void
}
type Check = Options & Omit<TreeCheck, 'waiting'> & { perPortion: number }

/**
 * Holds the published tree and the database against each other, both ways, in portions. What looks wrong is looked at again
 * while nobody publishes that page, so it can run at any time.
 */
export async function checkTree(options: Options): Promise<TreeCheck> {
  const { published, wrong, repaired } = await checkSome(startOfCheck, options)
  const { count: waiting } = await countWaiting(new Date())
  return { published, waiting, wrong, repaired }
}

export const startOfCheck: CheckPosition = { part: 'rows', cursor: '', published: 0, wrong: 0, repaired: 0 }

/**
 * A piece of the check: goes on at a position until `forMs` milliseconds have passed, and returns where the next piece
 * begins, with all that was found so far. Its `part` is 'none' when everything was checked.
 */
export async function checkSome(
  { part: from, cursor, ...counts }: CheckPosition,
  { forMs = Number.POSITIVE_INFINITY, perPortion = 500, ...options }: Options & { forMs?: number; perPortion?: number },
): Promise<CheckPosition> {
  const until = performance.now() + forMs
  if (options.repair) await takeAwayClosed()
  const check: Check = { ...options, ...counts, perPortion }
  const at = (part: CheckPosition['part'], last: string): CheckPosition => {
    const { published, wrong, repaired } = check
    return { part, cursor: last, published, wrong, repaired }
  }
  for (const part of checkParts.slice(checkParts.indexOf(from)))
    for await (const last of checkPart(check, part, part === from ? cursor : ''))
      if (performance.now() >= until) return at(part, last)
  return at('none', '')
}

/** After each portion: the last of it, in the order of ids or names. */
async function* checkPart(check: Check, part: CheckPosition['part'], after: string): AsyncGenerator<string> {
  if (part === 'rows') yield* checkRows(check, after || NIL)
  if (part === 'rows' || part === 'none') return
  for await (const entries of portionsOf(check, part === 'root' ? '.' : part, after)) {
    if (part === 'pages') await checkFolders(check, entries)
    else if (part === 'root') await checkRoot(check, entries)
    else await checkLinks(check, part, entries)
    yield entries.at(-1)?.name ?? after
  }
}

type Finding = { place: string; problem: string; isRepaired: boolean }

function report(check: Check, { place, problem, isRepaired }: Finding): void {
  check.wrong++
  if (isRepaired) check.repaired++
  check.onWrong?.(place, problem)
}

type Row = {
  memorialId: string
  folder: string
  places: string[]
  /** Where it must stand now. */
  wanted: string[]
  version: string
  checksum: string
  isLeaving: boolean
  problem: string | null
}

async function* checkRows(check: Check, from: string): AsyncGenerator<string> {
  const all = await db.publishedPage.count()
  let done = 0
  for (let after = from; ; ) {
    const rows = await db.$queryRaw<Row[]>`
      SELECT "memorialId", folder, places, published_places("memorialId") AS wanted, version, checksum, "isLeaving", problem
      FROM "PublishedPage" WHERE "memorialId" > ${after}::uuid ORDER BY "memorialId" LIMIT ${check.perPortion}`
    for (const row of rows) {
      await checkRow(check, row)
      done++
      check.onProgress?.(done, Math.max(done, all))
    }
    const last = rows.at(-1)
    if (!last || rows.length < check.perPortion) return
    after = last.memorialId
    yield after
  }
}

async function checkRow(check: Check, row: Row): Promise<void> {
  if (mustLeave(row)) return settleLeaving(check, row)
  // Some of it was just taken away, and it is made anew soon.
  if (row.version === '' && !row.problem) return
  const problem = await findFault(row, check.readAll)
  if (problem) return settleBroken(check, row, problem)
  if (row.problem) report(check, { place: row.folder, problem: row.problem, isRepaired: false })
  else check.published++
}

const mustLeave = ({ isLeaving, places, wanted }: Pick<Row, 'isLeaving' | 'places' | 'wanted'>) =>
  isLeaving || !places.every((entry) => wanted.includes(entry))

/** One that the trigger did not mark is marked now. */
async function settleLeaving(check: Check, { memorialId }: Row): Promise<void> {
  const folder = await alone(memorialId, async (tx) => {
    const row = await tx.publishedPage.findUnique({ where: { memorialId } })
    if (!row || !mustLeave({ ...row, wanted: await findPlaces(tx, memorialId) })) return null
    if (check.repair) await tx.publishedPage.update({ where: { memorialId }, data: { isLeaving: true } })
    return row.folder
  })
  if (!folder) return
  if (check.repair) await takeAwayClosed()
  const stays = await db.publishedPage.count({ where: { memorialId, isLeaving: true } })
  const isRepaired = check.repair && stays === 0
  report(check, { place: folder, problem: 'Nødsiden står, hvor den ikke må stå.', isRepaired })
}

/** One that was made anew or taken away while it was looked at is left alone. */
async function settleBroken(check: Check, { memorialId, folder, places }: Row, problem: string): Promise<void> {
  const isBroken = await alone(memorialId, async (tx) => {
    const row = await tx.publishedPage.findUnique({ where: { memorialId } })
    if (row?.folder !== folder || row.places.join() !== places.join()) return false
    if (check.repair) await tx.publishedPage.update({ where: { memorialId }, data: { version: '', problem } })
    return true
  })
  if (isBroken) report(check, { place: folder, problem, isRepaired: check.repair })
}

/** Every link in a folder of the tree must be a place of the page that it leads to. */
async function checkLinks(check: Check, folder: string, entries: TreeEntry[]): Promise<void> {
  const links = await Promise.all(
    entries.map(async ({ name }) => {
      const target = await tree.targetOf(`${folder}/${name}`)
      return { place: `${folder}/${name}`, target, page: pageOf(target) }
    }),
  )
  const rows = await findRows(links.map(({ page }) => page))
  for (const link of links) {
    const row = link.page ? rows.get(link.page) : undefined
    if (!row || !standsAt(row, link.place)) await settleStray(check, link)
  }
}

const standsAt = (row: { places: string[] }, place: string) =>
  row.places.some((entry) => readPlace(entry).path === place)

/** The id of the page whose copy a path of the tree is in; null for other paths. */
function pageOf(place: string | null): string | null {
  const [pages, id = ''] = place?.split('/') ?? []
  return pages === 'pages' && isUuid(id) ? id : null
}

type Stray = { place: string; target: string | null; page: string | null }

async function settleStray(check: Check, { place, target, page }: Stray): Promise<void> {
  if (target === null) return settleLeftover(check, { place, page: null })
  const act = async (tx: Transaction | null): Promise<boolean> => {
    const row = tx && page ? await tx.publishedPage.findUnique({ where: { memorialId: page } }) : null
    if ((row && standsAt(row, place)) || (await tree.targetOf(place)) !== target) return false
    if (check.repair) await tree.takeLink(place, target)
    return true
  }
  if (await (page ? alone(page, act) : act(null)))
    report(check, { place, problem: 'Adressen fører til noget, som ikke må stå der.', isRepaired: check.repair })
}

/** Every folder under `pages/` must be the copy of a page. */
async function checkFolders(check: Check, entries: TreeEntry[]): Promise<void> {
  const rows = await findRows(entries.map(({ name }) => pageOf(`pages/${name}`)))
  for (const entry of entries) {
    const place = `pages/${entry.name}`
    const page = entry.isFolder ? pageOf(place) : null
    if (page) await checkFolder(check, { place, page, folder: rows.get(page)?.folder })
    else await settleLeftover(check, { place, page: null })
  }
}

type PageFolder = { place: string; page: string; folder: string | undefined }

async function checkFolder(check: Check, { place, page, folder }: PageFolder): Promise<void> {
  const copies = await tree.listFolder(place)
  for (const { name } of copies)
    if (`${place}/${name}` !== folder) await settleLeftover(check, { place: `${place}/${name}`, page })
  // Nobody can see it, and it fills nothing.
  if (check.repair && copies.length === 0 && (await isOld(place))) await tree.removeEmpty(place)
}

/** What is less than an hour old may be about to be put somewhere. */
async function settleLeftover(check: Check, { place, page }: Omit<Stray, 'target'>): Promise<void> {
  const act = async (tx: Transaction | null): Promise<boolean> => {
    const row = tx && page ? await tx.publishedPage.findUnique({ where: { memorialId: page } }) : null
    if (row?.folder === place || !(await isOld(place))) return false
    if (check.repair) await tree.removeFolder(place)
    return true
  }
  if (await (page ? alone(page, act) : act(null)))
    report(check, { place, problem: 'Det hører ikke til nogen side.', isRepaired: check.repair })
}

/** False for what is gone. */
async function isOld(place: string): Promise<boolean> {
  const changedAt = await tree.changedAt(place)
  return changedAt !== null && Date.now() - changedAt.getTime() >= newForMs
}

/** Links that were being put somewhere when their process was killed. */
async function checkRoot(check: Check, entries: TreeEntry[]): Promise<void> {
  for (const { name } of entries)
    if (name.startsWith('.') && isUuid(name.slice(1))) await settleLeftover(check, { place: name, page: null })
}

/** By the ids of their pages. */
async function findRows(pages: Array<string | null>) {
  const rows = await db.publishedPage.findMany({
    where: { memorialId: { in: pages.filter((page) => page !== null) } },
    select: { memorialId: true, folder: true, places: true },
  })
  return new Map(rows.map((row) => [row.memorialId, row]))
}

/** What stands in a folder of the tree after this name. Read whole: the order on the disk changes with every page. */
async function* portionsOf({ perPortion }: Check, folder: string, after: string): AsyncGenerator<TreeEntry[]> {
  const rest = (await tree.listFolder(folder)).filter(({ name }) => name > after)
  rest.sort((a, b) => (a.name < b.name ? -1 : 1))
  for (let at = 0; at < rest.length; at += perPortion) yield rest.slice(at, at + perPortion)
}

type Copy = { folder: string; places: string[]; checksum: string }

/**
 * What is wrong with the copy of a page, as a Danish sentence; null when it stands at all its places with all its files and
 * no others. `readAll`: holds every file against its checksum, and not only the list of files.
 */
async function findFault({ folder, places, checksum }: Copy, readAll: boolean): Promise<string | null> {
  for (const entry of places) {
    const place = readPlace(entry)
    if ((await tree.targetOf(place.path)) !== path.join(folder, stoneFolder(place) ?? ''))
      return `Siden står ikke på adressen ${place.path}.`
  }
  const found = await tree.listFiles(folder)
  const manifest = await readOrNull(`${folder}/${manifestName}`).catch(() => null)
  if (!found.delete(manifestName) || manifest === null || sha512(manifest) !== checksum)
    return 'Listen over sidens filer mangler eller er ændret.'
  const broken: string[] = []
  for (const [file, expected] of parseManifest(manifest)) {
    const isThere = found.delete(file)
    if (!isThere || (readAll && !(await isAs(`${folder}/${file}`, expected)))) broken.push(file)
  }
  const [first] = broken
  if (first) return `${counted(broken.length, 'fil', 'filer')} mangler eller er ændret, først ${first}`.slice(0, 200)
  return found.size > 0 ? `${counted(found.size, 'fil', 'filer')} hører ikke til siden.` : null
}

const sha512 = (text: string) => createHash('sha512').update(text).digest('hex')

/** False also for a file that is gone or cannot be read. */
async function isAs(file: string, checksum: string): Promise<boolean> {
  return (await checksumIn(file).catch(() => null)) === checksum
}
