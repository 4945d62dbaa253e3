import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ALL_FORMATS, FilePathSource, Input } from 'mediabunny'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type SampleName, sample, samplePath } from '@/tests/factories/samples'
import { withFilm } from './read-film'
import { rewriteFilm } from './rewrite-film'

const longest = { video: 600, recording: 1800 }
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'films-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function rewrite(name: SampleName, expected: 'video' | 'recording' = 'video') {
  const to = path.join(folder, `${name}.out`)
  return { to, made: await rewriteFilm(samplePath(name), to, expected, longest) }
}

async function written(body: Buffer | string): Promise<string> {
  const file = path.join(folder, `made-${Math.random()}`)
  await writeFile(file, body)
  return file
}

/** Every packet of every track, in order. */
async function packetsOf(file: string) {
  const input = new Input({ source: new FilePathSource(file), formats: ALL_FORMATS })
  const tracks = await input.getTracks()
  return Promise.all(
    tracks.map(async (track) => ({ codec: await track.getCodec(), ...(await track.computePacketStats()) })),
  )
}

describe('a phone’s film', () => {
  test('keeps picture, sound and rotation, and loses position and name', async () => {
    expect((await sample('phone.mov')).includes('Karen Testperson')).toBe(true)
    const { made, to } = await rewrite('phone.mov')
    expect(made).toEqual({
      kind: 'video',
      width: 96,
      height: 160,
      durationSeconds: 2,
      contentType: 'video/mp4',
      ending: 'mp4',
    })
    const bytes = await readFile(to)
    for (const secret of ['Karen', '55.67', 'ISO6709']) expect(bytes.includes(secret)).toBe(false)
    const [before, after] = [await packetsOf(samplePath('phone.mov')), await packetsOf(to)]
    expect(after.map(({ codec, packetCount }) => [codec, packetCount])).toEqual(
      before.map(({ codec, packetCount }) => [codec, packetCount]),
    )
    await withFilm(to, 'video', async (film) => expect(film).toMatchObject({ width: 96, height: 160 }))
  })

  test('can start playing before it has fully arrived: the index comes first', async () => {
    const { to } = await rewrite('phone.mov')
    const bytes = await readFile(to)
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'))
    expect(bytes.indexOf('moov')).toBeGreaterThan(0)
  })
})

describe('each kind becomes a file that browsers play', () => {
  test.each<[SampleName, string, string, number]>([
    ['film.webm', 'video', 'video/webm', 2],
    ['voice.m4a', 'recording', 'audio/mp4', 2],
    ['voice.mp3', 'recording', 'audio/mpeg', 2],
    ['voice.ogg', 'recording', 'audio/ogg', 2],
    ['voice.wav', 'recording', 'audio/wav', 1],
    ['voice.webm', 'recording', 'audio/webm', 2],
  ])('%s', async (name, kind, contentType, durationSeconds) => {
    const { made, to } = await rewrite(name, 'recording')
    expect(made).toMatchObject({ kind, contentType, durationSeconds })
    expect((await readFile(to)).includes('Karen Testperson')).toBe(false)
    expect((await stat(to)).size).toBeGreaterThan(1000)
    const [before, after] = [await packetsOf(samplePath(name)), await packetsOf(to)]
    expect(after.map(({ codec }) => codec)).toEqual(before.map(({ codec }) => codec))
  })
})

describe('is refused by name', () => {
  test('a film of more than ten minutes, by its packets and not by its header', async () => {
    await expect(rewrite('long.mp4')).rejects.toMatchObject({ code: 'FILM_TOO_LONG' })
  })

  test.each<[string, () => Promise<Buffer | string>]>([
    ['text', async () => 'Kære mormor'],
    ['nothing', async () => ''],
    ['a film cut in its first words', async () => (await sample('phone.mov')).subarray(0, 20)],
    [
      'bytes without sense behind a true beginning',
      async () => Buffer.concat([(await sample('phone.mov')).subarray(0, 32), Buffer.alloc(5000, 0x41)]),
    ],
    ['a picture', () => sample('phone.heic')],
  ])('%s', async (_, make) => {
    const file = await written(await make())
    const to = `${file}.out`
    await expect(rewriteFilm(file, to, 'video', longest)).rejects.toMatchObject({ code: 'FILM_UNREADABLE' })
    await expect(rewriteFilm(file, to, 'recording', longest)).rejects.toMatchObject({ code: 'VOICE_UNREADABLE' })
  })
})
