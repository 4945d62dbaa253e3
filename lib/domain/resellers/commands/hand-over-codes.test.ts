import { describe, expect, it } from 'vitest'
import { handOverCodes } from '@/lib/domain/resellers/commands/hand-over-codes'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createStock, putInWorkshop } from '@/tests/factories/stock'

const statesOf = async (codes: Array<{ id: string }>) =>
  (await db.qrCode.findMany({ where: { id: { in: codes.map(({ id }) => id) } }, select: { state: true } })).map(
    ({ state }) => state,
  )

describe('handing codes over to families', () => {
  it('marks all of them with time and actor, however they are typed', async () => {
    const { actor, codes, reseller } = await createStock({ count: 3 })
    const typed = codes.map(({ code }) => `${code.slice(0, 5)}-${code.slice(5)}`.toLowerCase()).join(', ')
    const { result } = await execute(handOverCodes, callerFor(actor), { codes: typed })
    expect(new Set(result.codes)).toEqual(new Set(codes.map(({ code }) => code)))
    expect(await statesOf(codes)).toEqual(['handed_over', 'handed_over', 'handed_over'])
    const events = await db.qrEvent.findMany({ where: { qrCodeId: codes[0]?.id ?? '', kind: 'handed_over' } })
    expect(events).toMatchObject([{ actorId: actor.userId, actorName: 'Lars Sten' }])
    expect(await db.auditEntry.count({ where: { command: 'resellers.hand-over-codes', subjectId: reseller.id } })).toBe(
      1,
    )
  })

  it('hands over none if one is in use, and names it', async () => {
    const { actor, codes } = await createStock({ count: 3 })
    const [first, second] = codes
    const family = await createAccount()
    await db.qrCode.update({ where: { id: second?.id ?? '' }, data: { state: 'claimed', ownerId: family.id } })
    const refused = execute(handOverCodes, callerFor(actor), { codes: codes.map(({ code }) => code) })
    await expect(refused).rejects.toMatchObject({
      code: 'QR_CODE_NOT_IN_STOCK',
      fields: { codes: expect.stringContaining(`${second?.code.slice(0, 5)}-${second?.code.slice(5)} (taget i brug)`) },
    })
    expect(await db.qrCode.findUnique({ where: { id: first?.id ?? '' } })).toMatchObject({ state: 'assigned' })
  })

  it('hands over a code whose plate is not there only when that is confirmed', async () => {
    const { actor, codes, reseller } = await createStock({ count: 2 })
    const input = { codes: codes.map(({ code }) => code) }
    await putInWorkshop(reseller, codes[0]?.id, { state: 'shipped' })
    await expect(execute(handOverCodes, callerFor(actor), input)).rejects.toMatchObject({
      code: 'PLATES_NOT_THERE',
      fields: { codes: expect.stringContaining('(på vej til jer)') },
    })
    expect(await statesOf(codes)).toEqual(['assigned', 'assigned'])
    await execute(handOverCodes, callerFor(actor), { ...input, missing: 'on' })
    expect(await statesOf(codes)).toEqual(['handed_over', 'handed_over'])
    const [entry] = await db.auditEntry.findMany({
      where: { subjectId: reseller.id },
      orderBy: { id: 'desc' },
      take: 1,
    })
    expect(entry?.detail).toMatchObject({ missing: true })
  })

  it('succeeds once for two concurrent callers, and refuses the other', async () => {
    const { actor, codes } = await createStock({ count: 2 })
    const input = { codes: codes.map(({ code }) => code) }
    const both = await Promise.allSettled([
      execute(handOverCodes, callerFor(actor), input),
      execute(handOverCodes, callerFor(actor), { codes: [...input.codes].reverse() }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('is 404 for codes of another reseller and for families, 401 for visitors', async () => {
    const { codes } = await createStock()
    const other = await createStock()
    const input = { codes: codes.map(({ code }) => code) }
    await expect(execute(handOverCodes, callerFor(other.actor), input)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const family = actorFor(await createAccount())
    await expect(execute(handOverCodes, callerFor(family), input)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(execute(handOverCodes, callerFor(visitor()), input)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    expect(await statesOf(codes)).toEqual(['assigned'])
  })

  it.each([{ codes: [] }, { codes: 'ABC' }, { codes: Array(201).fill('0000000000') }, {}])(
    'asks for codes that can be codes: %o',
    async (input) => {
      const { actor } = await createStock()
      await expect(execute(handOverCodes, callerFor(actor), input)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    },
  )
})
