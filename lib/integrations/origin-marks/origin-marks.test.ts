import { describe, expect, it } from 'vitest'
import { mp4MarkBox, readMp4Mark } from '@/lib/integrations/origin-marks/mark-mp4'
import { type OriginMark, readXmp, writeXmp } from '@/lib/integrations/origin-marks/xmp'
import { encodeSound } from '@/lib/integrations/sound/encode-sound'
import { readMp3Mark } from '@/tests/factories/read-mp3-mark'

const mark: OriginMark = {
  digitalSourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia',
  description: 'Lavet af regler, ikke af AI – "æ" <ø> & å',
}

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

  it('stands in an MP3, with title and words as they were', async () => {
    const file = await encodeSound(sound, 'mp3', tags)
    expect(await readMp3Mark(file)).toEqual(mark)
    for (const text of [tags.title, tags.artist, tags.lyrics]) expect(isIn(file, text)).toBe(true)
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
