import { expect, test } from 'vitest'
import { listPageMusic } from '@/lib/domain/music/pieces'
import { composeSong } from '@/lib/domain/songs/make-song-files'
import { db } from '@/lib/server/db'
import { createAccount } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'
import { demoMemorials } from './families'
import { addDemoSong, draftDemoSong } from './song'

// Every demonstration makes the real ones (lib/domain/songs/make-song-files.test.ts).
const file = Buffer.from('en fil')
const files = { svg: file, pdf: file, mp3: file, m4a: file, musicxml: file, midi: file }

test('the first demo page gets a song of its own words once, with its label, and none after its story was changed', async () => {
  const owner = await createAccount()
  const biography = demoMemorials(new Date()).find(({ key }) => key === 'public')?.columns.biography ?? null
  const memorial = await createMemorial({ owner, biography })
  const draft = await draftDemoSong({ public: memorial })
  const score = draft && composeSong(draft.song)
  await addDemoSong(draft && score && { ...draft, score, files, durationSeconds: 60 }, owner)
  expect(await draftDemoSong({ public: memorial })).toBeNull()
  const music = await listPageMusic(memorial.id)
  expect(music).toMatchObject([{ title: 'Karens vise', isMade: true, isByModel: false }])
  const song = await db.song.findFirstOrThrow({ where: { memorialId: memorial.id } })
  expect(JSON.stringify(song.verses)).toContain('Karen bagte rugbrød')
  expect(await db.madeWork.count({ where: { songId: song.id, approvedById: owner.id } })).toBe(2)

  const changed = await createMemorial({ owner, biography: '<p>Rødgrød.</p>' })
  expect(await draftDemoSong({ public: changed })).toBeNull()
})
