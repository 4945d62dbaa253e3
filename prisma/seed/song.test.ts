import { expect, test } from 'vitest'
import { listPageMusic } from '@/lib/domain/music/pieces'
import { db } from '@/lib/server/db'
import { createAccount } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'
import { demoMemorials } from './families'
import { addDemoSong, makeDemoSong } from './song'

test('the first demo page gets a song of its own words once, with its label, and none after its story was changed', async () => {
  const owner = await createAccount()
  const biography = demoMemorials(new Date()).find(({ key }) => key === 'public')?.columns.biography ?? null
  const memorial = await createMemorial({ owner, biography })
  await addDemoSong(await makeDemoSong({ public: memorial }), owner)
  expect(await makeDemoSong({ public: memorial })).toBeNull()
  const music = await listPageMusic(memorial.id)
  expect(music).toMatchObject([{ title: 'Karens vuggevise', isMade: true, isByModel: false }])
  const song = await db.song.findFirstOrThrow({ where: { memorialId: memorial.id } })
  expect(JSON.stringify(song.verses)).toContain('Karen bagte rugbrød')
  expect(await db.madeWork.count({ where: { songId: song.id, approvedById: owner.id } })).toBe(2)

  const changed = await createMemorial({ owner, biography: '<p>Rødgrød.</p>' })
  expect(await makeDemoSong({ public: changed })).toBeNull()
})
