import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inFilmProcess } from '@/lib/domain/pictures/decoding/film-pool'
import { hostileFilms, mp4 } from '@/tests/factories/hostile-films'
import { samplePath } from '@/tests/factories/samples'

const longestSeconds = { video: 600, recording: 1800 }
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hostile-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function open(body: Buffer) {
  const file = path.join(folder, 'film')
  await writeFile(file, body)
  const task = { from: file, to: `${file}.made`, expected: 'video', longestSeconds } as const
  return Promise.allSettled([
    inFilmProcess('read', { path: file, expected: 'video' }, 'test'),
    inFilmProcess('rewrite', task, 'test'),
  ])
}

describe('a hostile film is refused and ends no process:', () => {
  test.each(Object.entries(hostileFilms))('%s', async (_, make) => {
    for (const outcome of await open(make())) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: { name: 'FilmError', code: 'FILM_UNREADABLE' } })
    }
  })

  test('the same film with a valid table is read', async () => {
    const [read] = await open(mp4({}))
    expect(read).toMatchObject({ status: 'fulfilled', value: { kind: 'video', width: 64, height: 64 } })
  })
})

test('a phone’s film is read and rewritten in a separate process', async () => {
  const to = path.join(folder, 'phone')
  const task = { from: samplePath('phone.mov'), to, expected: 'video', longestSeconds } as const
  expect(await inFilmProcess('rewrite', task, 'test')).toMatchObject({ kind: 'video', width: 96, durationSeconds: 2 })
})
