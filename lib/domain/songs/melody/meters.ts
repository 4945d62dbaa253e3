import { ticksPerQuarter } from '@/lib/integrations/score/score'
import type { Random } from '@/lib/shared/seeded-random'
import type { SongForm, SongMood } from '../schema'

/** A foot is what lies between two stresses; a melody is counted in feet, whatever its bars are. */
export type Meter = {
  beats: number
  beatUnit: 4 | 8
  footTicks: number
  feetOfBar: 1 | 2
  /** Where the syllables of a foot begin, by their number; the first is the stressed one. */
  rhythms: readonly (readonly number[])[]
  /** The same for two syllables, the first of them dotted. */
  dotted: readonly number[]
  /** Which pitch each of them has: of the stress, between, or of the weak beat. */
  pitches: readonly (readonly ('strong' | 'middle' | 'weak')[])[]
  upbeatTicks: number
  /** Where a weak syllable stands after the last stress of a line, early enough to be held. */
  endingTicks: number
  /** How long the last note of a line may be held before singers rest. */
  longestHold: number
}

const quarter = ticksPerQuarter
const eighth = quarter / 2
const three = [
  ['strong'],
  ['strong', 'weak'],
  ['strong', 'middle', 'weak'],
  ['strong', 'middle', 'weak', 'weak'],
  ['strong', 'middle', 'middle', 'weak', 'weak'],
  ['strong', 'strong', 'middle', 'middle', 'weak', 'weak'],
] as const

const commonTime: Meter = {
  beats: 4,
  beatUnit: 4,
  footTicks: 2 * quarter,
  feetOfBar: 2,
  rhythms: [[0], [0, quarter], [0, quarter, 3 * eighth], [0, eighth, quarter, 3 * eighth]],
  dotted: [0, 3 * eighth],
  pitches: [['strong'], ['strong', 'weak'], ['strong', 'weak', 'weak'], ['strong', 'strong', 'weak', 'weak']],
  upbeatTicks: quarter,
  endingTicks: quarter,
  longestHold: 4 * quarter,
}

const waltzTime: Meter = { ...inThree(quarter), beats: 3, beatUnit: 4, feetOfBar: 1, longestHold: 5 * quarter }

const rockingTime: Meter = { ...inThree(eighth), beats: 6, beatUnit: 8, feetOfBar: 2, longestHold: 6 * eighth }

/** Feet of three beats of so many ticks. */
function inThree(beat: number) {
  const half = beat / 2
  return {
    footTicks: 3 * beat,
    rhythms: [
      [0],
      [0, 2 * beat],
      [0, beat, 2 * beat],
      [0, beat, 2 * beat, 5 * half],
      [0, beat, 3 * half, 2 * beat, 5 * half],
      [0, half, beat, 3 * half, 2 * beat, 5 * half],
    ],
    dotted: [0, 2 * beat],
    pitches: three,
    upbeatTicks: beat,
    endingTicks: beat,
  }
}

/** A hymn goes in four, a lullaby rocks, a ballad goes in three or, with every third seed or so, in four. */
export function meterOf(form: SongForm, random: Random): Meter {
  const isInFour = random() < 0.35
  if (form === 'hymn') return commonTime
  if (form === 'lullaby') return rockingTime
  return isInFour ? commonTime : waltzTime
}

type Tempo = { quarters: number; words: string }
const tempos: Record<SongForm, Record<SongMood, Tempo>> = {
  hymn: {
    bright: { quarters: 92, words: 'Frejdigt' },
    calm: { quarters: 78, words: 'Roligt' },
    wistful: { quarters: 74, words: 'Stille og inderligt' },
  },
  ballad: {
    bright: { quarters: 112, words: 'Let og glad' },
    calm: { quarters: 96, words: 'Roligt fortællende' },
    wistful: { quarters: 90, words: 'Vemodigt' },
  },
  lullaby: {
    bright: { quarters: 84, words: 'Blidt og lyst, i gyngende takt' },
    calm: { quarters: 75, words: 'Blidt gyngende' },
    wistful: { quarters: 69, words: 'Stille gyngende' },
  },
}

/** In quarter notes a minute, and in words for singers. */
export function tempoOf(form: SongForm, mood: SongMood): Tempo {
  return tempos[form][mood]
}
