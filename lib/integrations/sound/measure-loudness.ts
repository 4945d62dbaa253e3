import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** `lufs` is -Infinity for silence and for less than 0.4 s; `peakDb` is the true peak in dBTP, -Infinity for silence. */
export type Loudness = { lufs: number; peakDb: number }

/** One or two channels of equal length. */
type Channels = readonly Float32Array[]

/** Integrated loudness and true peak (ITU-R BS.1770-4, as EBU R 128). Takes as much memory as the channels do. */
export async function measureLoudness(channels: Channels, sampleRate: number): Promise<Loudness> {
  return { lufs: await measureLufs(channels, sampleRate), peakDb: await measurePeakDb(channels, sampleRate) }
}

/** The `lufs` of `measureLoudness` alone. */
export async function measureLufs(channels: Channels, sampleRate: number): Promise<number> {
  const { integrated } = await openMeter()
  return integrated(sampleRate, channels)
}

/** The `peakDb` of `measureLoudness` alone: with little memory, since each piece is measured for itself. */
export async function measurePeakDb(channels: Channels, sampleRate: number): Promise<number> {
  const { truePeak } = await openMeter()
  const length = channels[0]?.length ?? 0
  const step = secondsAtOnce * sampleRate
  let peak = Number.NEGATIVE_INFINITY
  for (let start = 0; start < length; start += step) {
    const piece = channels.map((channel) => channel.subarray(Math.max(0, start - overlap), start + step))
    peak = Math.max(peak, truePeak(sampleRate, piece))
  }
  return peak
}

const secondsAtOnce = 10
/** The filter between samples looks at a dozen on each side. */
const overlap = 64

type Measure = (sampleRate: number, channels: Channels) => number
/** Both in dB. */
type Meter = { integrated: Measure; truePeak: Measure }

const wasmFile = () =>
  path.join(/* turbopackIgnore: true */ process.cwd(), 'node_modules/ebur128-wasm/ebur128_wasm_bg.wasm')

let compiled: Promise<WebAssembly.Module> | undefined

/**
 * The package's own script is for bundlers, which import WebAssembly as a module; Node.js does not. A meter has its own
 * memory, which is given back with it.
 */
async function openMeter(): Promise<Meter> {
  compiled ??= readFile(wasmFile()).then((bytes) => WebAssembly.compile(bytes))
  const module = await compiled
  const { exports } = await WebAssembly.instantiate(module, importsOf(module))
  const { memory } = exports
  if (!(memory instanceof WebAssembly.Memory)) throw new Error('ebur128-wasm has no memory')
  const copyIn = (samples: Float32Array) => {
    const at = callExport(exports, '__wbindgen_malloc', samples.length * 4)
    new Float32Array(memory.buffer, at, samples.length).set(samples)
    return [at, samples.length]
  }
  // The functions free what was copied in.
  const measure =
    (name: string): Measure =>
    (sampleRate, channels) => {
      const kind = { 1: 'mono', 2: 'stereo' }[channels.length]
      if (!kind) throw new Error(`loudness of ${channels.length} channels`)
      return callExport(exports, `${name}_${kind}`, sampleRate, ...channels.flatMap((channel) => copyIn(channel)))
    }
  return { integrated: measure('ebur128_integrated'), truePeak: measure('ebur128_true_peak') }
}

/** They are called for errors only. */
function importsOf(module: WebAssembly.Module): WebAssembly.Imports {
  const fail = (name: string) => () => {
    throw new Error(`ebur128-wasm failed: ${name}`)
  }
  const imports: Record<string, Record<string, WebAssembly.ImportValue>> = {}
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    imports[from] = { ...imports[from], [name]: fail(name) }
  }
  return imports
}

function callExport(exports: WebAssembly.Exports, name: string, ...values: number[]): number {
  const found = exports[name]
  if (typeof found !== 'function') throw new Error(`ebur128-wasm has no ${name}`)
  return Number(found(...values))
}
