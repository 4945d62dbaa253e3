import 'server-only'
import { LoudnessMeter } from '@/lib/integrations/sound/loudness-meter'
import { TruePeak } from '@/lib/integrations/sound/true-peak'

type Target = { lufs: number; peakDb: number }

/**
 * Brings one or two channels to a loudness, in place. Peaks that would rise above `peakDb` (true peak, dBTP) are turned
 * down for some milliseconds, so very uneven sound ends a little below `lufs`. Silence stays as it is.
 */
export async function evenLoudness(channels: readonly Float32Array[], sampleRate: number, target: Target) {
  const meter = new LoudnessMeter(sampleRate, channels.length)
  meter.add(channels)
  const lufs = meter.lufs()
  if (lufs === Number.NEGATIVE_INFINITY) return
  amplify(channels, ratioOf(target.lufs - lufs))
  limitPeaks(channels, sampleRate, ratioOf(target.peakDb))
  // Between samples a wave may be higher than at them.
  const peak = await TruePeak.open(sampleRate)
  peak.add(channels)
  const peakDb = peak.decibels()
  if (peakDb > target.peakDb) amplify(channels, ratioOf(target.peakDb - peakDb))
}

const ratioOf = (decibels: number): number => 10 ** (decibels / 20)

function amplify(channels: readonly Float32Array[], gain: number): void {
  for (const channel of channels) {
    for (let at = 0; at < channel.length; at++) channel[at] = (channel[at] ?? 0) * gain
  }
}

const lookAheadSeconds = 0.005
const releaseSeconds = 0.2

/**
 * Keeps samples within ±`ceiling`, all channels alike. The gain of a sample is the mean of what the last milliseconds
 * asked for, each of which has seen this sample: it is never too high, and it never jumps.
 */
export function limitPeaks(channels: readonly Float32Array[], sampleRate: number, ceiling: number): void {
  const length = channels[0]?.length ?? 0
  const span = Math.max(1, Math.round(lookAheadSeconds * sampleRate))
  const recovery = 1 - Math.exp(-1 / (releaseSeconds * sampleRate))
  const asked = new SlidingLeast(span)
  const gains = new Float64Array(span).fill(1)
  let [gain, sum] = [1, span]
  for (let ahead = 0; ahead < length + span - 1; ahead++) {
    let loudest = 0
    for (const channel of channels) loudest = Math.max(loudest, Math.abs(channel[ahead] ?? 0))
    const least = asked.add(ahead, loudest > ceiling ? ceiling / loudest : 1)
    gain = least < gain ? least : gain + (least - gain) * recovery
    const place = ahead % span
    sum += gain - (gains[place] ?? 1)
    gains[place] = gain
    const at = ahead - span + 1
    if (at < 0) continue
    for (const channel of channels) channel[at] = ((channel[at] ?? 0) * sum) / span
  }
}

/** The least of the last `span` values, in constant time: values that a later, smaller one hides are forgotten. */
class SlidingLeast {
  private readonly values: Float64Array
  private readonly places: Float64Array
  private first = 0
  private last = 0

  constructor(private readonly span: number) {
    this.values = new Float64Array(span + 1)
    this.places = new Float64Array(span + 1)
  }

  add(place: number, value: number): number {
    const size = this.span + 1
    while (this.last > this.first && this.valueAt(this.last - 1) >= value) this.last--
    this.values[this.last % size] = value
    this.places[this.last % size] = place
    this.last++
    while ((this.places[this.first % size] ?? 0) <= place - this.span) this.first++
    return this.valueAt(this.first)
  }

  private valueAt(index: number): number {
    return this.values[index % (this.span + 1)] ?? 1
  }
}
