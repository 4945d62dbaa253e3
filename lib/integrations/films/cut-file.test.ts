import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  AdtsOutputFormat,
  ALL_FORMATS,
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  MkvOutputFormat,
  MovOutputFormat,
  Mp4OutputFormat,
  Output,
  type OutputFormat,
  WebMOutputFormat,
} from 'mediabunny'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withMusic } from '@/lib/integrations/sound/read-music'
import { id3Tag, silentMp3, waveThatSays } from '@/tests/factories/hostile-music'
import { type SampleName, sample } from '@/tests/factories/samples'
import { withFilm } from './read-film'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'cut-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function written(body: Buffer): Promise<string> {
  const file = path.join(folder, `${Math.random()}`)
  await writeFile(file, body)
  return file
}

/** The same packets in another container, in the order of their times. */
async function remuxed(name: SampleName, format: OutputFormat): Promise<Buffer> {
  using input = new Input({ source: new BufferSource(await sample(name)), formats: ALL_FORMATS })
  const target = new BufferTarget()
  const output = new Output({ format, target })
  const packets: { timestamp: number; add: () => Promise<void> }[] = []
  const [video, audio] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()]
  const [picture, sound] = [await video?.getCodec(), await audio?.getCodec()]
  if (video && picture) {
    const source = new EncodedVideoPacketSource(picture)
    output.addVideoTrack(source)
    const decoderConfig = (await video.getDecoderConfig()) ?? undefined
    for await (const packet of new EncodedPacketSink(video).packets()) {
      packets.push({ timestamp: packet.timestamp, add: () => source.add(packet, { decoderConfig }) })
    }
  }
  if (audio && sound) {
    const source = new EncodedAudioPacketSource(sound)
    output.addAudioTrack(source)
    const decoderConfig = (await audio.getDecoderConfig()) ?? undefined
    for await (const packet of new EncodedPacketSink(audio).packets()) {
      const timed = packet.clone({ timestamp: Math.max(0, packet.timestamp) })
      packets.push({ timestamp: timed.timestamp, add: () => source.add(timed, { decoderConfig }) })
    }
  }
  await output.start()
  const adding = packets.toSorted((left, right) => left.timestamp - right.timestamp).map(({ add }) => add())
  await output.finalize()
  await Promise.all(adding)
  return Buffer.from(target.buffer ?? new ArrayBuffer(0))
}

const fragments = () => new Mp4OutputFormat({ fastStart: 'fragmented', minimumFragmentDuration: 0.2 })
const films: [string, () => Promise<Buffer>][] = [
  ['a MOV with its tables at the end', () => sample('phone.mov')],
  ['a MOV with its tables first', () => remuxed('phone.mov', new MovOutputFormat({ fastStart: 'in-memory' }))],
  ['an MP4 with its tables first', () => remuxed('phone.mov', new Mp4OutputFormat({ fastStart: 'in-memory' }))],
  ['an MP4 with its tables at the end', () => remuxed('phone.mov', new Mp4OutputFormat({ fastStart: false }))],
  ['an MP4 in fragments', () => remuxed('phone.mov', fragments())],
  ['a WebM', () => sample('film.webm')],
  ['a WebM in clusters', () => remuxed('film.webm', new WebMOutputFormat({ minimumClusterDuration: 0.2 }))],
  ['a WebM as browsers record it', () => remuxed('film.webm', new WebMOutputFormat({ appendOnly: true }))],
  ['a Matroska', () => remuxed('phone.mov', new MkvOutputFormat({ minimumClusterDuration: 0.2 }))],
]
const voices: [string, () => Promise<Buffer>][] = [
  ['an M4A with its tables first', () => remuxed('voice.m4a', new Mp4OutputFormat({ fastStart: 'in-memory' }))],
  ['an M4A with its tables at the end', () => remuxed('voice.m4a', new Mp4OutputFormat({ fastStart: false }))],
  ['an M4A in fragments', () => remuxed('voice.m4a', fragments())],
  ['an AAC without container', () => remuxed('voice.m4a', new AdtsOutputFormat())],
  ['an MP3', () => sample('voice.mp3')],
  ['an MP3 without a count of its frames', async () => silentMp3(3)],
  ['an MP3 behind tags', async () => Buffer.concat([id3Tag([['TIT2', Buffer.from('\0Vuggevise')]]), silentMp3(3)])],
  ['a WAV', () => sample('voice.wav')],
  ['an Opus in Ogg', () => sample('voice.ogg')],
  ['a Vorbis in Ogg', () => sample('music.ogg')],
  ['a WebM of sound', () => sample('voice.webm')],
  ['a WebM of sound as browsers record it', () => remuxed('voice.webm', new WebMOutputFormat({ appendOnly: true }))],
]
const readers = {
  FILM: (file: string) => withFilm(file, 'video', async ({ kind }) => kind),
  VOICE: (file: string) => withFilm(file, 'recording', async ({ kind }) => kind),
  MUSIC: (file: string) => withMusic(file, 1800, async ({ codec }) => codec),
}
const music: typeof voices = [...voices, ['a FLAC', () => sample('music.flac')]]
const all = [
  ...films.map((one) => ['FILM', ...one] as const),
  ...voices.map((one) => ['VOICE', ...one] as const),
  ...music.map((one) => ['MUSIC', ...one] as const),
]
const behind: [string, Buffer][] = [
  ['a word', Buffer.from('slut')],
  ['eight zeros', Buffer.alloc(8)],
  ['many zeros', Buffer.alloc(300)],
  ['many words', Buffer.alloc(300, 'TAG mormor ')],
]

