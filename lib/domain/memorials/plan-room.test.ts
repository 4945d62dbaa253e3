import { beforeAll, describe, expect, test } from 'vitest'
import { freeThemes } from '@/lib/domain/billing/entitlements'
import { updateMemorial } from '@/lib/domain/memorials/commands/update-memorial'
import { themes } from '@/lib/domain/memorials/schema'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, callerFor, createAccount } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'
import { givePlan, openShop } from '@/tests/factories/plans'

beforeAll(openShop)

async function aPage(columns: Partial<Parameters<typeof createMemorial>[0]> = {}) {
  const owner = await createAccount()
  const { id, slug } = await createMemorial({ ...columns, owner })
  const update = (changes: object) => execute(updateMemorial, callerFor(actorFor(owner)), { id, ...changes })
  return { id, slug, update }
}

test('the themes of Basis exist', () => {
  expect(freeThemes.filter((theme) => !themes.includes(theme))).toEqual([])
})

describe('a page in Basis', () => {
  test('may change to four themes, keeps the one it has, and is told why another is refused', async () => {
    const { id, update } = await aPage({ theme: 'starry_sky' })
    await update({ theme: 'starry_sky', epitaph: 'Tak for alt' })
    await expect(update({ theme: 'winter' })).rejects.toMatchObject({
      code: 'PLAN_THEME',
      fields: { theme: expect.stringContaining('Premium') },
    })
    for (const theme of freeThemes) await update({ theme })
    await expect(update({ theme: 'starry_sky' })).rejects.toMatchObject({ code: 'PLAN_THEME' })
    expect(await db.memorial.findUnique({ where: { id } })).toMatchObject({ theme: 'heath', epitaph: 'Tak for alt' })
  })

  test('has an address made from the name, may go back to one it had, and keeps one that was chosen', async () => {
    const { id, slug, update } = await aPage({ firstName: 'Ditlev', lastName: 'Aaskov' })
    await expect(update({ slug: `farfar-${slug}` })).rejects.toMatchObject({
      code: 'PLAN_ADDRESS',
      fields: { slug: expect.stringContaining('Premium') },
    })
    await update({ slug: 'ditlev-aaskov-977' })
    await update({ slug })
    await givePlan(id, 'premium')
    await update({ slug: `farfar-${slug}` })
    await db.subscription.updateMany({ where: { memorialId: id }, data: { status: 'ended', endReason: 'lapsed' } })
    await update({ slug: `farfar-${slug}`, epitaph: 'Tak' })
    await update({ slug })
    await update({ slug: `farfar-${slug}` })
    expect(await db.memorial.findUnique({ where: { id } })).toMatchObject({ slug: `farfar-${slug}` })
  })
})

test('Livstid has every theme', async () => {
  const { id, update } = await aPage()
  await givePlan(id, 'livstid')
  for (const theme of themes) await update({ theme })
})
