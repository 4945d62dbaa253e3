import { type Score, type ScoreChord, type ScoreNote, type ScorePhrase, ticksPerQuarter } from './score'
import { barTicks, introTicks, placedPhrases, songTicks } from './score-times'
import { bassNote, type Compass, closeChord, innerVoices, type SungAbove, type Voices } from './voicing'

/** A note of an accompaniment within its foot: `tone` counts the chord's three upper notes from below. */
type Stroke = { at: number; tone: number }

const eighth = ticksPerQuarter / 2

/** Ticks between two stressed beats: half a bar of 4/4 and 6/8, a bar of 3/4. */
export function footTicks(score: Pick<Score, 'beats' | 'beatUnit'>): number {
  return score.beats === 3 ? barTicks(score) : barTicks(score) / 2
}

/** A chord broken over one foot, after its bass. */
function brokenChord({ beats, beatUnit }: Pick<Score, 'beats' | 'beatUnit'>): Stroke[] {
  if (beatUnit === 8) return strokes([1, 0], [2, 1])
  if (beats === 3) return strokes([2, 0], [3, 1], [4, 2], [5, 1])
  return strokes([1, 0], [2, 1], [3, 2])
}

/** Bass and chord by turns, as a guitar is plucked. */
function pluckedChord({ beats, beatUnit }: Pick<Score, 'beats' | 'beatUnit'>): Stroke[] {
  if (beatUnit === 8) return strokes([1, 1], [2, 2])
  if (beats === 3) return strokes([2, 0], [2, 1], [2, 2], [4, 1], [4, 2])
  return strokes([1, 0], [2, 1], [2, 2], [3, 0])
}

const strokes = (...pairs: [eighths: number, tone: number][]): Stroke[] =>
  pairs.map(([eighths, tone]) => ({ at: eighths * eighth, tone }))

export type ArrangementStyle = 'piano' | 'organ' | 'guitar' | 'harp' | 'strings' | 'flute' | 'music_box'
/** What a part sounds like: the name of a General MIDI sound. */
export type ArrangedSound = ArrangementStyle | 'cello'

/** `at` and `ticks` in ticks (`ticksPerQuarter`) from the beginning of the song, its intro included; velocity 1 to 127. */
export type ArrangedNote = { at: number; ticks: number; midi: number; velocity: number }
export type ArrangedPart = {
  name: ArrangedSound
  role: 'melody' | 'accompaniment' | 'bass'
  notes: ArrangedNote[]
}

/**
 * A song for one instrument, or for the few that belong together: a short intro (the last line of the melody), then all
 * verses. Parts are in the order melody, accompaniment, bass; notes in the order of time, and never twice the same key
 * at once in one part.
 */
export function arrange(score: Score, style: ArrangementStyle): ArrangedPart[] {
  const setting = settings[style]
  const melody = melodyNotes(score, setting.melodyUp)
  const chords = chordSpans(score)
  const { accompaniment, bass } = setting.chord
    ? broken(score, chords, {
        chord: setting.chord,
        bass: setting.bass,
        melodyUp: setting.melodyUp,
        strokes: style === 'guitar' ? pluckedChord(score) : brokenChord(score),
      })
    : sustained(chords, setting)
  const parts: ArrangedPart[] = [
    { name: setting.sounds[0], role: 'melody', notes: melody },
    { name: setting.sounds[1], role: 'accompaniment', notes: accompaniment },
    { name: setting.sounds[2], role: 'bass', notes: bass },
  ]
  return parts.map((part) => ({ ...part, notes: withoutOverlaps(part.notes) }))
}

type Setting = {
  sounds: [melody: ArrangedSound, accompaniment: ArrangedSound, bass: ArrangedSound]
  /** Semitones that the melody is played above where it is sung. */
  melodyUp: 0 | 12
  /** Where chords are broken; null where they are held, in four voices. */
  chord: Compass | null
  bass: Compass
}

// Deep enough for tenor and alto to stand between it and the lowest melody.
const deepBass: Compass = { low: 36, high: 48 }
const settings: Record<ArrangementStyle, Setting> = {
  piano: {
    melodyUp: 0,
    sounds: ['piano', 'piano', 'piano'],
    chord: { low: 48, high: 67 },
    bass: { low: 36, high: 52 },
  },
  guitar: {
    melodyUp: 0,
    sounds: ['guitar', 'guitar', 'guitar'],
    chord: { low: 50, high: 67 },
    bass: { low: 40, high: 52 },
  },
  harp: { melodyUp: 0, sounds: ['harp', 'harp', 'harp'], chord: { low: 50, high: 69 }, bass: { low: 36, high: 52 } },
  // A flute is weak in its lowest octave, and a music box has none.
  flute: {
    melodyUp: 12,
    sounds: ['flute', 'harp', 'harp'],
    chord: { low: 52, high: 71 },
    bass: { low: 36, high: 52 },
  },
  music_box: {
    melodyUp: 12,
    sounds: ['music_box', 'music_box', 'music_box'],
    chord: { low: 60, high: 77 },
    bass: { low: 48, high: 60 },
  },
  organ: {
    melodyUp: 0,
    sounds: ['organ', 'organ', 'organ'],
    chord: null,
    bass: deepBass,
  },
  strings: {
    melodyUp: 0,
    sounds: ['strings', 'strings', 'cello'],
    chord: null,
    bass: deepBass,
  },
}

