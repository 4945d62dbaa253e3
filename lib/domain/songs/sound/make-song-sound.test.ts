import { describe, expect, it } from 'vitest'
import { makeSongSound } from '@/lib/domain/songs/sound/make-song-sound'
import { readMp4Mark } from '@/lib/integrations/origin-marks/mark-mp4'
import { sampleSong } from '@/lib/integrations/sound/sample-song'
import { readMp3Mark } from '@/tests/factories/read-mp3-mark'

const mark = {
  digitalSourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia',
  description: 'Melodien er lavet af et program efter faste regler, ikke af et menneske og ikke af AI.',
}
const tags = { title: 'Sang for Åse', artist: 'Mindelund', lyrics: 'Æblerne røde\nog åen så blå', mark }

describe('the sound of a song', () => {
  it('comes from its process as MP3 and M4A with their marks, the same bytes each time, and tells how far it has come', async () => {
    const song = { ...sampleSong(1, 'flute'), tags }
    const parts: number[] = []
    const made = await makeSongSound(song, (part) => parts.push(part))
    expect(await readMp3Mark(made.mp3)).toEqual(mark)
    expect(readMp4Mark(made.m4a)).toEqual(mark)
    expect(made.durationSeconds).toBeCloseTo(5.5, 0)
    expect(parts.at(-1)).toBeGreaterThan(0.9)
    expect(parts).toEqual(parts.toSorted((left, right) => left - right))
    const again = await makeSongSound(song)
    expect(again.mp3.equals(made.mp3)).toBe(true)
    expect(again.m4a.equals(made.m4a)).toBe(true)
  })

  it('is refused for a song of more notes than a song has, and of more than twelve minutes', async () => {
    await expect(makeSongSound({ ...sampleSong(6000), tags })).rejects.toThrow(RangeError)
    await expect(makeSongSound({ ...sampleSong(400), tags })).rejects.toThrow(RangeError)
  })
})
