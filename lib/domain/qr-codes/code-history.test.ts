import { describe, expect, it } from 'vitest'
import { forgetPerson } from '@/lib/domain/privacy/forget-person'
import { writeCodeEvent } from '@/lib/domain/qr-codes/code-row'
import { db } from '@/lib/server/db'
import { createAccount } from '@/tests/factories/accounts'
import { asOwner } from '@/tests/factories/as-owner'
import { createPackage } from '@/tests/factories/qr-codes'

const somebodyBlocks = async () => {
  const { codes } = await createPackage({ count: 1 })
  const qrCodeId = codes[0]?.id ?? ''
  const { id: actorId, fullName: actorName } = await createAccount({ fullName: 'Anna Drift' })
  await writeCodeEvent(db, { qrCodeId, kind: 'blocked', actorId, actorName, reason: 'Stjålet' })
  return { where: { qrCodeId, kind: 'blocked' as const }, actorId }
}

describe('the history of a code', () => {
  it('is never changed or deleted, not even by the table owner', async () => {
    const { where } = await somebodyBlocks()
    await expect(db.qrEvent.updateMany({ where, data: { actorName: 'Bo' } })).rejects.toThrow('never changes')
    for (const data of [{ reason: null }, { at: new Date(0) }, { kind: 'unblocked' as const }]) {
      await expect(db.qrEvent.updateMany({ where, data })).rejects.toThrow('denied')
    }
    await expect(db.qrEvent.deleteMany({ where })).rejects.toThrow('denied')
    for (const change of ['reason = null', 'at = now()', "kind = 'unblocked'"]) {
      await expect(asOwner(`UPDATE "QrEvent" SET ${change}`)).rejects.toThrow('never changes')
    }
    await expect(asOwner('DELETE FROM "QrEvent"')).rejects.toThrow('never deleted')
    expect(await db.qrEvent.findFirst({ where })).toMatchObject({ reason: 'Stjålet', actorName: 'Anna Drift' })
  })

  it('can forget a person but keeps the event', async () => {
    const { where, actorId } = await somebodyBlocks()
    await db.$transaction((tx) => forgetPerson(tx, actorId))
    expect(await db.qrEvent.findFirst({ where })).toMatchObject({ reason: 'Stjålet', actorId: null, actorName: null })
  })
})
