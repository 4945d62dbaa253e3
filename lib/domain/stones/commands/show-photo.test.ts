import { describe, expect, it } from 'vitest'
import { deletePhoto } from '@/lib/domain/stones/commands/delete-photo'
import { showPhoto } from '@/lib/domain/stones/commands/show-photo'
import { findShownStone } from '@/lib/domain/stones/shown-stone'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'
import { createOldPage, longAgo } from '@/tests/factories/old-page'
import { createCode } from '@/tests/factories/qr-codes'
import { createStonePhoto } from '@/tests/factories/stones'

async function aStone() {
  const owner = await createAccount()
  const memorial = await createMemorial({ owner })
  const code = await createCode({ owner, memorials: [memorial] })
  const caller = callerFor(actorFor(owner))
  const show = (id: string, isShown: boolean | string = true) => execute(showPhoto, caller, { id, isShown })
  return { memorial, code, caller, show }
}

describe('showing the stone to visitors', () => {
  it('shows one photograph at a time, and none if it is hidden or deleted or its code is blocked', async () => {
    const { memorial, code, caller, show } = await aStone()
    const [first, second] = [await createStonePhoto(code), await createStonePhoto(code)]
    const shown = async () => (await findShownStone(memorial.id))?.photoId
    expect(await shown()).toBeUndefined()
    await show(first.id)
    expect(await shown()).toBe(first.id)
    await show(second.id, 'true')
    expect(await shown()).toBe(second.id)
    expect(await db.stonePhoto.count({ where: { qrCodeId: code.id, isShown: true } })).toBe(1)
    await db.qrCode.update({ where: { id: code.id }, data: { state: 'blocked' } })
    expect(await shown()).toBeUndefined()
    await db.qrCode.update({ where: { id: code.id }, data: { state: 'linked' } })
    await execute(deletePhoto, caller, { id: second.id })
    expect(await shown()).toBeUndefined()
    await show(first.id)
    await show(first.id, false)
    expect(await shown()).toBeUndefined()
  })

  it('updates lastmod like every edit of the page, unless visitors never saw the photograph', async () => {
    const { memorial, user, caller, settle, lastmod } = await createOldPage()
    const code = await createCode({ owner: user, memorials: [memorial] })
    const [hidden, shown] = [await createStonePhoto(code), await createStonePhoto(code)]
    await settle()
    await execute(deletePhoto, caller, { id: hidden.id })
    expect(await lastmod()).toEqual(longAgo)
    await execute(showPhoto, caller, { id: shown.id, isShown: true })
    expect(await lastmod()).not.toEqual(longAgo)
    await settle()
    await execute(deletePhoto, caller, { id: shown.id })
    expect(await lastmod()).not.toEqual(longAgo)
  })

  it('refuses a photograph on which this code was not read, and outsiders', async () => {
    const { code, show } = await aStone()
    const unread = await createStonePhoto(code, { isThisCode: null })
    await expect(show(unread.id)).rejects.toMatchObject({ code: 'NO_CODE_IN_PICTURE' })
    const by = (actor: Parameters<typeof callerFor>[0]) =>
      execute(showPhoto, callerFor(actor), { id: unread.id, isShown: true })
    await expect(by(visitor())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    await expect(by(actorFor(await createAccount()))).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
