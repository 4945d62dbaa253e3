import type { Score } from '@/lib/integrations/score/score'
import { seededRandom } from '@/lib/shared/seeded-random'
import { type SongForm, type SongMood, songForms, songMoods } from '../schema'
import type { SungVerse } from '../sung-words'
import { chooseFrames, melodyLine } from './choose-frames'
import { keyOf, modeOf } from './keys'
import { makeSkeleton, type Skeleton, type SkeletonRules } from './make-skeleton'
import { forbidden } from './melody-costs'
import { meterOf, tempoOf } from './meters'
import type { Frame } from './set-words'
import { singLine } from './sing-line'

export type MelodyChoices = {
  title: string
  form: SongForm
  mood: SongMood
  /** Any whole number; another one gives another melody. */
  seed: number
  verses: readonly SungVerse[]
}

/**
 * A melody by rule for the lines of a song: phrases with cadences over functional harmony, within a ninth, mostly by
 * step, with stressed syllables on the beat and one highest note near two thirds. All verses have the same pitches on
 * the same beats; the rhythm follows each line. The same choices give the same score; nothing is thrown for any number
 * of syllables.
 */
export function composeMelody({ title, form, mood, seed, verses }: MelodyChoices): Score {
  const random = seededRandom(seedOf(seed, form, mood))
  const meter = meterOf(form, random)
  const key = keyOf(form, mood, random)
  const mode = modeOf(mood)
  const scale = { key, mode }
  const isDorian = mode === 'minor' && form === 'ballad' && random() < 0.6
  const frames = chooseFrames(verses, meter)
  const dottedShare =
    meter.feetOfBar === 2 && form !== 'lullaby' ? (form === 'ballad' || mood === 'bright' ? 0.45 : 0.15) : 0
  const lines = bestSkeleton(frames, { scale, isDorian, dottedShare, random })
  const hasUpbeat = frames.some((frame) => frame.hasUpbeat)
  const { quarters, words } = tempoOf(form, mood)
  return {
    title,
    fifths: key.fifths,
    mode,
    beats: meter.beats,
    beatUnit: meter.beatUnit,
    upbeatTicks: hasUpbeat ? meter.upbeatTicks : 0,
    tempo: quarters,
    tempoWords: words,
    verses: verses.map((verse) =>
      verse.flatMap((line, index) => sung(line, melodyLine(index, verse.length, lines.length))),
    ),
  }

  function sung(line: SungVerse[number], index: number) {
    const skeleton = lines[index]
    return skeleton ? [singLine(line, skeleton, meter, scale)] : []
  }
}

// Another form or mood of the same seed is another melody, not the same in other clothes.
function seedOf(seed: number, form: SongForm, mood: SongMood): number {
  return Math.imul(seed, 9) + songForms.indexOf(form) * 3 + songMoods.indexOf(mood)
}

const attempts = 24

/** Some seeds paint themselves into a corner: then the next melody of the same seed is taken. */
function bestSkeleton(frames: readonly Frame[], rules: SkeletonRules): Skeleton[] {
  let best: { lines: Skeleton[]; cost: number } | undefined
  for (let attempt = 0; attempt < attempts; attempt++) {
    const made = makeSkeleton(frames, rules)
    if (!best || made.cost < best.cost) best = made
    if (best.cost < forbidden) break
  }
  return best?.lines ?? []
}
