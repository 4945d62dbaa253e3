import { describe, expect, it } from 'vitest'
import { reportLostCode } from '@/lib/domain/resellers/commands/report-lost-code'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createStock } from '@/tests/factories/stock'

const reason = 'Pladen er stjålet fra bilen.'

describe('reporting a code lost', () => {
  it('blocks it at once and opens a case in the name of the reseller, with a receipt', async () => {
    const { actor, reseller, codes } = await createStock()
    const { id, code } = codes[0] ?? { id: '', code: '' }
    const { result } = await execute(reportLostCode, callerFor(actor), { code, reason })
    expect(result).toMatchObject({ code, state: 'blocked' })
    expect(await db.qrCode.findUnique({ where: { id } })).toMatchObject({ stateBeforeBlock: 'assigned' })
    const event = await db.qrEvent.findFirst({ where: { qrCodeId: id, kind: 'blocked' } })
    expect(event).toMatchObject({ actorId: actor.userId, reason })
    const found = await db.supportCase.findUnique({ where: { number: result.caseNumber }, include: { entries: true } })
    expect(found).toMatchObject({ topic: 'code', name: reseller.companyName, about: code, userId: actor.userId })
    expect(found?.entries[0]?.text).toContain(reason)
    const receipts = await db.mail.count({ where: { subject: { contains: `(${result.caseNumber})` } } })
    expect(receipts).toBeGreaterThan(0)
  })

  it('is refused for a claimed code and for a blocked one', async () => {
    const { actor, codes } = await createStock({ count: 2 })
    const [taken, blocked] = codes
    const ownerId = (await createAccount()).id
    await db.qrCode.update({ where: { id: taken?.id ?? '' }, data: { state: 'claimed', ownerId } })
    await db.qrCode.update({ where: { id: blocked?.id ?? '' }, data: { state: 'blocked' } })
    for (const code of [taken?.code, blocked?.code]) {
      const refused = execute(reportLostCode, callerFor(actor), { code, reason })
      await expect(refused).rejects.toMatchObject({ code: 'QR_CODE_NOT_IN_STOCK' })
    }
    expect(await db.supportCase.count({ where: { userId: actor.userId } })).toBe(0)
  })

  it('needs a reason and an own code', async () => {
    const { actor, codes } = await createStock()
    const code = codes[0]?.code
    const other = await createStock()
    await expect(execute(reportLostCode, callerFor(actor), { code })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    const foreign = execute(reportLostCode, callerFor(other.actor), { code, reason })
    await expect(foreign).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const outsider = execute(reportLostCode, callerFor(visitor()), { code, reason })
    await expect(outsider).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  })
})
