import { expect, test } from 'vitest'
import { bringBackMedia } from '@/lib/domain/reports/commands/bring-back-media'
import { hideMedia } from '@/lib/domain/reports/commands/hide-media'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { callerFor, createAccount } from '@/tests/factories/accounts'
import { createPicture } from '@/tests/factories/media'
import { createMemorial } from '@/tests/factories/memorials'
import { createHandler } from '@/tests/factories/reports'

async function hiddenPortrait() {
  const memorial = await createMemorial({ owner: await createAccount() })
  const [{ id }, other] = [await createPicture({ memorial }), await createPicture({ memorial })]
  await db.memorial.update({ where: { id: memorial.id }, data: { portraitId: id } })
  const caller = callerFor(await createHandler())
  await execute(hideMedia, caller, { id, ground: 'law', reasons: 'En er med imod sin vilje.' })
  return { memorial, id, other, bringBack: () => execute(bringBackMedia, caller, { id, reasons: 'Det er aftalt.' }) }
}
const portraitOf = async ({ id }: { id: string }) => (await db.memorial.findUniqueOrThrow({ where: { id } })).portraitId

test('bringing back a portrait makes it the portrait again', async () => {
  const { memorial, id, bringBack } = await hiddenPortrait()
  expect(await portraitOf(memorial)).toBeNull()
  await bringBack()
  expect(await portraitOf(memorial)).toBe(id)
  expect(await db.media.findUniqueOrThrow({ where: { id } })).toMatchObject({ status: 'ready', hiddenHeads: [] })
  await expect(bringBack()).rejects.toMatchObject({ code: 'NOT_HIDDEN' })
})

test('bringing back a portrait does not replace the one the family chose meanwhile', async () => {
  const { memorial, other, bringBack } = await hiddenPortrait()
  await db.memorial.update({ where: { id: memorial.id }, data: { portraitId: other.id } })
  await bringBack()
  expect(await portraitOf(memorial)).toBe(other.id)
})
