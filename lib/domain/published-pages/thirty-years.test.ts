import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, realpath } from 'node:fs/promises'
import path from 'node:path'
import zlib from 'node:zlib'
import { afterAll, expect, test, vi } from 'vitest'
import { findDocument, keepDocument, readDocument } from '@/lib/domain/memorial-page/documents'
import { getMemorialPage } from '@/lib/domain/memorial-page/page-query'
import { checkTree } from '@/lib/domain/published-pages/check-tree'
import { publishPage } from '@/lib/domain/published-pages/publish'
import { takeAwayClosed } from '@/lib/domain/published-pages/take-away'
import { putAt, readPlace } from '@/lib/domain/published-pages/tree'
import { inTree } from '@/lib/domain/published-pages/tree-on-disk'
import { findUnpublished } from '@/lib/domain/published-pages/waiting'
import { linkCode, unlinkFromCodes } from '@/lib/domain/qr-codes/link-code'
import { findScan } from '@/lib/domain/qr-codes/scan-queries'
import { db } from '@/lib/server/db'
import { dayMs } from '@/lib/shared/durations'
import { isOpenPage } from '@/lib/shared/open-page'
import { createAccount, visitor } from '@/tests/factories/accounts'
import { drawStaticHere } from '@/tests/factories/draw-static'
import { addMember, createMemorial } from '@/tests/factories/memorials'
import { givePlan } from '@/tests/factories/plans'
import { thirtyYears } from '@/tests/factories/published-pages'
import { createPackage } from '@/tests/factories/qr-codes'

// Passed with 10,000 codes and 400 acts a year as well, in 33 minutes on a busy machine.
const { codeCount, actsPerYear, seed } = thirtyYears
const years = 30
const nobody = { actorId: null, actorName: null }

const random = randomFrom(seed)
const oneOf = <T>(many: readonly T[]): T | undefined => many[Math.floor(random() * many.length)]
const happens = (share: number) => random() < share

/** The ids of the pages, in the order in which they were made. */
const pages: string[] = []

drawStaticHere()
afterAll(() => vi.useRealTimers())

test(`${codeCount} codes through thirty years: each leads where it should or says why not, and no page stands that is closed or old`, async () => {
  const owner = await createAccount()
  const { codes } = await createPackage({ count: codeCount })
  for (const { id } of codes.slice(0, codeCount / 2)) await family(id, owner)
  for (let year = 0; year < years; year++) {
    // No process may trust its own clock.
    vi.useFakeTimers({
      toFake: ['Date'],
      now: Date.now() + (happens(0.5) ? 1 : -1) * Math.floor(random() * 400) * dayMs,
    })
    for (let n = 0; n < actsPerYear; n++) {
      await live(oneOf(pages), oneOf(codes)?.id, owner)
      // A process that is killed here does not take away what it closed.
      if (!happens(0.1)) await takeAwayClosed()
      if (happens(0.7)) await visit(oneOf(codes)?.code)
      if (happens(0.05)) await crash(oneOf(codes)?.code)
    }
    vi.useRealTimers()
    // A process starts, and a night passes.
    await takeAwayClosed()
    await publishAll()
    await checkTree({ repair: true, readAll: true })
    await publishAll()
    await expectTruth()
  }
}, 7_200_000)

/** A family scans a free code and makes its page. */
async function family(qrCodeId: string, owner: { id: string }): Promise<void> {
  const { id } = await createMemorial({ owner, firstName: `Karen ${randomUUID().slice(0, 8)}` })
  pages.push(id)
  await db.$transaction((tx) => linkCode({ tx }, { qrCodeId, memorialId: id, ...nobody })).catch(refusedAsItShould)
}