describe.each(all)('%s: %s', (kind, _, make) => {
  test('is taken whole', async () => {
    await expect(readers[kind](await written(await make()))).resolves.toBeTruthy()
  })

  test.each(behind)('is taken with bytes behind its end: %s', async (_behind, bytes) => {
    const file = await written(Buffer.concat([await make(), bytes]))
    await expect(readers[kind](file)).resolves.toBeTruthy()
  })

  test.each([0.31, 0.46, 0.59, 0.74, 0.91, 0.963])('is refused as cut after %f of its bytes', async (part) => {
    const body = await make()
    const file = await written(body.subarray(0, Math.floor(body.length * part)))
    await expect(readers[kind](file)).rejects.toMatchObject({ code: `${kind}_CUT` })
  })
})

describe('a reader comes to the end of', () => {
  test('a WebM whose middle is damaged, and takes what follows', async () => {
    const body = Buffer.from(
      await remuxed('film.webm', new WebMOutputFormat({ appendOnly: true, minimumClusterDuration: 0.2 })),
    )
    const cluster = body.indexOf('1f43b675', Math.floor(body.length / 2), 'hex')
    const damaged = Buffer.concat([
      body.subarray(0, cluster),
      Buffer.alloc(40),
      body.subarray(cluster),
      Buffer.alloc(400),
    ])
    const seconds = (file: string) => withFilm(file, 'video', (_, input) => input.computeDuration())
    expect(await seconds(await written(damaged))).toBeCloseTo(await seconds(await written(body)), 1)
  })

  test('an AAC with a frame of no length', async () => {
    const frame = Buffer.from([0xff, 0xf1, 0x50, 0x80, 0x00, 0x1f, 0xfc])
    const body = Buffer.concat([await remuxed('voice.m4a', new AdtsOutputFormat()), frame, Buffer.alloc(40)])
    await expect(readers.MUSIC(await written(body))).resolves.toBe('aac')
    await expect(readers.MUSIC(await written(Buffer.concat([frame, frame])))).rejects.toMatchObject({
      code: 'MUSIC_UNREADABLE',
    })
  })

  test('a WebM of more elements than any recording has', async () => {
    const head = (await remuxed('film.webm', new WebMOutputFormat({ appendOnly: true }))).subarray(0, 64)
    const segment = head.indexOf('18538067', 0, 'hex')
    // Of the longest length there is, filled with padding of no length.
    const begun = Buffer.concat([head.subarray(0, segment), Buffer.from('1853806701ffffffffffffff', 'hex')])
    const file = await written(Buffer.concat([begun, Buffer.alloc(2_100_000, Buffer.from([0xec, 0x80]))]))
    await expect(readers.FILM(file)).rejects.toMatchObject({
      code: 'FILM_UNREADABLE',
      cause: { message: 'elements without end' },
    })
  })

  test('a FLAC that is cut before its sound', async () => {
    const file = await written((await sample('music.flac')).subarray(0, 4000))
    await expect(readers.MUSIC(file)).rejects.toMatchObject({ code: 'MUSIC_CUT' })
  })
})

