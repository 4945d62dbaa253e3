import { type Harmony, isChordTone, type Key, type Mode, pitchOf, within } from './keys'

/** A place of the melody before it is sung: on a stress, between two, or before the first. */
export type Slot = { kind: 'upbeat' | 'strong' | 'weak'; foot: number; harmony: Harmony }
export type Scale = { key: Key; mode: Mode }
/** A step at its slot. */
export type Placed = { slot: Slot; step: number }

/** What no line may have; the search takes it only where nothing else is left. */
export const forbidden = 100

/** By steps: staying, a step, a third and so on; a seventh is never sung, an octave hardly. */
const leaps = [1.3, 0, 0.6, 1.6, 2.2, 5.5, 8, 8]
/** The semitones that an interval of so many steps may have: none augmented, none diminished. */
const sizes: readonly (readonly number[])[] = [[0], [1, 2], [3, 4], [5], [7], [8, 9], [], [12]]

/** Whether a voice finds the interval without thinking. */
export function isSingable(from: Placed, to: Placed, { key, mode }: Scale): boolean {
  const semitones = Math.abs(
    pitchOf(to.step, to.slot.harmony, key, mode) - pitchOf(from.step, from.slot.harmony, key, mode),
  )
  return sizes[Math.abs(to.step - from.step)]?.includes(semitones) ?? false
}

export function intervalCost(from: Placed, to: Placed, scale: Scale): number {
  if (!isSingable(from, to, scale)) return forbidden
  const steps = Math.abs(to.step - from.step)
  return (leaps[steps] ?? forbidden) + (steps === 0 && to.slot.kind === 'strong' ? 0.5 : 0) + tendency(from, to)
}

/** From the end of one line to the beginning of the next, after a breath, any easy interval will do. */
export function restartCost(from: Placed, to: Placed, scale: Scale): number {
  if (!isSingable(from, to, scale)) return forbidden
  const steps = Math.abs(to.step - from.step)
  return 0.15 * steps + (steps > 4 ? 2 : 0)
}

// The leading note rises and the seventh of a dominant falls.
function tendency(from: Placed, to: Placed): number {
  const { harmony } = from.slot
  if (harmony.step !== 4 || to.slot.harmony.step === 4) return 0
  if (within(from.step) === 6) return to.step === from.step + 1 ? 0 : 3
  if (within(from.step) === 3) return to.step === from.step - 1 ? 0 : 1.5
  return 0
}

/** The bass goes from root to root: over two chords a melody on both roots, or on both fifths, would go along with it. */
export function alongBassCost(from: Placed, to: Placed): number {
  if (from.slot.harmony.step === to.slot.harmony.step) return 0
  const above = within(from.step - from.slot.harmony.step)
  const isAlong = above === within(to.step - to.slot.harmony.step) && (above === 0 || above === 4)
  return isAlong && from.step !== to.step ? 7 : 0
}

/** Of three notes in a row: leaps are recovered, notes outside the chord are passed through, nothing circles. */
export function turnCost(first: Placed, second: Placed, third: Placed): number {
  const into = second.step - first.step
  const out = third.step - second.step
  return passing(second, into, out) + recovery(into, out) + (into === 0 && out === 0 ? 4 : 0) + circling(into, out)
}

function passing({ slot, step }: Placed, into: number, out: number): number {
  if (isChordTone(step, slot.harmony)) return 0
  const isPassed = Math.abs(into) === 1 && Math.abs(out) === 1
  return isPassed ? (into === out ? 0 : 0.6) : forbidden
}

function recovery(into: number, out: number): number {
  const isOnward = Math.sign(into) === Math.sign(out) && out !== 0
  if (Math.abs(into) >= 3) {
    // Falling on by a step is easier than climbing on.
    if (isOnward) return Math.abs(out) > 1 ? forbidden : out < 0 ? 1.4 : 2.5
    return out === 0 ? 1.2 : Math.abs(out) > 2 ? 2.5 : 0
  }
  if (Math.abs(into) === 2 && isOnward && Math.abs(out) >= 2) return Math.abs(out) === 2 ? 1.2 : 5
  // A leap upwards out of a run in its own direction is hard to hit.
  return isOnward && Math.abs(out) >= 3 ? 1 : 0
}

function circling(into: number, out: number): number {
  return into !== 0 && into === -out ? 0.5 : 0
}
