import { type Score, type ScoreNote, type ScorePhrase, ticksPerQuarter } from './score'
import { barTicks } from './score-times'

/** A sign on the sheet: a note that lasts longer than a sign or a bar can say is several, tied. */
export type Sign = {
  /** From the beginning of its phrase. */
  at: number
  ticks: number
  type: 'whole' | 'half' | 'quarter' | 'eighth' | '16th' | '32nd'
  isDotted: boolean
  note: ScoreNote
  /** Which note of its phrase it is of. */
  index: number
  isTiedBack: boolean
  isTiedOn: boolean
  beams: Beam[]
}
export type Beam = 'begin' | 'continue' | 'end' | 'forward hook' | 'backward hook'
export type Measure = { at: number; ticks: number; isWhole: boolean; signs: Sign[] }

/**
 * The bars of one line: its upbeat is a short bar of its own and so is what is left of its last one, since every line
 * begins a system.
 */
export function measuresOf(phrase: ScorePhrase, score: Score): Measure[] {
  const measures: Measure[] = []
  const bar = barTicks(score)
  let at = 0
  while (at < phrase.ticks) {
    const whole = at === 0 && score.upbeatTicks > 0 ? score.upbeatTicks : bar
    const ticks = Math.min(whole, phrase.ticks - at)
    const signs = phrase.notes.flatMap((note, index) => signsOf(note, index, at, at + ticks, score))
    measures.push({ at, ticks, isWhole: ticks === bar, signs: beamed(signs, at, score) })
    at += ticks
  }
  return measures
}

const types = ['whole', 'half', 'quarter', 'eighth', '16th', '32nd'] as const
/** What one sign can say, the longest first. */
const values = types.flatMap((type, index) => {
  const ticks = (ticksPerQuarter * 4) / 2 ** index
  return [
    { type, isDotted: true, ticks: ticks * 1.5 },
    { type, isDotted: false, ticks },
  ]
})

function signsOf(note: ScoreNote, index: number, from: number, until: number, score: Score): Sign[] {
  const end = note.at + note.ticks
  const signs: Sign[] = []
  let at = Math.max(note.at, from)
  while (at < Math.min(end, until)) {
    const left = Math.min(end, until, beatEnd(at, Math.min(end, until), from, score)) - at
    const value = values.find(({ ticks }) => ticks <= left) ?? { type: '32nd' as const, isDotted: false, ticks: left }
    const isSung = note.midi !== null
    signs.push({
      ...value,
      at,
      note,
      index,
      isTiedBack: isSung && at > note.at,
      isTiedOn: isSung && at + value.ticks < end,
      beams: [],
    })
    at += value.ticks
  }
  return signs
}

// In 6/8 the middle of the bar must be seen, except under a note that fills all of it.
function beatEnd(at: number, end: number, barAt: number, { beatUnit, beats }: Score): number {
  const middle = barAt + 3 * (ticksPerQuarter / 2)
  const isWhole = at === barAt && end - at === beats * (ticksPerQuarter / 2)
  return beatUnit === 8 && !isWhole && at < middle ? middle : end
}

/** Joins eighths and shorter notes of one beat. */
function beamed(signs: Sign[], barAt: number, { beatUnit }: Score): Sign[] {
  const beat = beatUnit === 8 ? ticksPerQuarter * 1.5 : ticksPerQuarter
  const beatOf = (sign: Sign) => Math.floor((sign.at - barAt) / beat)
  return signs.map((sign, index) => {
    const joins = (other: Sign | undefined, level: number) =>
      other !== undefined && beatOf(other) === beatOf(sign) && other.note.midi !== null && flags(other) >= level
    if (sign.note.midi === null) return sign
    const beams: Beam[] = []
    for (let level = 1; level <= flags(sign); level++) {
      const [back, on] = [joins(signs[index - 1], level), joins(signs[index + 1], level)]
      const isHook = !back && !on && level > 1 && beams.length > 0
      if (back || on) beams.push(back && on ? 'continue' : back ? 'end' : 'begin')
      else if (isHook) beams.push(joins(signs[index - 1], 1) ? 'backward hook' : 'forward hook')
    }
    return { ...sign, beams }
  })
}

const flags = ({ type }: Sign) => Math.max(0, types.indexOf(type) - types.indexOf('quarter'))
