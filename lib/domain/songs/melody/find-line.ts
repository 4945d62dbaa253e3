import type { Random } from '@/lib/shared/seeded-random'
import type { Cadence } from './harmony'
import { isChordTone, within } from './keys'
import {
  alongBassCost,
  forbidden,
  intervalCost,
  type Placed,
  restartCost,
  type Scale,
  type Slot,
  turnCost,
} from './melody-costs'

export type LinePlan = {
  slots: Slot[]
  scale: Scale
  cadence: Cadence
  /** The end of the line before, sung just before this one; null at the beginning. */
  after: Placed | null
  /** Steps that are kept from an earlier line, by slot. */
  kept: (number | undefined)[]
  /** Steps of a line on its stresses that this one should not begin like; empty for none. */
  unlike: number[]
  /** The highest step of the song, sung only at `climax`, a slot of this line or none of it. */
  top: number
  climax: number | null
  random: Random
}

/** A melody for one line: the steps at its slots, and how far it is from what is asked (`forbidden` or more: not good). */
export type FoundLine = { steps: number[]; cost: number }

const curveWeight = 0.42
const likingMost = 1.8

/** A line so far: the next note depends on its last two. */
type Path = { last: Placed | null; before: Path | null; cost: number }

/**
 * The cheapest line for a plan (Viterbi over pairs of neighbouring notes). The seed speaks through a curve that the line
 * leans to and through a liking for one note or another.
 */
export function findLine(plan: LinePlan): FoundLine {
  const { slots, after } = plan
  const all = steps(plan)
  const curve = curveOf(plan)
  const liking = slots.map(() => all.map(() => plan.random() * likingMost))
  let paths: Path[] = [{ last: after, before: null, cost: 0 }]
  for (const [index, slot] of slots.entries()) {
    const next: Path[] = []
    for (const [nth, step] of all.entries()) {
      const to = { slot, step }
      const own =
        noteCost(plan, index, step) + curveWeight * Math.abs(step - (curve[index] ?? 0)) + (liking[index]?.[nth] ?? 0)
      const move = movesTo(to, index, plan)
      const best = new Map<Placed | null, Path>()
      for (const path of paths) {
        const least = best.get(path.last)?.cost ?? Number.POSITIVE_INFINITY
        // No move makes it cheaper.
        if (path.cost + own >= least) continue
        const cost = path.cost + own + move(path)
        if (cost < least) best.set(path.last, { last: to, before: path, cost })
      }
      next.push(...best.values())
    }
    paths = next
  }
  let [found] = paths
  for (const path of paths) if (!found || path.cost < found.cost) found = path
  return { steps: stepsOf(found, slots.length), cost: found?.cost ?? 0 }
}

/** The steps of a path's last `count` notes. */
function stepsOf(path: Path | null | undefined, count: number): number[] {
  const sung: number[] = []
  for (let at = path; at?.last && sung.length < count; at = at.before) sung.push(at.last.step)
  return sung.reverse()
}

function steps({ scale, top }: LinePlan): number[] {
  const { low } = scale.key
  return Array.from({ length: top - low + 1 }, (_, index) => low + index)
}

/** What it costs to go on to a note. Many paths end on the same note, so each interval is rated once. */
function movesTo(to: Placed, index: number, { scale, slots, cadence }: LinePlan): (path: Path) => number {
  const intervals = new Map<Placed, { interval: number; along: number }>()
  const isRest = index === slots.length - 1 && (cadence === 'closed' || cadence === 'final')
  return ({ last, before }) => {
    if (!last) return 0
    if (index === 0) return restartCost(last, to, scale)
    let rated = intervals.get(last)
    if (!rated) {
      rated = { interval: intervalCost(last, to, scale), along: alongBassCost(last, to) }
      intervals.set(last, rated)
    }
    const first = before?.last
    if (!first) return rated.interval + rated.along
    const isJump = isRest && Math.abs(to.step - last.step) > 1
    // The note between two stresses is not always sung: then one stress leads to the other.
    const along = rated.along || (index > 1 && first.slot.kind === 'strong' ? alongBassCost(first, to) : 0)
    return rated.interval + (index > 1 ? turnCost(first, last, to) : 0) + (isJump ? 2.5 : 0) + along
  }
}

function noteCost(plan: LinePlan, index: number, step: number): number {
  const { slots, kept, climax, top } = plan
  const slot = slots[index]
  if (!slot) return 0
  if (kept[index] !== undefined) return step === kept[index] ? 0 : 10 * forbidden
  if ((step === top) !== (index === climax)) return 10 * forbidden
  if (slot.kind === 'strong' && !isChordTone(step, slot.harmony)) return 10 * forbidden
  if (index === slots.length - 1) return endCost(plan.cadence, step)
  const likeness = slot.kind === 'strong' && step === plan.unlike[slot.foot - 1] ? 1 : 0
  if (slot.kind === 'upbeat') return isChordTone(step, slot.harmony) ? 0 : plan.after ? 1.5 : 5
  return likeness
}

/** Which note of its last chord a line ends on. */
function endCost(cadence: Cadence, step: number): number {
  const own = within(step)
  if (cadence === 'half') return own === 1 ? 0 : own === 4 ? 0.8 : 3
  if (cadence === 'open') return own === 2 ? 0 : own === 4 ? 0.4 : 10 * forbidden
  return step === 0 ? 0 : 10 * forbidden
}

/** What the line leans to: an arch, a valley or a fall, by seed; a rise to the climax where it has one. */
function curveOf({ slots, scale, cadence, after, climax, top, random }: LinePlan): number[] {
  const { low } = scale.key
  const end = cadence === 'half' ? 1 : cadence === 'open' ? 2 : 0
  const begin = after ? after.step + Math.round(3 * random() - 1) : firstStep(low, random)
  const shape = random()
  const isValley = climax === null && shape < 0.25
  const turn = climax === null ? (isValley ? low + random() : low + (top - low) * (0.6 + 0.4 * random())) : top
  const turnAt = climax ?? (shape > 0.8 ? 0.15 : 0.35 + 0.3 * random()) * (slots.length - 1)
  return slots.map((_, index) => {
    if (index <= turnAt) return begin + (turn - begin) * (index / Math.max(1, turnAt))
    return turn + (end - turn) * ((index - turnAt) / (slots.length - 1 - turnAt))
  })
}

/** A song begins on a note of its tonic chord. */
function firstStep(low: number, random: Random): number {
  const choices = [-3, 0, 0, 2, 4].filter((step) => step >= low)
  return choices[Math.floor(random() * choices.length)] ?? 0
}
