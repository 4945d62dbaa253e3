import type { Score, ScoreChord, ScoreNote, ScorePhrase } from '@/lib/integrations/score/score'
import { seededRandom } from '@/lib/shared/seeded-random'
import { type SongForm, type SongMood, songForms, songMoods } from '../schema'
import type { SungSyllable, SungVerse } from '../verse/sung-syllables'
import { type Harmony, keyOf, modeOf, pitchOf, rootOf } from './keys'
import { type Foot, makeSkeleton, type Skeleton, type SkeletonRules } from './make-skeleton'
import { forbidden, isSingable, type Scale } from './melody-costs'
import { type Meter, meterOf, tempoOf } from './meters'
import { type Frame, setWords } from './set-words'

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

type Sound = { at: number; midi: number; syllable: ScoreNote['syllable'] }

/** A line of words on its line of the melody. Without words, or with more than can be sung, it is a rest. */
function singLine(line: readonly SungSyllable[], skeleton: Skeleton, meter: Meter, scale: Scale): ScorePhrase {
  const ticks = skeleton.frame.feet * meter.footTicks
  const chords = chordsOf(skeleton, meter, scale)
  const setting = setWords(line, skeleton.frame, meter)
  const sounds = setting ? joinHeld(soundsOf({ line, skeleton, meter, scale, ...setting })) : []
  return { ticks, notes: notesOf(sounds, ticks, meter), chords }
}

type Sung = {
  line: readonly SungSyllable[]
  skeleton: Skeleton
  meter: Meter
  scale: Scale
  upbeat: number
  feet: number[]
}

function soundsOf({ line, skeleton, meter, scale, upbeat, feet }: Sung): Sound[] {
  const start = skeleton.frame.hasUpbeat ? meter.upbeatTicks : 0
  const words = line.map(({ text, endsWord }) => ({ text, endsWord }))
  const pitch = (step: number, harmony: Harmony) => pitchOf(step, harmony, scale.key, scale.mode)
  const sounds: Sound[] = words.slice(0, upbeat).map((syllable, index) => ({
    at: (index * meter.upbeatTicks) / upbeat,
    midi: skeleton.upbeat ? pitch(skeleton.upbeat.step, skeleton.upbeat.harmony) : scale.key.tonic,
    syllable,
  }))
  let next = upbeat
  for (const [index, foot] of skeleton.feet.entries()) {
    const begin = start + index * meter.footTicks
    const isLast = index === skeleton.feet.length - 1
    const count = feet[index] ?? 0
    const { at, kinds } = rhythmOf(foot, count, isLast, meter)
    for (const [nth, offset] of at.entries()) {
      const syllable = nth < count ? (words[next++] ?? null) : null
      if (!syllable && nth > 0 && isHeld(skeleton, index, line[next], scale)) continue
      sounds.push({ at: begin + offset, midi: pitch(foot[kinds[nth] ?? 'strong'], foot.harmony), syllable })
    }
  }
  return sounds
}

type Rhythm = { at: readonly number[]; kinds: readonly ('strong' | 'middle' | 'weak')[] }

function rhythmOf(foot: Foot, count: number, isLast: boolean, meter: Meter): Rhythm {
  if (isLast) return { at: [0, meter.endingTicks].slice(0, Math.max(1, count)), kinds: ['strong', 'strong'] }
  // One syllable alone, or one from before, is drawn over both notes of the foot.
  const notes = Math.max(2, count)
  const at = notes === 2 && count === 2 && foot.isDotted ? meter.dotted : meter.rhythms[notes - 1]
  return { at: at ?? [], kinds: meter.pitches[notes - 1] ?? [] }
}

/** Before an ending on a weak syllable the stress is held instead of drawn over two notes, where the step from it is easy. */
function isHeld({ feet }: Skeleton, index: number, next: SungSyllable | undefined, scale: Scale): boolean {
  const foot = feet[index]
  const last = feet[index + 1]
  if (!foot || !last || index !== feet.length - 2 || next?.isStressed !== false) return false
  const placed = ({ strong, harmony }: Foot) => ({ slot: { kind: 'strong' as const, foot: 0, harmony }, step: strong })
  return Math.abs(last.strong - foot.strong) <= 2 && isSingable(placed(foot), placed(last), scale)
}

/** A syllable that stays on the same pitch is one long note. */
function joinHeld(sounds: Sound[]): Sound[] {
  return sounds.filter((sound, index) => sound.syllable || sound.midi !== sounds[index - 1]?.midi)
}

function notesOf(sounds: Sound[], ticks: number, { longestHold }: Meter): ScoreNote[] {
  const rest = (at: number, until: number): ScoreNote[] =>
    until > at ? [{ at, ticks: until - at, midi: null, syllable: null }] : []
  const notes = sounds.map((sound, index): ScoreNote => {
    const until = sounds[index + 1]?.at ?? Math.min(ticks, sound.at + longestHold)
    return { ...sound, ticks: until - sound.at }
  })
  const last = notes.at(-1)
  return [...rest(0, notes[0]?.at ?? ticks), ...notes, ...(last ? rest(last.at + last.ticks, ticks) : [])]
}

function chordsOf({ frame, upbeat, feet }: Skeleton, meter: Meter, { key, mode }: Scale): ScoreChord[] {
  const start = frame.hasUpbeat ? meter.upbeatTicks : 0
  const all = feet.map(({ harmony }, index) => ({ at: start + index * meter.footTicks, harmony }))
  const sounding = upbeat ? [{ at: 0, harmony: upbeat.harmony }, ...all] : all
  return sounding.flatMap(({ at, harmony }, index) => {
    const before = sounding[index - 1]?.harmony
    if (before?.step === harmony.step && before.quality === harmony.quality) return []
    return [{ at, root: rootOf(harmony, key, mode), quality: harmony.quality }]
  })
}