/** What happens to a page or a stone. */
async function live(id = '', qrCodeId = '', owner: { id: string }): Promise<void> {
  const change = (data: Parameters<typeof db.memorial.updateMany>[0]['data']) =>
    db.memorial.updateMany({ where: { id }, data })
  const stone = (state: 'blocked' | 'retired' | 'linked') =>
    db.qrCode.updateMany({ where: { id: qrCodeId, state: { not: 'retired' } }, data: { state } })
  const act = oneOf([
    () => change({ visibility: oneOf(['public', 'unlisted', 'members']) ?? 'public' }),
    () => change({ state: oneOf(['published', 'archived', 'memorialised']) ?? 'published' }),
    () => change({ hiddenAt: happens(0.5) ? new Date() : null }),
    () => change({ epitaph: randomUUID() }),
    () => rename(id),
    () => lapse(id),
    () => inherit(id),
    () => family(qrCodeId, owner),
    () => family(qrCodeId, owner),
    () => db.$transaction((tx) => linkCode({ tx }, { qrCodeId, memorialId: id, ...nobody })).catch(refusedAsItShould),
    () => stone('blocked'),
    () => stone('linked'),
    () => (happens(0.3) ? stone('retired') : null),
    () => merge(id),
    () => (happens(0.3) ? remove(id) : null),
  ])
  await act?.()
}

/** Linking what is linked, full, blocked or retired. */
function refusedAsItShould(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('QR_CODE'))) throw error
}

async function rename(id: string): Promise<void> {
  const slug = `karen-${randomUUID()}`
  await db.$transaction([
    db.memorial.update({ where: { id }, data: { slug } }),
    db.memorialSlug.create({ data: { slug, memorialId: id } }),
  ])
}

async function lapse(id: string): Promise<void> {
  const { count } = await db.subscription.updateMany({
    where: { memorialId: id, status: 'active' },
    data: { status: 'ended', endReason: 'lapsed', endedAt: new Date() },
  })
  if (count === 0) await givePlan(id, 'premium')
}

async function inherit(memorialId: string): Promise<void> {
  await db.memorialMember.deleteMany({ where: { memorialId } })
  await addMember({ id: memorialId }, await createAccount(), 'owner')
}

/** Two pages of one person become one: their stones lead to the one that stays. */
async function merge(id: string): Promise<void> {
  const other = oneOf(pages)
  if (!other || other === id) return
  const links = await db.qrLink.findMany({ where: { memorialId: id }, select: { qrCodeId: true } })
  await remove(id)
  for (const { qrCodeId } of links) {
    await db.$transaction((tx) => linkCode({ tx }, { qrCodeId, memorialId: other, ...nobody })).catch(refusedAsItShould)
  }
}

async function remove(id: string): Promise<void> {
  pages.splice(pages.indexOf(id), 1)
  await db.$transaction(async (tx) => {
    await unlinkFromCodes({ tx }, id, nobody)
    await tx.memorial.delete({ where: { id } })
  })
}

/** Somebody scans a code: what is sent is what the page is now. */
async function visit(code = ''): Promise<void> {
  const found = await findDocument({ code })
  if (found) await expectNewest(found, await made(found))
}

type Found = NonNullable<Awaited<ReturnType<typeof findDocument>>>

/** The document of a page, made if it is not there. */
async function made(found: Found): Promise<string> {
  const packed = found.document && (await readDocument(found.document.storageKey))
  if (packed) return zlib.brotliDecompressSync(packed.br).toString()
  const { memorialId, layout } = found
  const row = await findPage(memorialId)
  const html = `<html lang="da"><head><title>x</title></head><body><main><p>${wordsOf(row)}</p></main></body></html>`
  const version = row.pageVersion?.version ?? 0
  const drawn = { br: zlib.brotliCompressSync(html, quick), gzip: zlib.gzipSync(html) }
  await keepDocument({ memorialId, layout, version, trueUntil: null, headers: {}, packed: drawn })
  return html
}

const quick = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 1 } }

async function expectNewest({ memorialId }: Found, html: string): Promise<void> {
  const row = await findPage(memorialId)
  expect(isOpenPage(row)).toBe(true)
  expect(html).toContain(wordsOf(row))
}

