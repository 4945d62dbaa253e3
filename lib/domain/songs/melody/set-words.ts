import type { SungSyllable } from '../verse/sung-syllables'
import type { Meter } from './meters'

/** How many syllables stand in the upbeat and in each foot; a foot with none goes on with the syllable before it. */
export type Setting = { upbeat: number; feet: number[]; cost: number }

export type Frame = {
  hasUpbeat: boolean
  /** The foot in which the last stress stands, counted from 1. */
  lastFoot: number
  /** Feet of the whole line, those included in which its last note is held. */
  feet: number
}

const upbeatMost = 2
const lastFootMost = 2
const weakOnStress = 1
const stressOffBeat = 4
/** Of a foot by its number of syllables. */
const crowding = [2.5, 0.8, 0, 0.5, 1.6, 4, 6]

/** A setting so far, by its last foot. */
type Step = { upbeat: number; count: number; before: Step | null; cost: number }

/**
 * A line's syllables on the feet of a frame: stressed ones on the beat, as few as possible squeezed or drawn out. Null
 * where they cannot all stand. Dynamic programming over feet and syllables, so the cheapest of all settings.
 */
export function setWords(line: readonly SungSyllable[], frame: Frame, meter: Meter): Setting | null {
  const room = upbeatMost + (frame.lastFoot - 1) * meter.rhythms.length + lastFootMost
  if (line.length > room) return null
  const words = { isStressed: line.map(({ isStressed }) => isStressed), stressesBefore: countStresses(line) }
  let states: (Step | undefined)[] = []
  for (let upbeat = 0; upbeat <= (frame.hasUpbeat ? upbeatMost : 0) && upbeat < line.length; upbeat++) {
    const crowded = upbeat === upbeatMost ? 0.8 : 0
    const rest = frame.hasUpbeat && upbeat === 0 ? 0.2 : 0
    const cost = crowded + rest + stressOffBeat * stresses(words, 0, upbeat)
    states[upbeat] = { upbeat, count: 0, before: null, cost }
  }
  for (let foot = 1; foot <= frame.lastFoot; foot++) {
    const next: (Step | undefined)[] = []
    for (const [begin, state] of states.entries()) {
      if (!state) continue
      for (let count = foot === 1 ? 1 : 0; count <= most(frame, meter, foot) && begin + count <= line.length; count++) {
        const cost = state.cost + footCost(words, begin, count, foot === frame.lastFoot)
        const known = next[begin + count]
        if (!known || cost < known.cost) next[begin + count] = { upbeat: state.upbeat, count, before: state, cost }
      }
    }
    states = next
  }
  const found = states[line.length]
  return found ? { upbeat: found.upbeat, feet: feetOf(found), cost: found.cost } : null
}

function feetOf(state: Step): number[] {
  const feet: number[] = []
  for (let at = state; at.before; at = at.before) feet.push(at.count)
  return feet.reverse()
}

/** How many syllables fit into a foot; the last one must leave time to hold the note and to breathe. */
function most(frame: Frame, meter: Meter, foot: number): number {
  if (foot < frame.lastFoot) return meter.rhythms.length
  const isShort = frame.hasUpbeat && frame.lastFoot === frame.feet && meter.feetOfBar === 2
  return isShort ? 1 : lastFootMost
}

function footCost(words: Words, begin: number, count: number, isLast: boolean): number {
  if (count === 0) return crowding[0] ?? 0
  const onBeat = words.isStressed[begin] ? 0 : weakOnStress
  const offBeat = stressOffBeat * stresses(words, begin + 1, begin + count)
  // A line may well end with a weak syllable on the beat: the ending that hymns call feminine.
  if (isLast) return onBeat / 2 + offBeat + (count === 1 ? 0 : 0.3)
  return onBeat + offBeat + (crowding[count] ?? 8)
}

type Words = { isStressed: boolean[]; stressesBefore: number[] }

function stresses({ stressesBefore }: Words, from: number, until: number): number {
  return (stressesBefore[until] ?? 0) - (stressesBefore[from] ?? 0)
}

/** How many stresses are before each syllable, and in the whole line. */
function countStresses(line: readonly SungSyllable[]): number[] {
  const before = [0]
  for (const { isStressed } of line) before.push((before.at(-1) ?? 0) + (isStressed ? 1 : 0))
  return before
}
