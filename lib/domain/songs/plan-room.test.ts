import { beforeAll, expect, test } from 'vitest'
import { beginSong } from '@/lib/domain/songs/commands/begin-song'
import { getSongBeginning, listSongs } from '@/lib/domain/songs/queries'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, callerFor, createAccount } from '@/tests/factories/accounts'
import { lifeStories } from '@/tests/factories/life-stories'
import { createMemorial } from '@/tests/factories/memorials'
import { givePlan, openShop } from '@/tests/factories/plans'

beforeAll(openShop)

test('a page in Basis is told so before anything is chosen, and refused; with Premium its song begins', async () => {
  const owner = await createAccount()
  const { id } = await createMemorial({ owner })
  await db.memorial.update({ where: { id }, data: { biography: lifeStories.inger } })
  const actor = actorFor(owner)
  const begin = async () => {
    const { storyMark, title } = await getSongBeginning(actor, { id })
    const choices = { form: 'ballad', mood: 'calm', instrument: 'piano', seed: 7 }
    return execute(beginSong, callerFor(actor), { id, title, storyMark, verses: 2, sentences: [], ...choices })
  }

  expect((await getSongBeginning(actor, { id })).isInPlan).toBe(false)
  expect((await listSongs(actor, { id })).isInPlan).toBe(false)
  await expect(begin()).rejects.toMatchObject({ code: 'PLAN_SONGS' })

  await givePlan(id, 'premium')
  expect((await getSongBeginning(actor, { id })).isInPlan).toBe(true)
  await begin()
  expect(await db.song.count({ where: { memorialId: id } })).toBe(1)
})
