import { expect, test } from 'vitest'
import { getMemorialPage } from '@/lib/domain/memorial-page/page-query'
import { bringBackPage } from '@/lib/domain/reports/commands/bring-back-page'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'
import { createHandler, hideForTest } from '@/tests/factories/reports'

const bringBack = async (id: string, reasons = 'Navnet er taget væk.') =>
  execute(bringBackPage, callerFor(await createHandler()), { id, reasons })

test('a page that is brought back is shown as its family set it, and its owner is notified', async () => {
  const owner = await createAccount()
  const memorial = await createMemorial({ owner })
  await hideForTest(memorial)
  await bringBack(memorial.id)
  expect(await getMemorialPage(visitor(), memorial.slug)).toMatchObject({ kind: 'page', page: { isHidden: false } })
  const mail = await db.mail.findFirstOrThrow({ where: { recipient: owner.email, template: 'content-brought-back' } })
  expect(mail.text).toContain('Navnet er taget væk.')
})

test('a page that the family closed meanwhile stays closed', async () => {
  const memorial = await createMemorial({ owner: await createAccount() })
  await hideForTest(memorial)
  await db.memorial.update({ where: { id: memorial.id }, data: { state: 'archived' } })
  await bringBack(memorial.id)
  expect(await getMemorialPage(visitor(), memorial.slug)).toEqual({ kind: 'missing' })
})

test('bringing back is refused for a page that is visible or missing, and without reasons', async () => {
  const memorial = await createMemorial({ owner: await createAccount() })
  await expect(bringBack(memorial.id)).rejects.toMatchObject({ code: 'NOT_HIDDEN' })
  await expect(bringBack('00000000-0000-7000-8000-000000000000')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(bringBack(memorial.id, ' ')).rejects.toMatchObject({ fields: { reasons: 'Skriv en begrundelse.' } })
})
