import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

type Meter = {
  memory: WebAssembly.Memory
  __wbindgen_malloc: (bytes: number) => number
  ebur128_true_peak_mono: (sampleRate: number, pointer: number, length: number) => number
}

/** Samples before a piece that are measured with it: the meter forgets between its calls what it looks back on. */
const lookBack = 96
/** Of these, the first fade in. A sudden beginning would ring, and be heard as a peak that is not there. */
const fade = 48

/**
 * The highest true peak (ITU-R BS.1770-4, annex 2) of sound added piece by piece, by ebur128-wasm: the peaks between
 * samples too, found by oversampling. Keeps no sound but the last milliseconds.
 */
export class TruePeak {
  private highest = Number.NEGATIVE_INFINITY
  private readonly tails: Float32Array[] = []

  private constructor(
    private readonly meter: Meter,
    private readonly sampleRate: number,
  ) {}

  /** `sampleRate` in Hz. */
  static async open(sampleRate: number): Promise<TruePeak> {
    return new TruePeak(await loadMeter(), sampleRate)
  }

  /** Adds samples of full scale 1, equally many of each channel. */
  add(channels: readonly Float32Array[]): void {
    for (const [index, samples] of channels.entries()) {
      for (let from = 0; from < samples.length; from += this.sampleRate) {
        const piece = joined(this.tails[index], samples.subarray(from, from + this.sampleRate))
        this.highest = Math.max(this.highest, this.peakOf(piece))
        this.tails[index] = piece.slice(-lookBack)
      }
    }
  }

  /** In dBTP; -Infinity for silence. */
  decibels(): number {
    return this.highest
  }

  /** In dBTP. */
  private peakOf(samples: Float32Array): number {
    // The meter frees what it is given.
    const pointer = this.meter.__wbindgen_malloc(samples.byteLength)
    new Float32Array(this.meter.memory.buffer).set(samples, pointer / Float32Array.BYTES_PER_ELEMENT)
    return this.meter.ebur128_true_peak_mono(this.sampleRate, pointer, samples.length)
  }
}

function joined(tail: Float32Array | undefined, samples: Float32Array): Float32Array {
  if (!tail) return samples.slice()
  const whole = new Float32Array(tail.length + samples.length)
  whole.set(tail.map((sample, at) => sample * Math.min(1, at / fade)))
  whole.set(samples, tail.length)
  return whole
}

// The package is written for bundlers, which resolve its imports; Node.js is given the program itself.
async function loadMeter(): Promise<Meter> {
  const file = createRequire(import.meta.url).resolve('ebur128-wasm/ebur128_wasm_bg.wasm')
  const program = await WebAssembly.compile(await readFile(file))
  const imports: WebAssembly.Imports = {}
  for (const { module, name } of WebAssembly.Module.imports(program)) {
    imports[module] = { ...imports[module], [name]: refuse }
  }
  const { exports } = await WebAssembly.instantiate(program, imports)
  if (!isMeter(exports)) throw new Error('ebur128-wasm has other exports than expected')
  return exports
}

function refuse(): never {
  throw new Error('ebur128-wasm refused the sound')
}

function isMeter(exports: object): exports is Meter {
  return ['memory', '__wbindgen_malloc', 'ebur128_true_peak_mono'].every((name) => name in exports)
}