/** An Ogg file whose pages (RFC 3533 §6) were changed; the reader does not check the sums of its own stream. */
async function oggWith(change: (page: Buffer, index: number) => void): Promise<Buffer> {
  const body = Buffer.from(await sample('music.ogg'))
  const starts: number[] = []
  for (let at = body.indexOf('OggS'); at >= 0; at = body.indexOf('OggS', at + 4)) starts.push(at)
  for (const [index, start] of starts.entries()) change(body.subarray(start, starts[index + 1]), index)
  return body
}

const position = 6
async function closedByAnEmptyPage(): Promise<Buffer> {
  const body = await oggWith((page) => page.writeUInt8((page[5] ?? 0) & 3, 5))
  const empty = Buffer.from(body.subarray(body.lastIndexOf('OggS')).subarray(0, 27))
  empty.writeUInt8(4, 5)
  empty.writeUInt8(0, 26)
  return Buffer.concat([body, empty])
}

describe('an Ogg of an old program is taken', () => {
  test.each<[string, () => Promise<Buffer>]>([
    ['closed by an empty page', closedByAnEmptyPage],
    ['never closed', () => oggWith((page) => page.writeUInt8((page[5] ?? 0) & 3, 5))],
    [
      'with no position on its first page',
      () => oggWith((page, index) => index === 2 && page.fill(0, position, position + 8)),
    ],
    ['without positions', () => oggWith((page) => page.fill(0, position, position + 8))],
    [
      'recorded from the middle of a broadcast',
      () =>
        oggWith((page, index) => {
          if (index > 1) page.writeBigInt64LE(page.readBigInt64LE(position) + 90_000_000n, position)
        }),
    ],
    ['with sums that are wrong', () => oggWith((page) => page.fill(7, 22, 26))],
  ])('%s', async (_, make) => {
    const seconds = withMusic(await written(await make()), 1800, async ({ durationSeconds }) => durationSeconds)
    await expect(seconds).resolves.toBe(3)
  })
})

/** A WAV whose two sizes say this, and whose sound has this many bytes more behind it. */
async function waveSaying(file: number | null, sound: number | null, padding = 0): Promise<Buffer> {
  const body = Buffer.concat([waveThatSays({ rate: 8000, channels: 1, bytes: 16_000 }), Buffer.alloc(padding)])
  body.fill(9, 44)
  if (file !== null) body.writeUInt32LE(file, 4)
  if (sound !== null) body.writeUInt32LE(sound, 40)
  return body
}

describe('a WAV of a recorder that did not come to write its size is taken whole', () => {
  test.each<[string, number | null, number | null]>([
    ['no sizes', 0, 0],
    ['the size of its head alone', 36, 0],
    ['no size of its sound', null, 0],
    ['no size of the file', 0, null],
    ['the most there is', 0xffff_ffff, 0xffff_ffff],
    ['the most of its sound', 0xffff_ffff, 0xffff_ffdb],
    ['half of the most there is', 0x7fff_ffff, 0x7fff_ffdb],
    ['a negative size', 0x8000_0024, 0x8000_0000],
    ['its head counted as sound', null, 16_044],
  ])('%s', async (_, file, sound) => {
    const body = await written(await waveSaying(file, sound))
    expect(await withMusic(body, 1800, async ({ durationSeconds }) => durationSeconds)).toBe(1)
    expect(await withFilm(body, 'recording', (_film, input) => input.computeDuration())).toBeCloseTo(1, 1)
  })

  test('but one with a size is not longer than it says', async () => {
    const body = await written(await waveSaying(null, null, 8000))
    expect(await withFilm(body, 'recording', (_film, input) => input.computeDuration())).toBeCloseTo(1, 1)
  })
})

const inMemory = () => new Mp4OutputFormat({ fastStart: 'in-memory' })
/** A box of this name that says it is so long (ISO 14496-12 §4.2). */
function boxOf(name: string, bytes: number, body: Buffer = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(bytes)
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, body])
}
const filmWith = async (behind: Buffer) => Buffer.concat([await remuxed('phone.mov', inMemory()), behind])
/** The file with bytes in place of others of the same length. */
async function changed(make: Promise<Buffer>, at: (body: Buffer) => number, bytes: Buffer): Promise<Buffer> {
  const body = Buffer.from(await make)
  bytes.copy(body, at(body))
  return body
}
/** A Matroska whose length is all ones (RFC 8794 §6.2). */
async function endless(make: Promise<Buffer>): Promise<Buffer> {
  const body = Buffer.from(await make)
  const at = body.indexOf('18538067', 'hex') + 4
  const bytes = Math.clz32(body[at] ?? 0) - 23
  body.fill(0xff, at, at + bytes)
  body.writeUInt8(0xff >> (bytes - 1), at)
  return body
}
const apeTag = Buffer.concat([Buffer.from('APETAGEX'), Buffer.alloc(24)])

