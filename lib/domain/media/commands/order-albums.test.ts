import { describe, expect, test } from 'vitest'
import { listAlbums } from '@/lib/domain/media/albums/queries'
import { orderAlbums } from '@/lib/domain/media/commands/order-albums'
import { execute } from '@/lib/server/command'
import type { Actor } from '@/lib/shared/actor'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createAlbum } from '@/tests/factories/albums'
import { createMemorial } from '@/tests/factories/memorials'

const order = (actor: Actor, id: string, ids: string[]) => execute(orderAlbums, callerFor(actor), { id, ids })

async function pageWithAlbums(count: number) {
  const owner = await createAccount()
  const memorial = await createMemorial({ owner })
  const ids: string[] = []
  for (let index = 0; index < count; index++) ids.push((await createAlbum({ memorial, title: `${index}` })).id)
  const actor = actorFor(owner)
  const stored = async () => (await listAlbums(actor, { id: memorial.id })).map(({ id }) => id)
  return { actor, id: memorial.id, ids, stored }
}

describe('ordering albums', () => {
  test('stores the order sent', async () => {
    const { actor, id, ids, stored } = await pageWithAlbums(3)
    await order(actor, id, ids.toReversed())
    expect(await stored()).toEqual(ids.toReversed())
  })

  test('is a conflict that changes nothing when one is missing, repeated or foreign', async () => {
    const { actor, id, ids, stored } = await pageWithAlbums(2)
    const foreign = await pageWithAlbums(1)
    const [first = '', second = ''] = ids
    for (const wrong of [[second], [second, second], [second, first, ...foreign.ids], [second, ...foreign.ids]]) {
      await expect(order(actor, id, wrong)).rejects.toMatchObject({ code: 'CONFLICT' })
    }
    await expect(order(actor, id, ['et'])).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    expect(await stored()).toEqual(ids)
  })

  test('is for the page’s writers only', async () => {
    const { id, ids } = await pageWithAlbums(1)
    await expect(order(visitor(), id, ids)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    await expect(order(actorFor(await createAccount()), id, ids)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})
