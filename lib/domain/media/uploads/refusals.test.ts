import { describe, expect, test } from 'vitest'
import type { UploadPlace } from '@/lib/domain/media/schema'
import { findFileProblem, judgeFile } from '@/lib/domain/media/uploads/file-rules'
import { DomainError } from '@/lib/server/errors'
import { createAccount } from '@/tests/factories/accounts'
import { waveThatSays } from '@/tests/factories/hostile-music'
import { createReady } from '@/tests/factories/media'
import { createMemorial } from '@/tests/factories/memorials'
import { type SampleName, sample } from '@/tests/factories/samples'

const thingToDo = /(^| )(gem|hent|vælg|åbn|klip|del|læg|gør|prøv) /i

/** The sentence that a family reads, at once or from the job. */
async function refusalOf(body: Buffer, filename: string, filetype: string, place?: UploadPlace): Promise<string> {
  const user = await createAccount()
  const memorial = await createMemorial({ owner: user })
  try {
    const item = await createReady({ user, memorial, body, filename, filetype, ...(place && { place }) })
    return item.failure ?? `taken as ${item.kind}`
  } catch (error) {
    if (error instanceof DomainError) return error.sentence
    throw error
  }
}

const text = (words: string) => async () => Buffer.from(words, 'latin1')
/** The sample with the four letters that name its codec replaced. */
const coded = (name: SampleName, codecs: Record<string, string>) => async () => {
  const body = Buffer.from(await sample(name))
  for (const [from, to] of Object.entries(codecs)) {
    for (let at = body.indexOf(from); at >= 0; at = body.indexOf(from, at + 4)) body.write(to, at, 'latin1')
  }
  return body
}
/** A WAV of another coding (RFC 2361). */
const wave = (coding: number) => async () => {
  const body = waveThatSays({ rate: 8000, channels: 1, bytes: 16_000 })
  body.writeUInt16LE(coding, 20)
  return body
}
const ogg = (packet: string) => async () => {
  const head = Buffer.alloc(28)
  head.write('OggS', 'latin1')
  head.writeUInt8(2, 5)
  head.writeUInt8(1, 26)
  head.writeUInt8(packet.length, 27)
  return Buffer.concat([head, Buffer.from(packet, 'latin1')])
}
const page = text('<!doctype html><html><body>Log ind for at se billedet</body></html>')
const zip = text('PK\x03\x04\x14\0\x06\0[Content_Types].xml')
const asf = text('\x30\x26\xb2\x75\x8e\x66\xcf\x11\xa6\xd9\0\xaa\0\x62\xce\x6c')

type Row = [what: string, filename: string, filetype: string, body: () => Promise<Buffer>]
const pictures: Row[] = [
  ['a page saved as a picture', 'farfar.jpg', 'image/jpeg', page],
  ['a page saved as a picture', 'farfar.png', 'image/png', page],
  ['what a cloud leaves behind', 'IMG_4.HEIC', 'image/heic', text('bplist00\xd1\x01\x02')],
  ['a document named as a picture', 'farfar.jpg', 'image/jpeg', zip],
  ['the head of a HEIC', 'IMG_5.HEIC', 'image/heic', async () => (await sample('phone.heic')).subarray(0, 900)],
  ['the head of a TIFF', 'scan.tif', 'image/tiff', text('II*\0\x08\0\0\0')],
  ['the head of a WebP', 'net.webp', 'image/webp', text('RIFF\x40\0\0\0WEBPVP8 ')],
  ['the head of an AVIF', 'net.avif', 'image/avif', text('\0\0\0\x1cftypavif\0\0\0\0avifmif1')],
  ['the head of a JPEG', 'IMG_6.jpg', 'image/jpeg', text('\xff\xd8\xff\xe0')],
]
const films: Row[] = [
  ['MPEG-4 part 2', 'bryllup.mp4', 'video/mp4', coded('phone.mov', { avc1: 'mp4v' })],
  ['ProRes', 'bryllup.mov', 'video/quicktime', coded('phone.mov', { avc1: 'apcn' })],
  ['a locked film', 'bryllup.m4v', 'video/x-m4v', coded('phone.mov', { avc1: 'drmi', mp4a: 'drms' })],
  ['an AVI named as an MP4', 'bryllup.mp4', 'video/mp4', text('RIFF\x40\0\0\0AVI LIST')],
  ['a Windows film named as a MOV', 'bryllup.mov', 'video/quicktime', asf],
  ['a page saved as a film', 'bryllup.webm', 'video/webm', page],
]
const sounds: Row[] = [
  ['A-law', 'stemme.wav', 'audio/wav', wave(6)],
  ['ADPCM', 'stemme.wav', 'audio/wav', wave(17)],
  ['WMA', 'stemme.wma', 'audio/x-ms-wma', asf],
  ['AMR', 'stemme.amr', 'audio/amr', text('#!AMR\n\x3c\x91\x17\x16')],
  ['MIDI', 'salme.mid', 'audio/midi', text('MThd\0\0\0\x06\0\x01\0\x01\0\x60')],
  ['RealAudio', 'stemme.ra', 'audio/x-realaudio', text('.ra\xfd\0\x04\0\0')],
  ['Speex', 'stemme.ogg', 'audio/ogg', ogg(`Speex   1.2${'\0'.repeat(69)}`)],
  ['DSD', 'plade.dsf', 'audio/x-dsf', text('DSD \x1c\0\0\0\0\0\0\0')],
  ['a locked M4P', 'plade.m4p', 'audio/mp4', coded('voice.m4a', { mp4a: 'drms' })],
  ['ALAC', 'plade.m4a', 'audio/mp4', coded('voice.m4a', { mp4a: 'alac', esds: 'alac' })],
  ['a page saved as sound', 'stemme.mp3', 'audio/mpeg', page],
  ['a page saved as sound', 'plade.flac', 'audio/flac', page],
  ['a page saved as sound', 'stemme.m4a', 'audio/mp4', page],
]
/** What a sentence could name, for the endings that have another name. */
const names: Record<string, string[]> = {
  jpg: ['JPEG', 'JPG'],
  tif: ['TIFF'],
  heic: ['HEIC som'],
  mid: ['MIDI'],
  ra: ['RealAudio'],
  m4p: ['M4P', 'M4A', 'AAC'],
  m4a: ['M4A', 'MP4'],
}

