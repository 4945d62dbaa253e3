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

type Path = { placed: Placed[]; cost: number }

/**
 * The cheapest line for a plan (Viterbi over pairs of neighbouring notes). The seed speaks through a curve that the line
 * leans to and through a liking for one note or another.
 */
export function findLine(plan: LinePlan): FoundLine {
  const { slots, after } = plan
  const curve = curveOf(plan)
  const liking = slots.map(() => steps(plan).map(() => plan.random() * likingMost))
  let paths: Path[] = [{ placed: after ? [after] : [], cost: 0 }]
  for (const [index, slot] of slots.entries()) {
    const best = new Map<string, Path>()
    for (const [nth, step] of steps(plan).entries()) {
      const to = { slot, step }
      const own =
        noteCost(plan, index, step) + curveWeight * Math.abs(step - (curve[index] ?? 0)) + (liking[index]?.[nth] ?? 0)
      for (const { placed, cost } of paths) {
        const sum = cost + own + moveCost(placed, to, index, plan)
        const key = `${placed.at(-1)?.step}/${step}`
        if (sum < (best.get(key)?.cost ?? Number.POSITIVE_INFINITY))
          best.set(key, { placed: [...placed, to], cost: sum })
      }
    }
    paths = [...best.values()]
  }
  const found = paths.reduce((one, other) => (other.cost < one.cost ? other : one), paths[0] ?? { placed: [], cost: 0 })
  return { steps: found.placed.slice(after ? 1 : 0).map(({ step }) => step), cost: found.cost }
}

function steps({ scale, top }: LinePlan): number[] {
  const { low } = scale.key
  return Array.from({ length: top - low + 1 }, (_, index) => low + index)
}

function moveCost(placed: Placed[], to: Placed, index: number, { scale, slots, cadence }: LinePlan): number {
  const [first, second] = placed.slice(-2)
  if (!first) return 0
  if (index === 0) return restartCost(placed.at(-1) ?? first, to, scale)
  if (!second) return intervalCost(first, to, scale) + alongBassCost(first, to)
  const isRest = index === slots.length - 1 && (cadence === 'closed' || cadence === 'final')
  const isJump = isRest && Math.abs(to.step - second.step) > 1
  // The note between two stresses is not always sung: then one stress leads to the other.
  const along = alongBassCost(second, to) || (index > 1 && first.slot.kind === 'strong' ? alongBassCost(first, to) : 0)
  return intervalCost(second, to, scale) + (index > 1 ? turnCost(first, second, to) : 0) + (isJump ? 2.5 : 0) + along
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
