import type { ScoreChord, ScoreNote, ScorePhrase } from '@/lib/integrations/score/score'
import type { SungSyllable } from '../verse/sung-syllables'
import { type Harmony, pitchOf, rootOf } from './keys'
import type { Foot, Skeleton } from './make-skeleton'
import { isSingable, type Scale } from './melody-costs'
import type { Meter } from './meters'
import { setWords } from './set-words'

type Sound = { at: number; midi: number; syllable: ScoreNote['syllable'] }

/** A line of words on its line of the melody. Without words, or with more than can be sung, it is a rest. */
export function singLine(line: readonly SungSyllable[], skeleton: Skeleton, meter: Meter, scale: Scale): ScorePhrase {
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
