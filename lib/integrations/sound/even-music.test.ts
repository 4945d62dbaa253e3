import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type SampleName, sample, samplePath } from '@/tests/factories/samples'
import { waveFile } from '@/tests/factories/wave-file'
import { evenMusic } from './even-music'

const longest = 1800
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'music-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function even(from: string, longestSeconds = longest) {
  const to = path.join(folder, `${Math.random()}`)
  return { ...(await evenMusic({ from, plain: `${to}.plain`, to }, longestSeconds)), to }
}

async function written(body: Buffer): Promise<string> {
  const file = path.join(folder, `${Math.random()}`)
  await writeFile(file, body)
  return file
}

const sine = (decibels: number, hertz = 1000) => {
  const amplitude = 10 ** (decibels / 20)
  return (second: number) => amplitude * Math.sin(2 * Math.PI * hertz * second)
}

test('a pause in the middle does not make a piece softer', async () => {
  const tone = sine(-23)
  const { loudness } = await even(
    await written(waveFile({ seconds: 9, channels: 2, at: (second) => (second > 3 && second < 6 ? 0 : tone(second)) })),
  )
  expect(loudness).toBeGreaterThan(-2330)
  expect(loudness).toBeLessThan(-2270)
})

describe('a piece is heard at -16 LUFS:', () => {
  test.each([
    ['music.ogg', 'audio/ogg', 3],
    ['voice.ogg', 'audio/ogg', 2],
    ['voice.webm', 'audio/webm', 2],
    ['voice.wav', 'audio/wav', 1],
  ] as const)('%s', async (name, sentType, seconds) => {
    await expectEven(name, sentType, seconds)
  })

  test('music.flac, and its title stays', async () => {
    const { made } = await expectEven('music.flac', 'audio/flac', 3)
    expect(made.tags.title).toBe('Fløjten')
  })

  test('music.mp3, and title, player, year and cover stay, with Danish letters', async () => {
    const { made, heard } = await expectEven('music.mp3', 'audio/mpeg', 5)
    expect(made.tags).toEqual({ title: 'Sov, mit bløde øre', artist: 'Åse Testperson', year: 1974 })
    expect(made.cover?.subarray(0, 2)).toEqual(new Uint8Array([0xff, 0xd8]))
    expect(heard.tags).toEqual(made.tags)
  })

  async function expectEven(name: SampleName, sentType: string, seconds: number) {
    const made = await even(samplePath(name))
    expect(made).toMatchObject({ contentType: 'audio/mpeg', sentType, durationSeconds: seconds })
    const heard = await even(made.to)
    expect(heard).toMatchObject({ durationSeconds: seconds, sentType: 'audio/mpeg' })
    expect(Math.abs((heard.loudness ?? 0) + 1600)).toBeLessThan(40)
    return { made, heard }
  }

  test('a loud piece is made softer', async () => {
    const made = await even(await written(waveFile({ seconds: 3, channels: 2, at: sine(-3) })))
    expect(made.loudness).toBeGreaterThan(-400)
    expect(Math.abs(((await even(made.to)).loudness ?? 0) + 1600)).toBeLessThan(40)
  })

  test('softer, where its peaks would exceed -1 dBFS', async () => {
    const soft = sine(-40)
    const at = (second: number) => (second % 1 < 0.002 ? sine(-2, 500)(second) : soft(second))
    const heard = await even((await even(await written(waveFile({ seconds: 4, channels: 1, at })))).to)
    expect(heard.peak).toBeLessThanOrEqual(-100)
    expect(heard.loudness).toBeLessThan(-1700)
  })

  test('silence stays silence', async () => {
    expect(await even(await written(waveFile({ seconds: 2, channels: 1, at: () => 0 })))).toMatchObject({
      loudness: -10_000,
      durationSeconds: 2,
    })
  })

  test('AAC is kept as it is, and says so', async () => {
    const made = await even(samplePath('voice.m4a'))
    expect(made).toMatchObject({ contentType: 'audio/mp4', sentType: 'audio/mp4', loudness: null, peak: null })
    expect((await readFile(made.to)).length).toBeGreaterThan(1000)
  })
})

describe('refused:', () => {
  const cut = async (name: SampleName) => {
    const body = await sample(name)
    return written(body.subarray(0, Math.floor(body.length / 2)))
  }
  test.each(['music.mp3', 'music.flac'] as const)('%s that was cut on its way', async (name) => {
    await expect(even(await cut(name))).rejects.toMatchObject({ code: 'MUSIC_CUT' })
  })

  test('a WAV that was cut on its way', async () => {
    const body = waveFile({ seconds: 8, channels: 1, at: sine(-20) })
    await expect(even(await written(body.subarray(0, body.length / 2)))).rejects.toMatchObject({ code: 'MUSIC_CUT' })
  })

  test('an M4A that was cut on its way', async () => {
    await expect(even(await cut('voice.m4a'))).rejects.toMatchObject({ code: 'MUSIC_CUT' })
  })

  test.each(['phone.mov', 'film.webm'] as const)('%s, which is a film', async (name) => {
    await expect(even(samplePath(name))).rejects.toMatchObject({ code: 'MUSIC_IS_FILM' })
  })

  test('a picture, a text, and nothing', async () => {
    for (const body of [await sample('phone.heic'), Buffer.from('Ikke musik'.repeat(500)), Buffer.alloc(0)]) {
      await expect(even(await written(body))).rejects.toMatchObject({ code: 'MUSIC_UNREADABLE' })
    }
  })

  test('the name of music around noise', async () => {
    const noise = Buffer.from(Array.from({ length: 20_000 }, (_, at) => (at * 7919) % 251))
    const head = (await sample('music.flac')).subarray(0, 42)
    await expect(even(await written(Buffer.concat([head, noise])))).rejects.toMatchObject({ name: 'SoundError' })
  })

  test('a piece longer than its header says', async () => {
    const body = waveFile({ seconds: 5, channels: 1, at: sine(-20) })
    const mp3 = await even(await written(body))
    const lying = await readFile(mp3.to)
    const frames = lying.indexOf('Info') === -1 ? lying.indexOf('Xing') : lying.indexOf('Info')
    expect(frames).toBeGreaterThan(0)
    lying.writeUInt32BE(10, frames + 8)
    expect(await even(await written(lying))).toMatchObject({ durationSeconds: 5 })
    await expect(even(await written(lying), 4)).rejects.toMatchObject({ code: 'MUSIC_TOO_LONG' })
  })
})
