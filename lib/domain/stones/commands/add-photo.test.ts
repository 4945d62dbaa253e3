import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { addPhoto } from '@/lib/domain/stones/commands/add-photo'
import { smallKeyOf } from '@/lib/domain/stones/stone-files'
import { storage } from '@/lib/integrations/storage/storage'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { UploadedFile } from '@/lib/server/request-body'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { addMember, createMemorial } from '@/tests/factories/memorials'
import { createCode } from '@/tests/factories/qr-codes'
import { stonePicture } from '@/tests/factories/stones'

async function aStone() {
  const owner = await createAccount()
  const memorial = await createMemorial({ owner })
  const { id, code } = await createCode({ owner, memorials: [memorial] })
  const add = (file: UploadedFile) => execute(addPhoto, callerFor(actorFor(owner)), { code, file })
  return { id, code, owner, memorial, add }
}

async function stored(key: string) {
  const found = await storage.get(key)
  if (!found) throw new Error(`${key} is not there`)
  return buffer(found.stream)
}

describe('photographing a mounted stone', () => {
  it('reads the code and stores the estimate, but no metadata of the phone', async () => {
    const { id, code, add } = await aStone()
    const { result } = await add(await stonePicture(code))
    expect(result).toMatchObject({ isThisCode: true })
    const row = await db.stonePhoto.findFirstOrThrow({ where: { qrCodeId: id } })
    expect(row).toMatchObject({ kind: 'mounted', isThisCode: true, isShown: false, takenByName: 'Karen Holm' })
    expect(row.estimate).toMatchObject({ mark: expect.any(Number), contrast: expect.any(Number) })
    expect(await sharp(await stored(row.storageKey)).metadata()).not.toHaveProperty('exif')
    expect((await stored(smallKeyOf(row.storageKey))).length).toBeLessThanOrEqual(30 * 1024)
    expect(await db.qrEvent.count({ where: { qrCodeId: id, kind: 'photographed' } })).toBe(1)
  })

  it('stores one photograph of one that is sent again, at once or later, and tells its sender alone', async () => {
    const { id, code, owner, memorial } = await aStone()
    const editor = await createAccount()
    await addMember(memorial, editor, 'editor')
    const chosen = randomUUID()
    const file = await stonePicture(code)
    const send = (by: Parameters<typeof actorFor>[0]) =>
      execute(addPhoto, callerFor(actorFor(by)), { code, file, chosen })
    const [one, two] = await Promise.all([send(owner), send(owner)])
    expect(two.result).toEqual(one.result)
    expect((await send(owner)).result).toEqual(one.result)
    const rows = await db.stonePhoto.findMany({ where: { qrCodeId: id }, select: { storageKey: true } })
    expect(rows).toHaveLength(1)
    expect((await stored(rows[0]?.storageKey ?? '')).length).toBeGreaterThan(0)
    expect(await db.qrEvent.count({ where: { qrCodeId: id, kind: 'photographed' } })).toBe(1)
    expect((await send(editor)).result.id).not.toBe(one.result.id)
    expect(await db.stonePhoto.count({ where: { qrCodeId: id } })).toBe(2)
    await db.memorialMember.updateMany({ where: { userId: editor.id }, data: { role: 'viewer' } })
    await expect(send(editor)).rejects.toMatchObject({ code: 'QR_CODE_UNKNOWN' })
  })

  it('stores a covered stone and says that no code was read', async () => {
    const { id, add } = await aStone()
    expect(await add(await stonePicture(null))).toMatchObject({ result: { isThisCode: null } })
    expect(await db.stonePhoto.findFirstOrThrow({ where: { qrCodeId: id } })).toMatchObject({ isThisCode: null })
  })

  it('stores nothing for a picture with another code, for outsiders, or for a file that is not a picture', async () => {
    const { id, code, add } = await aStone()
    const other = await createCode()
    await expect(add(await stonePicture(other.code))).rejects.toMatchObject({ code: 'STONE_OTHER_CODE' })
    await expect(add(new UploadedFile('x.jpg', Buffer.from('ikke et billede')))).rejects.toMatchObject({
      code: 'PICTURE_UNREADABLE',
    })
    const file = await stonePicture(code)
    const by = (actor: Parameters<typeof callerFor>[0]) => execute(addPhoto, callerFor(actor), { code, file })
    await expect(by(visitor())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    await expect(by(actorFor(await createAccount()))).rejects.toMatchObject({ code: 'QR_CODE_UNKNOWN' })
    expect(await db.stonePhoto.count({ where: { qrCodeId: id } })).toBe(0)
  })
})
