import { describe, expect, it } from 'vitest'
import { deletePhoto } from '@/lib/domain/stones/commands/delete-photo'
import { removeStonePhotoJob } from '@/lib/domain/stones/jobs'
import { smallKeyOf, storeStonePhoto } from '@/lib/domain/stones/stone-files'
import { storage } from '@/lib/integrations/storage/storage'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { callerFor, createAccount } from '@/tests/factories/accounts'
import { createStock } from '@/tests/factories/proof-sheets'
import { createReseller, resellerFor } from '@/tests/factories/resellers'
import { createStonePhoto, stonePicture } from '@/tests/factories/stones'

describe('deleting a photograph', () => {
  it("removes one's own with its files; the workshop's certificates and others' pictures stay", async () => {
    const account = await createAccount()
    const reseller = await createReseller(account)
    const code = await createStock(reseller)
    const remove = (id: string) => execute(deletePhoto, callerFor(resellerFor(account, reseller)), { id })
    const own = await createStonePhoto(code, { takenById: account.id })
    const files = await storeStonePhoto((await stonePicture(code.code)).body, 'test')
    await db.stonePhoto.update({ where: { id: own.id }, data: files })
    await removeStonePhotoJob.perform({ storageKey: files.storageKey })
    expect(await storage.stat(files.storageKey)).not.toBeNull()
    await remove(own.id)
    await removeStonePhotoJob.perform({ storageKey: files.storageKey })
    expect(await storage.stat(files.storageKey)).toBeNull()
    expect(await storage.stat(smallKeyOf(files.storageKey))).toBeNull()
    const kept = [
      await createStonePhoto(code, { takenById: account.id, kind: 'finished' }),
      await createStonePhoto(code),
    ]
    for (const { id } of kept) await expect(remove(id)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(remove(own.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
