import type { Score } from '@/lib/integrations/score/score'
import { seededRandom } from '@/lib/shared/seeded-random'
import { type SongForm, type SongMood, songForms, songMoods } from '../schema'
import type { SungSyllable, SungVerse } from '../verse/sung-syllables'
import { keyOf, modeOf } from './keys'
import { makeSkeleton, type Skeleton, type SkeletonRules } from './make-skeleton'
import { forbidden } from './melody-costs'
import { type Meter, meterOf, tempoOf } from './meters'
import { type Frame, setWords } from './set-words'
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

/** The frame of each line of the melody that suits all verses best; all have an upbeat or none has. */
function chooseFrames(verses: readonly SungVerse[], meter: Meter): Frame[] {
  const lines = Math.max(0, ...verses.map((verse) => verse.length))
  const sungTo = Array.from({ length: lines }, (_, index) =>
    verses.flatMap((verse) =>
      verse.filter((line, own) => line.length > 0 && melodyLine(own, verse.length, lines) === index),
    ),
  )
  const [without, withUpbeat] = [false, true].map((hasUpbeat) => sungTo.map((all) => bestFrame(all, hasUpbeat, meter)))
  if (!without || !withUpbeat) return []
  return (total(withUpbeat) < total(without) ? withUpbeat : without).map(({ frame }) => frame)
}

type Rated = { frame: Frame; cost: number }

const total = (frames: Rated[]) => frames.reduce((sum, { cost }) => sum + cost, 0)

function bestFrame(lines: readonly (readonly SungSyllable[])[], hasUpbeat: boolean, meter: Meter): Rated {
  let best: Rated | undefined
  for (const { feet, cost } of lengths) {
    for (const tail of tails) {
      const frame = { hasUpbeat, feet, lastFoot: feet - tail.feet }
      if (frame.lastFoot < 2) continue
      const settings = lines.map((line) => setWords(line, frame, meter))
      if (settings.some((setting) => !setting)) continue
      const sung = settings.reduce((sum, setting) => sum + (setting?.cost ?? 0) + cost + tail.cost, 0)
      if (!best || sung < best.cost) best = { frame, cost: sung }
    }
    if (best && feet >= 8) break
  }
  return best ?? { frame: { hasUpbeat, feet: 4, lastFoot: 4 }, cost: 0 }
}

// Four feet are the measure of most hymns and songs; more only where the words need them. The long ones are for a line
// of eighty syllables, which no one should sing but which must not stop anybody.
const lengths = [
  { feet: 2, cost: 3 },
  { feet: 4, cost: 0 },
  { feet: 6, cost: 0.8 },
  { feet: 8, cost: 1.2 },
  { feet: 12, cost: 20 },
  { feet: 20, cost: 40 },
  { feet: 32, cost: 80 },
]

/** Feet that only hold the last note. */
const tails = [
  { feet: 0, cost: 0 },
  { feet: 1, cost: 0.1 },
  { feet: 2, cost: 1.5 },
]

/** Which line of the melody a verse's line is sung to: a shorter verse leaves out lines before the last. */
function melodyLine(line: number, linesOfVerse: number, linesOfMelody: number): number {
  return line === linesOfVerse - 1 ? linesOfMelody - 1 : line
}
