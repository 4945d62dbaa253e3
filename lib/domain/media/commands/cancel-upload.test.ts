import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cancelUpload } from '@/lib/domain/media/commands/cancel-upload'
import { uploadPath } from '@/lib/domain/media/uploads/upload-files'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createUpload } from '@/tests/factories/media'
import { createMemorial } from '@/tests/factories/memorials'

const cancel = (actor: Actor, id: string) => execute(cancelUpload, callerFor(actor), { id })

test('only its sender can cancel an upload, and neither row nor file remains', async () => {
  const owner = await createAccount()
  const memorial = await createMemorial({ owner })
  const id = await createUpload({ user: owner, memorial, body: Buffer.from('half') })
  await expect(cancel(visitor(), id)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  await expect(cancel(actorFor(await createAccount()), id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(cancel(actorFor(owner), 'ikke-et-id')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  await cancel(actorFor(owner), id)
  expect(existsSync(uploadPath(id))).toBe(false)
  expect(await db.upload.count({ where: { id } })).toBe(0)
  await expect(cancel(actorFor(owner), id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
