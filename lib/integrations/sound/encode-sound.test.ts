import { MPEGDecoder } from 'mpg123-decoder'
import { beforeAll, describe, expect, it } from 'vitest'
import { encodeSound, type SoundTags } from '@/lib/integrations/sound/encode-sound'
import { renderSong, type Sound } from '@/lib/integrations/sound/render-song'
import { sampleSong } from '@/lib/integrations/sound/sample-song'
import { measureLoudness } from '@/tests/factories/measure-loudness'

const tags: SoundTags = {
  title: 'Sang for Åse Ægidius',
  artist: 'Mindelund',
  lyrics: 'Æblerne røde\nog åen så blå',
  mark: {
    digitalSourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia',
    description: 'Lavet af regler, ikke af AI',
  },
}

describe('sound as a file', () => {
  let sound: Sound
  beforeAll(async () => {
    sound = await renderSong(sampleSong(2, 'guitar'))
  })

  it.each(['mp3', 'm4a'] as const)('has the same bytes each time, as %s', async (kind) => {
    const first = await encodeSound(sound, kind, tags)
    expect(first.equals(await encodeSound(sound, kind, tags))).toBe(true)
  })

  it('is as long and as loud as before, with peaks below -1 dB', async () => {
    const decoder = new MPEGDecoder()
    await decoder.ready
    const { channelData, sampleRate } = decoder.decode(await encodeSound(sound, 'mp3', tags))
    decoder.free()
    const { lufs, peakDb } = await measureLoudness(channelData, sampleRate)
    expect(Math.abs(lufs + 16)).toBeLessThan(1)
    expect(peakDb).toBeLessThanOrEqual(-1)
    expect((channelData[0]?.length ?? 0) / sampleRate).toBeCloseTo(sound.left.length / sound.sampleRate, 0)
  })

  it('tells how far it has come', async () => {
    const parts: number[] = []
    await encodeSound(sound, 'm4a', tags, (part) => parts.push(part))
    expect(parts[0]).toBe(0)
    expect(parts.at(-1)).toBeGreaterThan(0.8)
    expect(parts).toEqual(parts.toSorted((left, right) => left - right))
  })
})
