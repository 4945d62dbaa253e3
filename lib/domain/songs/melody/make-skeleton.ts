import type { Random } from '@/lib/shared/seeded-random'
import { findLine } from './find-line'
import { type Cadence, grammarOf, harmonise } from './harmony'
import { type Harmony, isChordTone } from './keys'
import { forbidden, isSingable, type Placed, type Scale, type Slot } from './melody-costs'
import type { Frame } from './set-words'

export type Foot = {
  harmony: Harmony
  /** Steps of the stress, of the weak beat, and of what may be sung between them. */
  strong: number
  middle: number
  weak: number
  isDotted: boolean
}
/** The melody of a line as all verses share it: a foot for each stress up to the last. */
export type Skeleton = { frame: Frame; upbeat: { step: number; harmony: Harmony } | null; feet: Foot[] }
export type SkeletonRules = { scale: Scale; isDorian: boolean; dottedShare: number; random: Random }

/** The lines of one verse, sung one after the other; `cost` of `forbidden` or more means that a rule was broken. */
export function makeSkeleton(frames: readonly Frame[], rules: SkeletonRules): { lines: Skeleton[]; cost: number } {
  const { scale, random } = rules
  const layout = layoutOf(frames.length, random)
  const grammar = grammarOf(scale.mode, rules.isDorian)
  const harmonies: Harmony[][] = []
  for (const [index, frame] of frames.entries()) {
    const { cadence, like } = layout[index] ?? lastLine
    const head = (like === null ? undefined : harmonies[like]) ?? []
    const isContrast = like === null && index > 0
    harmonies.push(
      harmonise({ feet: frame.lastFoot, cadence, isContrast, head: keptFeet(head, frame) }, grammar, random),
    )
  }
  const climax = placeClimax(frames, layout)
  const top = topStep(harmonies[climax.line]?.[climax.foot - 1], scale)
  const dotted = [0, 1, 2, 3].map((foot) => foot !== 1 && random() < rules.dottedShare)

  const lines: Skeleton[] = []
  let cost = 0
  let after: Placed | null = null
  for (const [index, frame] of frames.entries()) {
    const { cadence, like } = layout[index] ?? lastLine
    const slots = slotsOf(frame, harmonies[index] ?? [], after?.slot.harmony)
    const earlier = like === null ? undefined : lines[like]
    const isHigh = index === climax.line
    const found = findLine({
      slots,
      scale,
      cadence,
      after,
      kept: earlier ? keptSteps(earlier, slots, frame) : [],
      unlike: index > 0 && !earlier ? (lines[0]?.feet.map(({ strong }) => strong) ?? []) : [],
      top: isHigh ? top : top - 1,
      climax: isHigh ? slots.findIndex((slot) => slot.kind === 'strong' && slot.foot === climax.foot) : null,
      random,
    })
    cost += found.cost
    const placed = slots.map((slot, nth) => ({ slot, step: found.steps[nth] ?? 0 }))
    lines.push(skeletonOf(frame, placed, { scale, top, dotted, random }))
    after = placed.at(-1) ?? null
  }
  return { lines, cost: lines.length > 0 ? cost : forbidden }
}

type LayoutLine = { cadence: Cadence; like: number | null }
const lastLine: LayoutLine = { cadence: 'final', like: null }

/** Which line begins like which, and how each ends. */
function layoutOf(lines: number, random: Random): LayoutLine[] {
  const opening: Cadence = random() < 0.6 ? 'half' : 'open'
  const isRounded = random() < 0.5
  const first: LayoutLine = { cadence: lines === 1 ? 'final' : opening, like: null }
  if (lines === 4 && isRounded) {
    return [first, { cadence: 'closed', like: 0 }, { cadence: 'half', like: null }, { cadence: 'final', like: 0 }]
  }
  if (lines === 4) {
    const second: Cadence = opening === 'half' ? 'open' : 'half'
    return [first, { cadence: second, like: null }, { cadence: 'half', like: null }, { cadence: 'final', like: 1 }]
  }
  const rest = Array.from({ length: Math.max(0, lines - 2) }, (_, index): LayoutLine => {
    return { cadence: index % 2 === 0 ? 'half' : 'open', like: null }
  })
  return lines < 2 ? [first] : [first, ...rest, { cadence: 'final', like: lines === 3 && isRounded ? 0 : null }]
}

