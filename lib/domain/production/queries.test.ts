import { describe, expect, it } from 'vitest'
import { drawPiece } from '@/lib/domain/production/piece-file-queries'
import { findBatch, listBatches, listBatchPackages, listPieceEvents, listPieces } from '@/lib/domain/production/queries'
import { type BatchPage, boardInput } from '@/lib/domain/production/schema'
import { findAtStation, getWorkshop } from '@/lib/domain/production/station-queries'
import { db } from '@/lib/server/db'
import { formatTextCode } from '@/lib/shared/qr-text-code'
import { actorFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createBatch, createPiece, createWorker } from '@/tests/factories/production'
import { createReseller, resellerFor } from '@/tests/factories/resellers'

const filter = (query: object) => boardInput.parse(query)

describe('the board', () => {
  it('lists the most urgent first and marks late batches', async () => {
    const worker = await createWorker()
    const late = await createBatch({ dueOn: '2001-01-02' })
    const later = await createBatch({ dueOn: '2001-01-03' })
    await createBatch({ dueOn: '2001-01-01', state: 'shipped' })
    await db.productionBatch.updateMany({ where: { dueOn: new Date('2001-01-01') }, data: { shippedAt: new Date() } })
    const { items } = await listBatches(worker, filter({ status: 'late' }))
    expect(items.slice(0, 2).map(({ number }) => number)).toEqual([late.number, later.number])
    expect(items[0]).toMatchObject({ isLate: true, dueOn: '2001-01-02', pieces: 1, counts: { queued: 1 } })
  })

  it('pages through batches without gaps or duplicates', async () => {
    const worker = await createWorker()
    for (let made = 0; made < 27; made++) await createBatch({ dueOn: made % 2 ? '2002-01-01' : '2002-01-02' })
    for (const status of ['open', 'all']) {
      const seen: number[] = []
      let cursor: string | null = null
      do {
        const page: BatchPage = await listBatches(worker, filter({ status, ...(cursor ? { cursor } : {}) }))
        seen.push(...page.items.map(({ number }) => number))
        cursor = page.nextCursor
      } while (cursor)
      expect(new Set(seen).size).toBe(seen.length)
      expect(seen.length).toBeGreaterThanOrEqual(27)
    }
  })

  it('finds by number, name, reseller and the start of a code', async () => {
    const worker = await createWorker()
    const reseller = await createReseller(await createAccount(), { companyName: 'Sønderho Sten' })
    const { number, pieces } = await createBatch({ resellerId: reseller.id })
    const code = formatTextCode(pieces[0]?.code ?? '')
    const { name = '' } = (await findBatch(worker, { number })) ?? {}
    for (const search of [String(number), name.slice(2), 'sønderho', code.slice(0, 7).toLowerCase()]) {
      const { items } = await listBatches(worker, filter({ search }))
      expect(items.map((batch) => batch.number)).toContain(number)
    }
    expect((await listBatches(worker, filter({ search: 'findes ikke' }))).items).toEqual([])
  })

  it('ignores invalid values in its address', async () => {
    const worker = await createWorker()
    await expect(listBatches(worker, filter({ status: 'x', cursor: '9999-99-99.1' }))).resolves.toBeDefined()
  })

  it('shows a batch with its pieces by state, and what happened to each', async () => {
    const worker = await createWorker()
    const { number, pieces } = await createBatch({ count: 2 })
    const [first] = pieces
    await db.productionPiece.update({ where: { id: first?.id ?? '' }, data: { state: 'packed' } })
    expect(await findBatch(worker, { number })).toMatchObject({ canShip: false, counts: { packed: 1, queued: 1 } })
    expect((await listPieces(worker, { number, state: 'packed' })).items).toMatchObject([
      { number: 1, state: 'packed' },
    ])
    expect((await listPieceEvents(worker, { id: first?.id ?? '' })).items).toEqual([])
  })

  it('is for staff only', async () => {
    const account = await createAccount()
    const reseller = resellerFor(account, await createReseller(account))
    const { id } = await createPiece()
    for (const actor of [actorFor(account), reseller]) {
      await expect(listBatches(actor, filter({}))).rejects.toMatchObject({ code: 'FORBIDDEN' })
      await expect(getWorkshop(actor)).rejects.toMatchObject({ code: 'FORBIDDEN' })
      await expect(findAtStation(actor, { kind: 'inspection', station: '' })).rejects.toMatchObject({
        code: 'FORBIDDEN',
      })
      await expect(drawPiece(actor, { id })).rejects.toMatchObject({ code: 'FORBIDDEN' })
      await expect(listPieceEvents(actor, { id })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    }
    await expect(getWorkshop(visitor())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  })
})

describe('the form for a new batch', () => {
  it('offers the newest ready packages, and the one that a link names however old', async () => {
    const worker = await createWorker()
    const { packageId } = await createBatch()
    const oldest = '00000000-0000-7000-8000-000000000001'
    const older = { id: oldest, name: 'Den første pakke', count: 1, material: 'steel' as const, symbolMm: 50 }
    const { number } = await db.qrPackage.create({ data: { ...older, state: 'ready' } })
    await db.qrPackage.update({ where: { id: packageId }, data: { state: 'failed' } })
    await db.qrPackage.createMany({
      data: Array.from({ length: 200 }, (_, at) => ({ name: `Pakke ${at}`, count: 1, state: 'ready' as const })),
    })
    const failed = (await db.qrPackage.findUniqueOrThrow({ where: { id: packageId } })).number
    const numbers = async (wanted: string) => (await listBatchPackages(worker, { wanted })).map((each) => each.number)
    expect(await numbers('')).not.toContain(number)
    expect(await numbers(String(failed))).not.toContain(failed)
    expect((await listBatchPackages(worker, { wanted: String(number) }))[0]).toEqual({
      number,
      name: older.name,
      material: 'steel',
      symbolMm: 50,
    })
    await expect(listBatchPackages(actorFor(await createAccount()), { wanted: '' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
  })
})

describe('a station', () => {
  it('shows what its worker and colleagues have taken', async () => {
    const [worker, colleague] = [await createWorker('Ida Værksted'), await createWorker('Bo Laser')]
    const mine = await createPiece({ state: 'engraving', holder: worker })
    const theirs = await createPiece({ state: 'engraving', holder: colleague })
    const at = await findAtStation(worker, { kind: 'engraving', station: 'Prøve' })
    expect(at.piece).toMatchObject({ id: mine.id, printedAddress: expect.stringContaining(mine.code), photo: null })
    expect(at.held.find(({ id }) => id === theirs.id)).toMatchObject({ heldByName: 'Bo Laser', isMine: false })
    expect(at.held.some(({ id }) => id === mine.id)).toBe(false)
    expect((await findAtStation(worker, { kind: 'inspection', station: 'Prøve' })).piece).toBeNull()
  })

  it('shows a piece only at the station where it was taken, also for a person signed in on two tablets', async () => {
    const worker = await createWorker()
    const { id } = await createPiece({ state: 'engraving', holder: worker })
    const elsewhere = await findAtStation(worker, { kind: 'engraving', station: 'Laser 2' })
    expect(elsewhere.piece).toBeNull()
    expect(elsewhere.held.find((piece) => piece.id === id)).toMatchObject({ isMine: true, station: 'Prøve' })
  })

  it('counts the pieces that wait for it, and the workshop counts all', async () => {
    const worker = await createWorker()
    const before = await getWorkshop(worker)
    await createBatch({ count: 2 })
    await createPiece({ state: 'quality_check' })
    await createPiece({ state: 'passed' })
    await createPiece({ state: 'stopped' })
    const after = await getWorkshop(worker)
    expect(after.waiting.engraving - before.waiting.engraving).toBe(2)
    expect(after.waiting.inspection - before.waiting.inspection).toBe(1)
    expect(after.waiting.packing - before.waiting.packing).toBe(1)
    expect(after.counts.passed - before.counts.passed).toBe(1)
    expect(after.stopped.length - before.stopped.length).toBe(1)
  })
})
