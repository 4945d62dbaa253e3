import { LoudnessMeter } from '@/lib/integrations/sound/loudness-meter'
import { TruePeak } from '@/lib/integrations/sound/true-peak'

/** Loudness and true peak of sound in one or two channels of equal length. */
export async function measureLoudness(channels: readonly Float32Array[], sampleRate: number) {
  const loudness = new LoudnessMeter(sampleRate, channels.length)
  const peak = await TruePeak.open(sampleRate)
  loudness.add(channels)
  peak.add(channels)
  return { lufs: loudness.lufs(), peakDb: peak.decibels() }
}