/** A line that begins like another keeps all but what leads to its cadence. */
function keptFeet(head: Harmony[], frame: Frame): Harmony[] {
  return head.slice(0, Math.max(0, Math.min(head.length, frame.lastFoot) - 2))
}

function keptSteps(earlier: Skeleton, slots: Slot[], frame: Frame): (number | undefined)[] {
  const feet = Math.min(earlier.feet.length, frame.lastFoot) - 2
  return slots.map(({ kind, foot }) => {
    if (foot > feet) return undefined
    if (kind === 'upbeat') return earlier.upbeat?.step
    return kind === 'strong' ? earlier.feet[foot - 1]?.strong : earlier.feet[foot - 1]?.weak
  })
}

/** The stress nearest to two thirds of the verse that is in a line of its own and leaves room for the cadence. */
function placeClimax(frames: readonly Frame[], layout: LayoutLine[]): { line: number; foot: number } {
  const all = frames.flatMap(({ feet, lastFoot }, line) =>
    Array.from({ length: feet }, (_, foot) => ({ line, foot: foot + 1, isOpen: foot + 1 < lastFoot })),
  )
  const isRepeated = (line: number) =>
    layout.some((other, index) => other.like === line || (index === line && other.like !== null))
  const open = all.filter(({ isOpen }) => isOpen)
  const own = open.filter(({ line }) => !isRepeated(line))
  const aim = 0.65 * all.length
  const distance = (place: (typeof all)[number]) => Math.abs(all.indexOf(place) - aim)
  const [best] = [...(own.length > 0 ? own : open)].sort((one, other) => distance(one) - distance(other))
  return best ?? { line: 0, foot: 1 }
}

/** The highest step of the key that its chord has. */
function topStep(harmony: Harmony | undefined, { key }: Scale): number {
  const steps = [key.high, key.high - 1, key.high - 2]
  return steps.find((step) => harmony && isChordTone(step, harmony)) ?? key.high
}

// An upbeat still sounds over the chord that the line before ended with.
function slotsOf({ hasUpbeat }: Frame, harmonies: Harmony[], before: Harmony | undefined): Slot[] {
  const feet = harmonies.flatMap((harmony, index): Slot[] => [
    { kind: 'strong', foot: index + 1, harmony },
    { kind: 'weak', foot: index + 1, harmony },
  ])
  const [first] = harmonies
  const upbeat: Slot[] = hasUpbeat && first ? [{ kind: 'upbeat', foot: 1, harmony: before ?? first }] : []
  return [...upbeat, ...feet.slice(0, -1)]
}

type Finish = { scale: Scale; top: number; dotted: boolean[]; random: Random }

function skeletonOf(frame: Frame, placed: Placed[], finish: Finish): Skeleton {
  const feet = placed
    .filter(({ slot }) => slot.kind === 'strong')
    .map((strong, index): Foot => {
      const weak = placed.find(({ slot }) => slot.kind === 'weak' && slot.foot === index + 1) ?? strong
      const middle = middleStep(strong, weak, finish)
      const isDotted = finish.dotted[index % 4] ?? false
      return { harmony: strong.slot.harmony, strong: strong.step, middle, weak: weak.step, isDotted }
    })
  const upbeat = placed.find(({ slot }) => slot.kind === 'upbeat')
  return { frame, upbeat: upbeat ? { step: upbeat.step, harmony: upbeat.slot.harmony } : null, feet }
}

/** Between two notes a third apart the one that fills it, between two alike the one above, else the first again. */
function middleStep(strong: Placed, weak: Placed, { scale, top, random }: Finish): number {
  const isRocking = random() < 0.6
  const way = weak.step - strong.step
  const between = Math.abs(way) === 2 ? strong.step + way / 2 : way === 0 && isRocking ? strong.step + 1 : strong.step
  const middle = { slot: weak.slot, step: between }
  const isFine = between < top && isSingable(strong, middle, scale) && isSingable(middle, weak, scale)
  return isFine ? between : strong.step
}