function expectHelp(sentence: string, filename: string): void {
  const ending = filename.slice(filename.lastIndexOf('.') + 1).toLowerCase()
  expect(sentence).toMatch(thingToDo)
  expect(sentence).toMatch(/\.$/)
  for (const name of names[ending] ?? [ending.toUpperCase()]) expect(sentence).not.toContain(name)
}

describe('a refusal says what to do, and names no format that was sent:', () => {
  test.each([...pictures, ...films, ...sounds])('%s, %s', async (_, filename, filetype, body) => {
    const bytes = await body()
    expectHelp(await refusalOf(bytes, filename, filetype), filename)
  })

  test.each([...sounds, ...films])('as music: %s, %s', async (_, filename, filetype, body) => {
    expectHelp(await refusalOf(await body(), filename, filetype, 'music'), filename)
  })

  test.each(pictures)('as a portrait: %s, %s', async (_, filename, filetype, body) => {
    expectHelp(await refusalOf(await body(), filename, filetype, 'portraitId'), filename)
  })

  test.each([
    ['brev.pages', 'application/vnd.apple.pages', 10],
    ['brev.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 10],
    ['brev.pdf', 'application/pdf', 10],
    ['bryllup.avi', 'video/x-msvideo', 10],
    ['bryllup.wmv', 'video/x-ms-wmv', 10],
    ['bryllup.mkv', 'video/x-matroska', 10],
    ['.IMG_7.HEIC.icloud', '', 160],
    ['farfar.jpg', 'image/jpeg', 0],
    ['farfar.jpg', 'image/jpeg', 40_000_000],
    ['bryllup.mp4', 'video/mp4', 900_000_000],
    ['stemme.m4a', 'audio/mp4', 900_000_000],
  ])('before it is sent: %s of type %j and %i bytes', (name, type, size) => {
    expectHelp(findFileProblem({ name, type, size }) ?? '', name)
  })

  test.each(['music', 'portraitId'] as const)('before it is sent as %s', (place) => {
    for (const size of [0, 900_000_000]) {
      expectHelp(judgeFile({ name: 'uden-navn', type: '', size }, place).problem ?? '', 'uden-navn')
    }
    expectHelp(judgeFile({ name: '.07 Sov.mp3.icloud', type: '', size: 160 }, place).problem ?? '', 'x.mp3')
  })
})

describe('is taken for what it is', () => {
  test.each<[string, string, string, () => Promise<Buffer>, string]>([
    ['a film of sound alone', 'film.mp4', 'video/mp4', () => sample('voice.m4a'), 'taken as recording'],
    ['a voice that is a film', 'stemme.m4a', 'audio/mp4', () => sample('phone.mov'), 'taken as video'],
    ['a picture named as a film', 'film.mp4', 'video/mp4', () => sample('phone.heic'), 'taken as picture'],
  ])('%s', async (_, filename, filetype, body, expected) => {
    expect(await refusalOf(await body(), filename, filetype)).toBe(expected)
  })
})
