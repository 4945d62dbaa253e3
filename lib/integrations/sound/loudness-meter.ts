/** One second-order filter: b0, b1, b2, a1, a2 with a0 = 1. */
type Biquad = readonly [number, number, number, number, number]

/** In LUFS: below it a block counts as silence (ITU-R BS.1770-4, annex 1). */
const silence = -70
const blockSteps = 4

/**
 * Integrated loudness by ITU-R BS.1770-4 (EBU R 128), of sound added piece by piece: K-weighting, blocks of 400 ms that
 * overlap by three quarters, and both gates. Keeps ten numbers for each second of sound. Our own, because the packages
 * that measure take a whole piece at once (docs/decisions/063).
 */
export class LoudnessMeter {
  private readonly step: number
  private readonly shelf: Biquad
  private readonly highPass: Biquad
  private readonly states: Float64Array[]
  private readonly energies: number[] = []
  private energy = 0
  private filled = 0

  /** `sampleRate` in Hz, at least 1000; one or two channels, each of weight 1. */
  constructor(sampleRate: number, channels: number) {
    this.step = Math.round(sampleRate / 10)
    this.shelf = shelf(sampleRate)
    this.highPass = highPass(sampleRate)
    this.states = Array.from({ length: channels }, () => new Float64Array(4))
  }

  /** Adds samples of full scale 1, equally many of each channel. */
  add(channels: readonly Float32Array[]): void {
    const length = channels[0]?.length ?? 0
    for (let from = 0; from < length; ) {
      const to = Math.min(length, from + this.step - this.filled)
      for (const [index, state] of this.states.entries()) {
        this.energy += this.energyOf(channels[index]?.subarray(from, to) ?? new Float32Array(0), state)
      }
      this.filled += to - from
      from = to
      if (this.filled < this.step) continue
      this.energies.push(this.energy / this.step)
      this.energy = 0
      this.filled = 0
    }
  }

  /** In LUFS; -Infinity for silence, and for less than 0.4 s. */
  lufs(): number {
    const blocks = this.energies
      .slice(blockSteps - 1)
      .map((_, at) => mean(this.energies.slice(at, at + blockSteps)))
      .filter((energy) => loudnessOf(energy) > silence)
    if (blocks.length === 0) return Number.NEGATIVE_INFINITY
    const gate = loudnessOf(mean(blocks)) - 10
    return loudnessOf(mean(blocks.filter((energy) => loudnessOf(energy) > gate)))
  }

  /** The summed squares after both filters, in transposed direct form II; `state` is what the filters remember. */
  private energyOf(samples: Float32Array, state: Float64Array): number {
    const [b0, b1, b2, a1, a2] = this.shelf
    const [c0, c1, c2, d1, d2] = this.highPass
    let [s1 = 0, s2 = 0, t1 = 0, t2 = 0] = state
    let energy = 0
    for (const sample of samples) {
      const high = b0 * sample + s1
      s1 = b1 * sample - a1 * high + s2
      s2 = b2 * sample - a2 * high
      const weighted = c0 * high + t1
      t1 = c1 * high - d1 * weighted + t2
      t2 = c2 * high - d2 * weighted
      energy += weighted * weighted
    }
    state.set([s1, s2, t1, t2])
    return energy
  }
}

function loudnessOf(energy: number): number {
  return -0.691 + 10 * Math.log10(energy)
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

// BS.1770-4 gives both filters as coefficients at 48 kHz. These are the analogue filters behind them (as in libebur128),
// transformed for any rate.
function shelf(sampleRate: number): Biquad {
  const k = Math.tan((Math.PI * 1681.974450955533) / sampleRate)
  const q = 0.7071752369554196
  const high = 10 ** (3.999843853973347 / 20)
  const band = high ** 0.4996667741545416
  const a0 = 1 + k / q + k * k
  return [
    (high + (band * k) / q + k * k) / a0,
    (2 * (k * k - high)) / a0,
    (high - (band * k) / q + k * k) / a0,
    (2 * (k * k - 1)) / a0,
    (1 - k / q + k * k) / a0,
  ]
}

function highPass(sampleRate: number): Biquad {
  const k = Math.tan((Math.PI * 38.13547087602444) / sampleRate)
  const q = 0.5003270373238773
  const a0 = 1 + k / q + k * k
  return [1, -2, 1, (2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0]
}
