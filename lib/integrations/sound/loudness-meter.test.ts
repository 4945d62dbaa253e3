import { describe, expect, it, test } from 'vitest'
import { measureLoudness } from '@/tests/factories/measure-loudness'
import { LoudnessMeter } from './loudness-meter'
import { TruePeak } from './true-peak'

/** A tone with one amplitude after the other: each of so many seconds, in dBFS. */
function tone(sampleRate: number, parts: [seconds: number, decibels: number][], hertz = 1000): Float32Array {
  const lengths = parts.map(([seconds]) => Math.round(seconds * sampleRate))
  const samples = new Float32Array(lengths.reduce((sum, length) => sum + length, 0))
  let at = 0
  for (const [index, [, decibels]] of parts.entries()) {
    const [end, height] = [at + (lengths[index] ?? 0), 10 ** (decibels / 20)]
    for (; at < end; at++) samples[at] = height * Math.sin((2 * Math.PI * hertz * at) / sampleRate)
  }
  return samples
}

// EBU Tech 3341, table 1: stereo sines of 1 kHz, each to be read within ±0.1 LU.
const signals: [name: string, parts: [number, number][], lufs: number][] = [
  ['1', [[20, -23]], -23],
  ['2', [[20, -33]], -33],
  [
    '3',
    [
      [10, -36],
      [60, -23],
      [10, -36],
    ],
    -23,
  ],
  [
    '4',
    [
      [10, -72],
      [10, -36],
      [60, -23],
      [10, -36],
      [10, -72],
    ],
    -23,
  ],
  [
    '5',
    [
      [20, -26],
      [20.1, -20],
      [20, -26],
    ],
    -23,
  ],
]

describe('loudness', () => {
  it.each(signals)('of test signal %s of EBU Tech 3341 is read within 0.1 LU', (_, parts, lufs) => {
    for (const rate of [44_100, 48_000].slice(parts.length > 1 ? 1 : 0)) {
      const [meter, samples] = [new LoudnessMeter(rate, 2), tone(rate, parts)]
      meter.add([samples, samples])
      expect(Math.abs(meter.lufs() - lufs), `${rate} Hz`).toBeLessThan(0.1)
    }
  })

  it('of one channel is 3 LU less than of two', async () => {
    expect((await measureLoudness([tone(48_000, [[5, -23]])], 48_000)).lufs).toBeCloseTo(-26, 1)
  })

  it('of silence and of nothing is none', async () => {
    const nothing = { lufs: Number.NEGATIVE_INFINITY, peakDb: Number.NEGATIVE_INFINITY }
    for (const samples of [new Float32Array(48_000), new Float32Array(0)]) {
      expect(await measureLoudness([samples, samples], 48_000)).toEqual(nothing)
    }
  })
})

describe('the true peak', () => {
  // EBU Tech 3341, signals 15 to 18: between +0.2 and -0.4 dB. At a quarter of the rate, samples may miss the peak.
  test.each([
    ['15', 0, 4],
    ['16', 45, 4],
    ['17', 60, 6],
    ['18', 67.5, 8],
  ])('of test signal %s of EBU Tech 3341 is -6 dBTP', async (_, degrees, part) => {
    const samples = Float32Array.from({ length: 48_000 }, (_, at) => {
      return 0.5 * Math.min(1, at / 4800) * Math.sin((2 * Math.PI * at) / part + (degrees * Math.PI) / 180)
    })
    const { peakDb } = await measureLoudness([samples], 48_000)
    expect(peakDb).toBeGreaterThan(-6.02 - 0.4)
    expect(peakDb).toBeLessThan(-6.02 + 0.2)
  })
})

test.each([17, 1152, 48_001])('a sound in pieces of %i samples measures as it does whole', async (size) => {
  const samples = tone(
    44_100,
    [
      [1, -30],
      [1, -6],
      [1, -18],
    ],
    997,
  )
  const whole = await measureLoudness([samples, samples], 44_100)
  const [loudness, peak] = [new LoudnessMeter(44_100, 2), await TruePeak.open(44_100)]
  for (let at = 0; at < samples.length; at += size) {
    const piece = samples.subarray(at, at + size)
    loudness.add([piece, piece])
    peak.add([piece, piece])
  }
  expect(loudness.lufs()).toBeCloseTo(whole.lufs, 6)
  expect(peak.decibels()).toBeCloseTo(whole.peakDb, 1)
})
