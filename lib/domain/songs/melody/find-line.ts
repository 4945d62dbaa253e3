import type { Random } from '@/lib/shared/seeded-random'
import type { Cadence } from './harmony'
import { isChordTone, within } from './keys'
import { forbidden, intervalCost, type Placed, restartCost, type Scale, type Slot, turnCost } from './melody-costs'

export type LinePlan = {
  slots: Slot[]
  scale: Scale
  cadence: Cadence
  /** The end of the line before, sung just before this one; null at the beginning. */
  after: Placed | null
  /** Steps that are kept from an earlier line, by slot. */
  kept: (number | undefined)[]
  /** The highest step of the song, sung only at `climax`, a slot of this line or none of it. */
  top: number
  climax: number | null
  random: Random
}

/** A melody for one line: the steps at its slots, and how far it is from what is asked (`forbidden` or more: not good). */
export type FoundLine = { steps: number[]; cost: number }

type Path = { placed: Placed[]; cost: number }

/**
 * The cheapest line for a plan (Viterbi over pairs of neighbouring notes). The seed speaks through a curve that the line
 * leans to and through a liking for one note or another.
 */
export function findLine(plan: LinePlan): FoundLine {
  const { slots, scale, after } = plan
  const curve = curveOf(plan)
  const liking = slots.map(() => steps(plan).map(() => plan.random() * 1.3))
  let paths: Path[] = [{ placed: after ? [after] : [], cost: 0 }]
  for (const [index, slot] of slots.entries()) {
    const best = new Map<string, Path>()
    for (const [nth, step] of steps(plan).entries()) {
      const to = { slot, step }
      const own =
        noteCost(plan, index, step) + 0.32 * Math.abs(step - (curve[index] ?? 0)) + (liking[index]?.[nth] ?? 0)
      if (own >= 10 * forbidden) continue
      for (const { placed, cost } of paths) {
        const sum = cost + own + moveCost(placed, to, index, scale)
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

function moveCost(placed: Placed[], to: Placed, index: number, scale: Scale): number {
  const [first, second] = placed.slice(-2)
  if (!first) return 0
  if (index === 0) return restartCost(placed.at(-1) ?? first, to, scale)
  if (!second) return intervalCost(first, to, scale)
  return intervalCost(second, to, scale) + (index > 1 ? turnCost(first, second, to) : 0)
}

function noteCost(plan: LinePlan, index: number, step: number): number {
  const { slots, kept, climax, top } = plan
  const slot = slots[index]
  if (!slot) return 0
  if (kept[index] !== undefined) return step === kept[index] ? 0 : 10 * forbidden
  if ((step === top) !== (index === climax)) return 10 * forbidden
  if (slot.kind === 'strong' && !isChordTone(step, slot.harmony)) return 10 * forbidden
  if (index === slots.length - 1) return endCost(plan.cadence, step)
  if (slot.kind === 'upbeat') return isChordTone(step, slot.harmony) ? 0 : 1.5
  return slot.kind === 'strong' && step === slot.harmony.step + 6 ? 1 : 0
}

/** Which note of its last chord a line ends on. */
function endCost(cadence: Cadence, step: number): number {
  const own = within(step)
  if (cadence === 'half') return own === 1 ? 0 : own === 4 ? 0.8 : 2
  if (cadence === 'open') return own === 2 ? 0 : own === 4 ? 0.4 : 10 * forbidden
  return step === 0 ? 0 : 10 * forbidden
}

/** An arch, a fall or a rise from where the line begins to where it ends, by seed; through the climax where it has one. */
function curveOf({ slots, scale, cadence, after, climax, top, random }: LinePlan): number[] {
  const { low } = scale.key
  const span = top - low
  const begin = after ? after.step + (random() < 0.5 ? 1 : 2) : ([0, 0, 2, 4][Math.floor(random() * 4)] ?? 0)
  const end = cadence === 'half' ? 1 : cadence === 'open' ? 2 : 0
  const height = climax === null ? low + span * (0.55 + 0.35 * random()) : top
  const peak = climax ?? (0.3 + 0.4 * random()) * (slots.length - 1)
  return slots.map((_, index) => {
    const [from, to, way] =
      index <= peak
        ? [begin, height, index / Math.max(1, peak)]
        : [height, end, (index - peak) / (slots.length - 1 - peak)]
    return from + (to - from) * way
  })
}
