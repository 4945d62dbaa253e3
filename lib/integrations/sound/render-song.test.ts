import { describe, expect, it } from 'vitest'
import { type Instrument, playSong, renderSong, type Sound } from '@/lib/integrations/sound/render-song'
import { sampleSong } from '@/lib/integrations/sound/sample-song'
import { measureLoudness } from '@/tests/factories/measure-loudness'

const instruments: Instrument[] = ['piano', 'organ', 'guitar', 'harp', 'strings', 'flute', 'music_box']

const loudnessOf = ({ left, right, sampleRate }: Sound) => measureLoudness([left, right], sampleRate)

describe('the sound of a song', () => {
  it.each(instruments)('is as loud as everything else, and its melody stands out, played by %s', async (instrument) => {
    const song = sampleSong(2, instrument)
    const { lufs, peakDb } = await loudnessOf(await renderSong(song))
    expect(lufs).toBeGreaterThan(-17)
    expect(lufs).toBeLessThan(-15.5)
    expect(peakDb).toBeLessThanOrEqual(-1.9)
    const [melody, ...others] = song.parts
    const alone = await loudnessOf(await playSong({ ...song, parts: melody ? [melody] : [] }))
    const below = alone.lufs - (await loudnessOf(await playSong({ ...song, parts: others }))).lufs
    expect(below).toBeGreaterThan(2)
    expect(below).toBeLessThan(9)
  })

  it('of a single note is the note, and ends in silence', async () => {
    const note = { at: 0, ticks: 480, midi: 69, velocity: 80 }
    const sound = await renderSong({ parts: [{ role: 'melody', notes: [note] }], tempo: 60, instrument: 'flute' })
    expect(sound.left.length).toBe(4 * sound.sampleRate)
    expect((await loudnessOf(sound)).lufs).toBeGreaterThan(-18)
    const strength = (hertz: number) => strengthAt(hertz, sound.left.subarray(10_000, 40_000), sound.sampleRate)
    expect(strength(440)).toBeGreaterThan(10 * Math.max(strength(415), strength(466)))
    expect(sound.left.at(-1)).toBeCloseTo(0, 6)
  })

  it('is refused without notes, and beyond twelve minutes', async () => {
    await expect(renderSong({ parts: [], tempo: 60, instrument: 'piano' })).rejects.toThrow('without notes')
    const late = { at: 480 * 60 * 12, ticks: 480, midi: 60, velocity: 80 }
    const song = { parts: [{ role: 'melody' as const, notes: [late] }], tempo: 60, instrument: 'piano' as const }
    await expect(renderSong(song)).rejects.toThrow('longer than can be rendered')
  })
})

/** The part of a frequency in the samples (Goertzel). */
function strengthAt(hertz: number, samples: Float32Array, sampleRate: number): number {
  const turn = (2 * Math.PI * hertz) / sampleRate
  let [cosines, sines] = [0, 0]
  samples.forEach((sample, at) => {
    cosines += sample * Math.cos(turn * at)
    sines += sample * Math.sin(turn * at)
  })
  return Math.hypot(cosines, sines)
}
