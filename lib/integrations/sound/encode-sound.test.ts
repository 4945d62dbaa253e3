import { MPEGDecoder } from 'mpg123-decoder'
import { expect, it } from 'vitest'
import { encodeSound, type SoundTags } from '@/lib/integrations/sound/encode-sound'
import { renderSong } from '@/lib/integrations/sound/render-song'
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

it('sound as a file is as long and as loud as before, with peaks below -1 dB, and tells how far it has come', async () => {
  const sound = await renderSong(sampleSong(1, 'guitar'))
  const parts: number[] = []
  const file = await encodeSound(sound, 'mp3', tags, (part) => parts.push(part))
  const decoder = new MPEGDecoder()
  await decoder.ready
  const { channelData, sampleRate } = decoder.decode(file)
  decoder.free()
  const { lufs, peakDb } = await measureLoudness(channelData, sampleRate)
  expect(Math.abs(lufs + 16)).toBeLessThan(1)
  expect(peakDb).toBeLessThanOrEqual(-1)
  expect((channelData[0]?.length ?? 0) / sampleRate).toBeCloseTo(sound.left.length / sound.sampleRate, 0)
  expect(parts[0]).toBe(0)
  expect(parts.at(-1)).toBeGreaterThan(0.8)
  expect(parts).toEqual(parts.toSorted((left, right) => left - right))
})