const findPage = (id: string) =>
  db.memorial.findUniqueOrThrow({ where: { id }, include: { pageVersion: { select: { version: true } } } })

/** What a visitor must read on a page. */
const wordsOf = (page: { id: string; epitaph: string | null; pageVersion: { version: number } | null }) =>
  `${page.id} v${page.pageVersion?.version} ${page.epitaph}`

/** A process dies with a copy half made, or put somewhere without its row. */
async function crash(code = ''): Promise<void> {
  const found = await findDocument({ code })
  if (!found) return
  const folder = `pages/${found.memorialId}/${randomUUID()}`
  await mkdir(inTree(folder), { recursive: true })
  if (happens(0.5)) await putAt(folder, readPlace(`QR/${code}`))
}

async function publishAll(): Promise<void> {
  await eachOf(await findUnpublished(codeCount * 3), async (memorialId) => {
    const { slug, layout } = await db.memorial.findUniqueOrThrow({ where: { id: memorialId } })
    const found = await findDocument({ slug, layout: layout === 'classic' ? 'classic-memorial' : 'memorial' })
    if (found) await made(found)
    await publishPage(memorialId)
  })
}

/** By the rows alone, and not as the tree's own function has it. */
async function expectTruth(): Promise<void> {
  expect(await db.$queryRaw`SELECT 1 FROM "PageVersion" WHERE "needsCopy" <> needs_copy("memorialId")`).toEqual([])
  const rows = await db.qrCode.findMany({
    select: {
      code: true,
      state: true,
      links: { orderBy: { position: 'asc' }, select: { memorial: { include: { slugs: true, pageVersion: true } } } },
    },
  })
  expect(rows).toHaveLength(codeCount)
  const standing = new Set<string>()
  await eachOf(rows, async ({ code, state, links }) => {
    const isUsed = state !== 'blocked' && state !== 'retired'
    const open = links.map(({ memorial }) => memorial).filter((memorial) => isUsed && isOpenPage(memorial))
    for (const { slugs } of open) for (const { slug } of slugs) standing.add(`memorial/${slug}`)
    const [page] = open
    const wanted = open.length > 1 ? open.map(({ slug }) => `../../memorial/${slug}/`) : open.map(wordsOf)
    const target = page ? await realpath(inTree(`QR/${code}`)) : null
    if (page) standing.add(`QR/${code}`)
    // The check has held each byte of a copy against its list, so one that stays says what it said the year before.
    if (isProven(code, { target, wanted, state, led: links.map(({ memorial }) => [memorial.slug, wordsOf(memorial)]) }))
      return
    if (!target) return expectReason(code)
    const html = await readFile(path.join(target, 'index.html'), 'utf8')
    for (const words of wanted) expect(html).toContain(words)
    if (links.length === 1) await visit(code)
  })
  const found = await Promise.all(
    ['memorial', 'QR'].map(async (folder) => (await readdir(inTree(folder))).map((name) => `${folder}/${name}`)),
  )
  expect(new Set(found.flat())).toEqual(standing)
}

const proven = new Map<string, string>()

/** Whether all that a code's answer comes from is as it was when it was last looked at. */
function isProven(code: string, all: object): boolean {
  const now = JSON.stringify(all)
  if (proven.get(code) === now) return true
  proven.set(code, now)
  return false
}

/** A code that leads to no page says what it is. */
async function expectReason(code: string): Promise<void> {
  const { view } = await findScan(visitor(), { code })
  expect(view.kind).not.toBe('unknown')
  if (view.kind !== 'memorial') return
  // A page that is hidden says so itself.
  const answer = await getMemorialPage(visitor(), path.basename(view.path))
  expect(answer.kind).toBe('hidden')
}

/** Several at once, as the processes that share a tree do. */
async function eachOf<T>(many: readonly T[], act: (one: T) => Promise<void>): Promise<void> {
  const rest = many.values()
  const worker = async () => {
    for (const one of rest) await act(one)
  }
  await Promise.all(Array.from({ length: 6 }, worker))
}

function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