const velocities = { melody: 90, accompaniment: 66, bass: 72 }
/** A singer's breath after each line, taken from its last note. */
const breathTicks = ticksPerQuarter / 4

type Sung = { phrase: ScorePhrase; at: number }

function playedPhrases(score: Score): Sung[] {
  const intro = score.verses[0]?.at(-1)
  return [...(intro ? [{ phrase: intro, at: 0 }] : []), ...placedPhrases(score)]
}

function melodyNotes(score: Score, up: number): ArrangedNote[] {
  const foot = footTicks(score)
  return playedPhrases(score).flatMap(({ phrase, at }) => {
    const sung = phrase.notes.filter((note): note is ScoreNote & { midi: number } => note.midi !== null)
    return sung.map((note, index) => {
      const isLast = index === sung.length - 1
      const isStrong = (note.at - score.upbeatTicks) % foot === 0
      return {
        at: at + note.at,
        ticks: isLast ? Math.max(note.ticks - breathTicks, note.ticks / 2) : note.ticks,
        midi: note.midi + up,
        velocity: velocities.melody + (isStrong ? 6 : 0) - (at < introTicks(score) ? 8 : 0),
      }
    })
  })
}

type ChordSpan = {
  at: number
  ticks: number
  chord: ScoreChord
  /** Where the first stress in it is: an upbeat before it has no bass of its own. */
  strongAt: number
  sung: SungAbove
  isLast: boolean
}

function chordSpans(score: Score): ChordSpan[] {
  const foot = footTicks(score)
  const end = songTicks(score)
  return playedPhrases(score).flatMap(({ phrase, at }) =>
    phrase.chords.map((chord, index) => {
      const until = phrase.chords[index + 1]?.at ?? phrase.ticks
      const sung = phrase.notes.filter((note) => note.at < until && note.at + note.ticks > chord.at)
      const lowest = Math.min(...sung.flatMap((note) => note.midi ?? []))
      const fromStress = (chord.at - score.upbeatTicks) % foot
      return {
        at: at + chord.at,
        ticks: until - chord.at,
        chord,
        strongAt: at + chord.at + (fromStress === 0 ? 0 : fromStress < 0 ? -fromStress : foot - fromStress),
        sung: {
          onset: sung[0]?.midi ?? 0,
          last: sung.at(-1)?.midi ?? 0,
          lowest: Number.isFinite(lowest) ? lowest : 67,
        },
        isLast: at + until === end,
      }
    }),
  )
}

type Accompaniment = { accompaniment: ArrangedNote[]; bass: ArrangedNote[] }

/** Four voices, as a hymn is played from a chorale book. */
function sustained(spans: ChordSpan[], setting: Setting): Accompaniment {
  let before: Voices | null = null
  let low = 45
  const played: Accompaniment = { accompaniment: [], bass: [] }
  for (const { at, ticks, chord, sung } of spans) {
    low = bassNote(chord, (low + 45) / 2, setting.bass)
    const inner: [number, number] = innerVoices(chord, before, low, sung)
    before = [low, ...inner, sung.last]
    played.bass.push({ at, ticks, midi: low, velocity: velocities.bass })
    played.accompaniment.push(...inner.map((midi) => ({ at, ticks, midi, velocity: velocities.accompaniment })))
  }
  return played
}

type Breaking = { chord: Compass; bass: Compass; melodyUp: number; strokes: Stroke[] }

/** A bass on each stress and the chord after it; the last chord is struck whole and rings. */
function broken(
  score: Score,
  spans: ChordSpan[],
  { chord: compass, bass, melodyUp, strokes }: Breaking,
): Accompaniment {
  const foot = footTicks(score)
  const middle = (bass.low + bass.high) / 2
  let upper: number[] = []
  let low = middle
  const played: Accompaniment = { accompaniment: [], bass: [] }
  for (const { at, ticks, strongAt, chord, sung, isLast } of spans) {
    const end = at + ticks
    low = bassNote(chord, (low + middle) / 2, bass)
    upper = closeChord(chord, upper, compass, sung.lowest + melodyUp)
    for (let beat = strongAt; beat < end; beat += isLast ? ticks : foot) {
      const until = isLast ? end : Math.min(end, beat + foot)
      played.bass.push({ at: beat, ticks: until - beat, midi: low, velocity: velocities.bass })
      const hit = isLast
        ? [0, 1, 2].map((tone) => ({ at: 0, tone }))
        : strokes.filter((stroke) => beat + stroke.at < end)
      for (const stroke of hit) {
        const midi = upper[stroke.tone] ?? low + 12
        const start = beat + stroke.at
        played.accompaniment.push({ at: start, ticks: until - start, midi, velocity: velocities.accompaniment })
      }
    }
  }
  return played
}

/** In order of time; a key that is struck again is let go first. */
function withoutOverlaps(notes: ArrangedNote[]): ArrangedNote[] {
  const ordered = [...notes].sort((one, other) => one.at - other.at || one.midi - other.midi)
  const lastOf = new Map<number, ArrangedNote>()
  const kept: ArrangedNote[] = []
  for (const note of ordered) {
    const before = lastOf.get(note.midi)
    if (before?.at === note.at) continue
    if (before && before.at + before.ticks > note.at) before.ticks = note.at - before.at
    const own = { ...note }
    lastOf.set(note.midi, own)
    kept.push(own)
  }
  return kept
}
