import { describe, expect, it } from 'vitest'
import { evenLoudness, limitPeaks } from '@/lib/integrations/sound/even-loudness'
import { measureLoudness } from '@/tests/factories/measure-loudness'

const sampleRate = 48_000

function sine(seconds: number, decibels: number): Float32Array {
  const height = 10 ** (decibels / 20)
  return Float32Array.from({ length: seconds * sampleRate }, (_, at) => {
    return height * Math.sin((2 * Math.PI * 1000 * at) / sampleRate)
  })
}

describe('loudness of a whole sound', () => {
  it('is brought to its target in place, up and down', async () => {
    for (const decibels of [-50, -3]) {
      const tones = [sine(5, decibels), sine(5, decibels)]
      await evenLoudness(tones, sampleRate, { lufs: -16, peakDb: -1 })
      expect((await measureLoudness(tones, sampleRate)).lufs).toBeCloseTo(-16, 1)
    }
  })

  it('leaves no peak above its target, not between samples either', async () => {
    const tone = sine(5, -40)
    for (let at = 3000; at < tone.length; at += 24_000) tone.set([1, 0.9, -1], at)
    await evenLoudness([tone], sampleRate, { lufs: -16, peakDb: -1 })
    expect((await measureLoudness([tone], sampleRate)).peakDb).toBeLessThanOrEqual(-0.99)
  })

  it('leaves silence silent', async () => {
    const silence = new Float32Array(sampleRate)
    await evenLoudness([silence], sampleRate, { lufs: -16, peakDb: -1 })
    expect(silence.every((sample) => sample === 0)).toBe(true)
  })
})

describe('a limiter', () => {
  it('keeps every sample below the ceiling, from the first to the last', () => {
    const noise = Float32Array.from({ length: 20_000 }, (_, at) => 3 * Math.sin(at * at * 0.37))
    limitPeaks([noise], sampleRate, 0.5)
    expect(Math.max(...noise.map(Math.abs))).toBeLessThanOrEqual(0.5 + 1e-6)
  })

  it('leaves quiet sound as it is, also shorter than its look ahead', () => {
    for (const length of [1, 100, 5000]) {
      const quiet = Float32Array.from({ length }, (_, at) => 0.4 * Math.sin(at))
      const before = quiet.slice()
      limitPeaks([quiet], sampleRate, 0.5)
      expect(quiet).toEqual(before)
    }
  })
})
