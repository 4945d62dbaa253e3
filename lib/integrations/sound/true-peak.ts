import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

type Meter = {
  memory: WebAssembly.Memory
  __wbindgen_malloc: (bytes: number) => number
  ebur128_true_peak_mono: (sampleRate: number, pointer: number, length: number) => number
}

/** Samples before a piece that the oversampling filter of the meter looks back on (BS.1770-4, annex 2). */
const lookBack = 48

/**
 * The highest true peak of sound added piece by piece, by ebur128-wasm: the peaks between samples too, found by
 * oversampling.
 */
export class TruePeak {
  private highest = Number.NEGATIVE_INFINITY
  private waiting: Float32Array[] = []

  private constructor(
    private readonly meter: Meter,
    private readonly sampleRate: number,
  ) {}

  static async open(sampleRate: number): Promise<TruePeak> {
    return new TruePeak(await loadMeter(), sampleRate)
  }

  add(channels: readonly Float32Array[]): void {
    this.waiting = channels.map((samples, index) => joined(this.waiting[index], samples))
    if ((this.waiting[0]?.length ?? 0) > this.sampleRate) this.measureWaiting()
  }

  /** In dBFS; -Infinity for silence. */
  decibels(): number {
    this.measureWaiting()
    return this.highest
  }

  // A second at a time: each call of the meter has its own beginning.
  private measureWaiting(): void {
    for (const samples of this.waiting) this.highest = Math.max(this.highest, this.peakOf(samples))
    this.waiting = this.waiting.map((samples) => samples.slice(-lookBack))
  }

  /** In dBFS. */
  private peakOf(samples: Float32Array): number {
    // The meter frees what it is given.
    const pointer = this.meter.__wbindgen_malloc(samples.byteLength)
    new Float32Array(this.meter.memory.buffer).set(samples, pointer / Float32Array.BYTES_PER_ELEMENT)
    return this.meter.ebur128_true_peak_mono(this.sampleRate, pointer, samples.length)
  }
}

function joined(before: Float32Array | undefined, samples: Float32Array): Float32Array {
  if (!before) return samples
  const whole = new Float32Array(before.length + samples.length)
  whole.set(before)
  whole.set(samples, before.length)
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
