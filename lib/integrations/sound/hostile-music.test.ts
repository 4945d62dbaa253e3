import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { id3Cover, id3Tag, silentFlac, silentMp3, waveThatSays } from '@/tests/factories/hostile-music'
import { sample } from '@/tests/factories/samples'
import { decodeMusic, writePlain } from './decode-music'
import { evenMusic } from './even-music'
import { withMusic } from './read-music'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hostile-music-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function written(body: Buffer): Promise<string> {
  const file = path.join(folder, `${Math.random()}`)
  await writeFile(file, body)
  return file
}

async function even(body: Buffer, longestSeconds = 1800) {
  const from = await written(body)
  return evenMusic({ from, plain: `${from}.plain`, to: `${from}.made` }, longestSeconds)
}

describe('music that lasts longer than is allowed is refused as too long', () => {
  test('without a header that says so', async () => {
    const file = await written(silentMp3(36))
    await expect(withMusic(file, 30, async () => {})).rejects.toMatchObject({ code: 'MUSIC_TOO_LONG' })
  })

  test('also when every packet says that it is early', async () => {
    const body = Buffer.from(await sample('music.ogg'))
    // The position of a page of Ogg, in samples (RFC 3533 §6).
    body.writeBigUInt64LE(48_000n, body.lastIndexOf('OggS') + 6)
    await expect(even(body, 2)).rejects.toMatchObject({ code: 'MUSIC_TOO_LONG' })
  })
})

describe('a rate that no recorder has is refused before anything is decoded', () => {
  test.each([1, 3, 999, 400_000, 4_000_000_000])('%i Hz', async (rate) => {
    await expect(even(waveThatSays({ rate, channels: 1, bytes: 20_000 }))).rejects.toMatchObject({
      code: 'MUSIC_UNREADABLE',
    })
  })

  test.each([0, 9, 200, 32_767])('nor %i channels', async (channels) => {
    await expect(even(waveThatSays({ rate: 44_100, channels, bytes: 400_000 }))).rejects.toMatchObject({
      name: 'SoundError',
    })
  })
})

test('what would keep a processor for minutes is refused before anything is decoded', async () => {
  const file = await written(silentFlac(172, { rate: 384_000, channels: 8 }))
  await expect(withMusic(file, 1800, async () => {})).rejects.toMatchObject({ code: 'MUSIC_UNREADABLE' })
})

test('a few bytes of silence do not become minutes of samples at once', async () => {
  const from = await written(silentFlac(120))
  await withMusic(from, 1800, async (music) => {
    expect(music.durationSeconds).toBe(120)
    await writePlain(music, `${from}.plain`)
    let [longest, all] = [0, 0]
    for await (const { channels, sampleRate } of decodeMusic(music, `${from}.plain`)) {
      longest = Math.max(longest, channels[0].length / sampleRate)
      all += channels[0].length / sampleRate
    }
    expect(all).toBeCloseTo(120, 0)
    expect(longest).toBeLessThan(60)
  })
})

describe('tags', () => {
  test('of ten thousand lines leave the music as it is', async () => {
    const lines = Array.from({ length: 10_000 }, (_, at) => {
      return ['TXXX', Buffer.from(`\0nr ${at}\0${'x'.repeat(200)}`, 'latin1')] as const
    })
    const title = ['TIT2', Buffer.from('\0Sov, mit barn', 'latin1')] as const
    const made = await even(Buffer.concat([id3Tag([...lines, title]), silentMp3(1)]))
    expect(made).toMatchObject({ durationSeconds: 1, tags: { title: 'Sov, mit barn' } })
  })

  test('with a picture beyond what is taken leave it out', async () => {
    const picture = ['APIC', id3Cover(Buffer.alloc(11 * 1024 * 1024, 7))] as const
    const made = await even(Buffer.concat([id3Tag([picture]), silentMp3(1)]))
    expect(made).toMatchObject({ durationSeconds: 1, cover: null })
  })

  test('whose length is a lie do not hang the reader', async () => {
    const tag = id3Tag([['TIT2', Buffer.from('\0Sang', 'latin1')]])
    tag.writeUInt32BE(0x7fffffff, 14)
    await expect(even(Buffer.concat([tag, silentMp3(1)]))).resolves.toMatchObject({ durationSeconds: 1 })
    tag.fill(0x7f, 6, 10)
    await expect(even(Buffer.concat([tag, silentMp3(1)]))).rejects.toMatchObject({ code: 'MUSIC_UNREADABLE' })
  })
})

describe('a film hidden in music is refused', () => {
  test('when its pictures have a codec that nobody knows', async () => {
    const body = Buffer.from(await sample('phone.mov'))
    for (const codec of ['hvc1', 'hev1', 'avc1']) {
      for (let at = body.indexOf(codec); at >= 0; at = body.indexOf(codec, at)) body.write('zzzz', at, 'latin1')
    }
    await expect(even(body)).rejects.toMatchObject({ code: 'MUSIC_IS_FILM' })
  })

  test('and one that stands behind the music is not in the file that is heard', async () => {
    const film = await sample('film.webm')
    const made = await even(Buffer.concat([silentMp3(1), film])).catch((error: { name: string }) => error)
    if ('name' in made) expect(made.name).toBe('SoundError')
    else expect(made.durationSeconds).toBeLessThanOrEqual(2)
  })
})
