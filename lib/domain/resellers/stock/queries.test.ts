import { describe, expect, it } from 'vitest'
import { claimCode } from '@/lib/domain/qr-codes/claim-code'
import { writeCodeEvent } from '@/lib/domain/qr-codes/code-row'
import { handOverCodes } from '@/lib/domain/resellers/commands/hand-over-codes'
import { takeBackCodes } from '@/lib/domain/resellers/commands/take-back-codes'
import { printActivationCards } from '@/lib/domain/resellers/stock/print-queries'
import { exportStock, findStockCode, getStockOverview, listStockCodes } from '@/lib/domain/resellers/stock/queries'
import { stockListInput } from '@/lib/domain/resellers/stock/schema'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { printedAddress } from '@/lib/shared/qr-text-code'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { ageCodeEvents } from '@/tests/factories/age-code-events'
import { createStock, orderPlates, putInWorkshop } from '@/tests/factories/stock'

const filter = (wanted: object = {}) => stockListInput.parse(wanted)

describe('a reseller’s stock', () => {
  it('pages through all codes without gaps or duplicates, by state, package and prefix', async () => {
    const { actor, codes, packageId } = await createStock({ count: 60 })
    const seen: string[] = []
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await listStockCodes(actor, filter({ ...(cursor ? { cursor } : {}), package: packageId }))
      seen.push(...page.items.map(({ code }) => code))
      cursor = page.nextCursor
    }
    expect(seen).toHaveLength(60)
    expect(new Set(seen)).toEqual(new Set(codes.map(({ code }) => code)))
    const wanted = codes[3]?.code ?? ''
    const typed = `${wanted.slice(0, 5)}-${wanted.slice(5, 9)}`.toLowerCase()
    const found = await listStockCodes(actor, filter({ search: typed, state: 'stock' }))
    expect(found.items.map(({ code }) => code)).toEqual([wanted])
    const scanned = await listStockCodes(actor, filter({ search: printedAddress('https://mindelund.example', wanted) }))
    expect(scanned.items.map(({ code }) => code)).toEqual([wanted])
    expect((await listStockCodes(actor, filter({ state: 'in_use' }))).items).toEqual([])
  })

  it('never shows an activation code, in a list or a spreadsheet', async () => {
    const { actor, codes } = await createStock({ count: 2, withActivation: true })
    const told = [
      JSON.stringify(await listStockCodes(actor, filter())),
      JSON.stringify(await findStockCode(actor, { code: codes[0]?.code ?? '' })),
      String((await exportStock(actor, filter())).body),
    ]
    for (const { activationCode } of codes) for (const text of told) expect(text).not.toContain(activationCode)
  })

  it('counts by group, and counts codes left unclaimed', async () => {
    const { actor, codes } = await createStock({ count: 4 })
    const [old, blocked] = codes
    const handedOverAt = new Date('2026-01-01T12:00:00Z')
    await db.qrCode.update({ where: { id: old?.id ?? '' }, data: { state: 'handed_over', handedOverAt } })
    await db.qrCode.update({ where: { id: blocked?.id ?? '' }, data: { state: 'blocked' } })
    const overview = await getStockOverview(actor)
    expect(overview).toMatchObject({
      counts: { stock: 2, handed_over: 1, in_use: 0, out_of_use: 1 },
      total: 4,
      forgotten: 1,
      newest: [{ code: old?.code }],
    })
  })

  it('tells what lies there from what is ordered, being engraved, stopped or on its way', async () => {
    const { actor, codes, packageId, reseller } = await createStock({ count: 6 })
    await orderPlates(reseller, packageId)
    const ids = codes.map(({ id }) => id)
    await putInWorkshop(reseller, ids[1], { state: 'passed' })
    await putInWorkshop(reseller, ids[2], { state: 'stopped' })
    await putInWorkshop(reseller, ids[3], { state: 'shipped' })
    await putInWorkshop(reseller, ids[4], { state: 'shipped', receivedAt: new Date() })
    await db.qrCode.update({ where: { id: ids[5] ?? '' }, data: { state: 'released' } })
    const places = { ordered: [0], engraving: [1], stopped: [2], on_its_way: [3], stock: [4, 5] }
    expect((await getStockOverview(actor)).counts).toMatchObject({
      ordered: 1,
      engraving: 1,
      stopped: 1,
      on_its_way: 1,
      stock: 2,
      handed_over: 0,
    })
    for (const [state, expected] of Object.entries(places)) {
      const { items } = await listStockCodes(actor, filter({ state }))
      expect(items.map(({ id }) => ids.indexOf(id)).toSorted()).toEqual(expected)
      for (const { isPlateMissing } of items) expect(isPlateMissing).toBe(state !== 'stock')
    }
    const texts = (await listStockCodes(actor, filter())).items.map(({ stateText }) => stateText)
    expect(texts.toReversed()).toEqual([
      ...['Bestilt', 'I værkstedet', 'Stoppet i værkstedet', 'På vej til jer', 'På lager', 'Frigivet igen'],
    ])
  })

  it('shows that a family claimed a code, but not which', async () => {
    const { actor, codes } = await createStock()
    const { id, code } = codes[0] ?? { id: '', code: '' }
    const family = await createAccount({ fullName: 'Hemmelige Hansen' })
    await db.$transaction((tx) =>
      claimCode(
        { tx, enqueue: async () => {}, address: 'local' },
        { code, userId: family.id, userName: family.fullName },
      ),
    )
    const administrator = { qrCodeId: id, actorId: family.id, actorName: 'Anna Drift', reason: 'Enken Hansen skrev' }
    await writeCodeEvent(db, { ...administrator, kind: 'blocked' })
    const view = await findStockCode(actor, { code })
    expect(view?.events.map(({ text }) => text)).toContain('Taget i brug af familien')
    expect(JSON.stringify(view)).not.toMatch(/Hansen|Drift/)
    expect(JSON.stringify(view)).not.toContain(family.id)
  })

  it('starts a code’s history when it came from another reseller', async () => {
    const { actor, codes } = await createStock()
    const { id, code } = codes[0] ?? { id: '', code: '' }
    const nobody = { qrCodeId: id, actorId: null, actorName: null }
    await writeCodeEvent(db, { ...nobody, kind: 'handed_over' })
    await ageCodeEvents(id, new Date('2026-01-01T12:00:00Z'))
    await writeCodeEvent(db, { ...nobody, kind: 'moved' })
    expect((await findStockCode(actor, { code }))?.events.map(({ text }) => text)).toEqual(['Flyttet til jeres lager'])
  })

  it('starts a code’s history when an administrator assigned it, and continues after a take-back', async () => {
    const { actor, codes } = await createStock()
    const { id, code } = codes[0] ?? { id: '', code: '' }
    const nobody = { qrCodeId: id, actorId: null, actorName: null }
    await writeCodeEvent(db, { ...nobody, kind: 'claimed' })
    await writeCodeEvent(db, { ...nobody, kind: 'released' })
    await ageCodeEvents(id, new Date('2026-01-01T12:00:00Z'))
    await writeCodeEvent(db, { ...nobody, kind: 'assigned', reason: 'Lyngby Sten' })
    await execute(handOverCodes, callerFor(actor), { codes: [code] })
    await execute(takeBackCodes, callerFor(actor), { codes: [code] })
    const texts = (await findStockCode(actor, { code }))?.events.map(({ text }) => text)
    expect(texts).toEqual(['Lagt på lager hos jer', 'Udleveret til familien', 'Lagt på lager hos jer'])
  })

  it('does not exist for others', async () => {
    const { codes } = await createStock()
    const other = await createStock()
    const code = codes[0]?.code ?? ''
    expect(await findStockCode(other.actor, { code })).toBeNull()
    expect((await listStockCodes(other.actor, filter({ search: code }))).items).toEqual([])
    const family = actorFor(await createAccount())
    await expect(listStockCodes(family, filter())).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(listStockCodes(visitor(), filter())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    await expect(printActivationCards(other.actor, { by: 'codes', codes: [code] })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  it('treats invalid values in the address as empty', () => {
    expect(filter({ search: 'x'.repeat(99), state: 'hemmelig', package: "';--", cursor: '1' })).toEqual(filter())
  })
})
