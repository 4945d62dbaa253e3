import type { ScoreChord } from '@/lib/integrations/score/score'
import type { Random } from '@/lib/shared/seeded-random'
import type { SongForm, SongMood } from '../schema'

export type Mode = 'major' | 'minor'

/** A key with the steps that are sung in it: 0 is the tonic at `tonic`, 7 the octave above it. */
export type Key = { fifths: number; tonic: number; low: number; high: number }

// Congregations sing from c' to d'' (60 to 74), half asleep children a sixth or seventh lower down.
const keys: Record<Mode, Record<'wide' | 'narrow', Key[]>> = {
  major: {
    wide: [
      { fifths: 2, tonic: 62, low: -1, high: 7 },
      { fifths: 0, tonic: 60, low: 0, high: 8 },
      { fifths: -3, tonic: 63, low: -2, high: 6 },
      { fifths: -1, tonic: 65, low: -3, high: 5 },
      { fifths: 1, tonic: 67, low: -4, high: 4 },
    ],
    narrow: [
      { fifths: -1, tonic: 65, low: -3, high: 3 },
      { fifths: 2, tonic: 62, low: -1, high: 5 },
      { fifths: 0, tonic: 60, low: -1, high: 5 },
    ],
  },
  minor: {
    wide: [
      { fifths: -1, tonic: 62, low: -1, high: 7 },
      { fifths: 1, tonic: 64, low: -2, high: 5 },
      { fifths: -2, tonic: 67, low: -4, high: 4 },
      { fifths: -3, tonic: 60, low: 0, high: 8 },
    ],
    narrow: [
      { fifths: -1, tonic: 62, low: -1, high: 5 },
      { fifths: 1, tonic: 64, low: -2, high: 4 },
      { fifths: -3, tonic: 60, low: -1, high: 5 },
    ],
  },
}

export function modeOf(mood: SongMood): Mode {
  return mood === 'wistful' ? 'minor' : 'major'
}

export function keyOf(form: SongForm, mood: SongMood, random: Random): Key {
  const choices = keys[modeOf(mood)][form === 'lullaby' ? 'narrow' : 'wide']
  const [first] = choices
  return choices[Math.floor(random() * choices.length)] ?? first ?? { fifths: 0, tonic: 60, low: 0, high: 7 }
}

const scales: Record<Mode, readonly number[]> = { major: [0, 2, 4, 5, 7, 9, 11], minor: [0, 2, 3, 5, 7, 8, 10] }

/** A chord by the step that it is built on (0 is the tonic). */
export type Harmony = { step: number; quality: ScoreChord['quality'] }

/** The same step in the octave from the tonic. */
export const within = (step: number) => ((step % 7) + 7) % 7

/**
 * The MIDI note of a step over a chord. In minor the major chords of the dominant and of a dorian subdominant raise the
 * steps that they need.
 */
export function pitchOf(step: number, harmony: Harmony, { tonic }: Key, mode: Mode): number {
  const own = within(step)
  const isRaised =
    mode === 'minor' && ((harmony.step === 4 && (own === 6 || own === 5)) || (isDorian(harmony) && own === 5))
  return tonic + 12 * Math.floor(step / 7) + (scales[mode][own] ?? 0) + (isRaised ? 1 : 0)
}

const isDorian = ({ step, quality }: Harmony) => step === 3 && quality === 'major'

/** Whether a step belongs to a chord. */
export function isChordTone(step: number, { step: root, quality }: Harmony): boolean {
  const above = within(step - root)
  return above === 0 || above === 2 || above === 4 || (quality === 'dominant' && above === 6)
}

/** Pitch class of a chord's root, 0 is C. */
export function rootOf({ step }: Harmony, { tonic }: Key, mode: Mode): number {
  return (tonic + (scales[mode][step] ?? 0)) % 12
}
