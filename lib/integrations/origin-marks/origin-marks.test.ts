import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { markMp3, readMp3Mark } from '@/lib/integrations/origin-marks/mark-mp3'
import { mp4MarkBox, readMp4Mark } from '@/lib/integrations/origin-marks/mark-mp4'
import { markPicture } from '@/lib/integrations/origin-marks/mark-picture'
import { readPictureMark } from '@/lib/integrations/origin-marks/read-picture-mark'
import { type OriginMark, readXmp, writeXmp } from '@/lib/integrations/origin-marks/xmp'
import { encodeSound } from '@/lib/integrations/sound/encode-sound'

const mark: OriginMark = {
  digitalSourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia',
  description: 'Lavet af regler, ikke af AI – "æ" <ø> & å',
}
const other = { ...mark, description: 'Lavet med AI' }

const sampleRate = 44_100
const tone = Float32Array.from(
  { length: sampleRate * 2 },
  (_, at) => 0.3 * Math.sin((2 * Math.PI * 440 * at) / sampleRate),
)
const sound = { left: tone, right: tone, sampleRate }
const tags = { title: 'Sang for Åse Ægidius', artist: 'Mindelund', lyrics: 'Æblerne røde\nog åen så blå', mark }

describe('the mark of how a thing was made', () => {
  it('is read back from its packet as it was, with any letters', () => {
    expect(readXmp(writeXmp(mark))).toEqual(mark)
    expect(writeXmp(mark)).toContain(`>${mark.digitalSourceType}</Iptc4xmpExt:DigitalSourceType>`)
  })

  it('is not found in what is no packet of ours', () => {
    for (const text of ['', 'not xml', '<x:xmpmeta/>', '<x:xmpmeta><rdf:RDF>']) expect(readXmp(text)).toBeNull()
  })

  it.each(['jpeg', 'webp', 'png', 'avif'] as const)(
    'stands in a %s, and is kept where a copy asks for it',
    async (kind) => {
      const plain = sharp({ create: { width: 40, height: 30, channels: 3, background: '#264653' } })
      const picture = await markPicture(plain, mark).toFormat(kind).toBuffer()
      expect(await readPictureMark(picture)).toEqual(mark)
      const smaller = await sharp(picture).resize(20).keepXmp().toBuffer()
      expect(await readPictureMark(smaller)).toEqual(mark)
      expect(await readPictureMark(await sharp(picture).resize(20).toBuffer())).toBeNull()
    },
  )

  it('stands in an MP3, and replaces the one before, with title and words as they were', async () => {
    const file = await encodeSound(sound, 'mp3', tags)
    expect(await readMp3Mark(file)).toEqual(mark)
    const again = await markMp3(file, other)
    expect(await readMp3Mark(again)).toEqual(other)
    for (const text of [tags.title, tags.artist, tags.lyrics]) expect(isIn(again, text)).toBe(true)
  })

  it('is not read from an MP3 that has none, and not written into what is no MP3', async () => {
    await expect(markMp3(Buffer.from('no music at all'), mark)).rejects.toThrow()
  })

  it('stands last in an M4A, as a box that can also be appended to a film', async () => {
    const file = await encodeSound(sound, 'm4a', tags)
    expect(readMp4Mark(file)).toEqual(mark)
    expect(file.subarray(-mp4MarkBox(mark).length).equals(mp4MarkBox(mark))).toBe(true)
    expect(readMp4Mark(file.subarray(0, -10))).toBeNull()
    expect(readMp4Mark(Buffer.from('no film'))).toBeNull()
  })
})

/** In one of the encodings of ID3v2. */
function isIn(file: Buffer, text: string): boolean {
  return (['utf8', 'utf16le', 'latin1'] as const).some((encoding) => file.includes(Buffer.from(text, encoding)))
}