describe('is taken, for players play it:', () => {
  test.each<[keyof typeof readers, string, () => Promise<Buffer>]>([
    [
      'FILM',
      'an MP4 whose data reach to the end',
      () => changed(remuxed('phone.mov', inMemory()), (body) => body.indexOf('mdat') - 4, Buffer.alloc(4)),
    ],
    ['FILM', 'an MP4 with free space behind', () => filmWith(boxOf('free', 48, Buffer.alloc(40)))],
    ['FILM', 'an MP4 with free space that is not there', () => filmWith(boxOf('free', 4000))],
    ['FILM', 'an MP4 with a box of its program behind', () => filmWith(boxOf('uuid', 32, Buffer.alloc(24, 7)))],
    ['FILM', 'an MP4 with a box of its program that is cut', () => filmWith(boxOf('uuid', 900, Buffer.alloc(24, 7)))],
    [
      'FILM',
      'an MP4 in fragments with an index behind',
      async () =>
        Buffer.concat([await remuxed('phone.mov', fragments()), boxOf('mfra', 24, boxOf('mfro', 16, Buffer.alloc(8)))]),
    ],
    [
      'FILM',
      'an MP4 in fragments with free space behind',
      async () => Buffer.concat([await remuxed('phone.mov', fragments()), boxOf('free', 400)]),
    ],
    ['FILM', 'a WebM of unknown length', () => endless(sample('film.webm'))],
    [
      'FILM',
      'a WebM of unknown length in clusters',
      () => endless(remuxed('film.webm', new WebMOutputFormat({ minimumClusterDuration: 0.2 }))),
    ],
    ['FILM', 'a Matroska of unknown length', () => endless(remuxed('phone.mov', new MkvOutputFormat()))],
    ['VOICE', 'a WebM of sound of unknown length', () => endless(sample('voice.webm'))],
    ['VOICE', 'an MP3 with an APE tag behind', async () => Buffer.concat([await sample('voice.mp3'), apeTag])],
    [
      'VOICE',
      'an MP3 with two tags behind',
      async () => Buffer.concat([silentMp3(3), apeTag, Buffer.from('TAG'), Buffer.alloc(125)]),
    ],
    ['VOICE', 'two MP3 behind each other', async () => Buffer.concat([silentMp3(1), silentMp3(2)])],
    [
      'VOICE',
      'an AAC behind a tag',
      async () =>
        Buffer.concat([
          id3Tag([['TIT2', Buffer.from('\0Vuggevise')]]),
          await remuxed('voice.m4a', new AdtsOutputFormat()),
        ]),
    ],
    [
      'MUSIC',
      'a FLAC behind a tag',
      async () => Buffer.concat([id3Tag([['TIT2', Buffer.from('\0Vuggevise')]]), await sample('music.flac')]),
    ],
    ['MUSIC', 'a FLAC of unknown length', () => changed(sample('music.flac'), () => 22, Buffer.alloc(4))],
  ])('%s: %s', async (kind, _, make) => {
    await expect(readers[kind](await written(await make()))).resolves.toBeTruthy()
  })
})

describe('a very short sound is taken:', () => {
  test.each<[string, () => Promise<Buffer>]>([
    ['half a second of MP3', async () => silentMp3(0.5)],
    ['a tenth of a second of MP3', async () => silentMp3(0.1)],
    ['two frames of MP3', async () => silentMp3(0.05)],
    [
      'half a second of MP3 behind a tag',
      async () => Buffer.concat([id3Tag([['TIT2', Buffer.from('\0Hej')]]), silentMp3(0.5)]),
    ],
    ['a tenth of a second of WAV', async () => waveThatSays({ rate: 8000, channels: 1, bytes: 1600 })],
  ])('%s', async (_, make) => {
    const body = await written(await make())
    await expect(readers.VOICE(body)).resolves.toBe('recording')
    await expect(readers.MUSIC(body)).resolves.toBeTruthy()
  })
})
