import { describe, expect, test } from 'vitest'
import { getMemorialForEdit } from '@/lib/domain/memorial-page/edit-queries'
import { updateMemorial } from '@/lib/domain/memorials/commands/update-memorial'
import type { MemorialView, UpdateMemorialInput } from '@/lib/domain/memorials/schema'
import { execute } from '@/lib/server/command'
import type { Actor } from '@/lib/shared/actor'
import { actorFor, callerFor, createAccount } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'

type Changes = Omit<UpdateMemorialInput, 'id' | 'revision'> & { revision?: number }

async function update(actor: Actor, id: string, changes: Changes): Promise<MemorialView> {
  const { result } = await execute(updateMemorial, callerFor(actor), { revision: 1, ...changes, id })
  return result
}

async function ownedMemorial(columns: Partial<Parameters<typeof createMemorial>[0]> = {}) {
  const owner = await createAccount()
  return { actor: actorFor(owner), memorial: await createMemorial({ ...columns, owner }) }
}

describe('the address', () => {
  test('a former address still leads to the page, and the page can have it again', async () => {
    const { actor, memorial } = await ownedMemorial({ firstName: 'Signe', lastName: 'Vang' })
    await update(actor, memorial.id, { slug: 'signe-og-havet' })
    expect((await getMemorialForEdit(actor, { id: 'signe-vang' })).slug).toBe('signe-og-havet')
    expect((await update(actor, 'signe-vang', { slug: 'signe-vang', revision: 2 })).slug).toBe('signe-vang')
  })

  test('another page’s present or former address is taken', async () => {
    const first = await ownedMemorial({ firstName: 'Poul', lastName: 'Due' })
    await update(first.actor, first.memorial.id, { slug: 'poul-og-duerne' })
    const second = await ownedMemorial()
    await expect(update(second.actor, second.memorial.id, { slug: 'poul-due' })).rejects.toMatchObject({
      code: 'SLUG_TAKEN',
      fields: { slug: expect.any(String) },
    })
  })

  test('of two pages taking one address at once, one gets it and the other is refused', async () => {
    const [one, two] = await Promise.all([ownedMemorial(), ownedMemorial()])
    const results = await Promise.allSettled([
      update(one.actor, one.memorial.id, { slug: 'mor-i-haven' }),
      update(two.actor, two.memorial.id, { slug: 'mor-i-haven' }),
    ])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(results.find((result) => result.status === 'rejected')?.reason).toMatchObject({ code: 'SLUG_TAKEN' })
  })

  test('follows the name until the page is published, and stays afterwards', async () => {
    const draft = await ownedMemorial({ state: 'draft', firstName: 'Anders', lastName: 'Fejlskrevet' })
    expect((await update(draft.actor, draft.memorial.id, { lastName: 'Rettet' })).slug).toBe('anders-rettet')
    const open = await ownedMemorial({ firstName: 'Berit', lastName: 'Fejlskrevet' })
    expect((await update(open.actor, open.memorial.id, { lastName: 'Rettet' })).slug).toBe('berit-fejlskrevet')
  })
})
