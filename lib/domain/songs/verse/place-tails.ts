import type { SongLine } from '@/lib/domain/songs/schema'
import type { Passage } from './passages'
import type { LineEnd } from './rhyme'
import type { Run } from './runs'
import { seeded } from './seeded'
import type { Scene, Tail } from './tails'

/** The tails of a song in an order of their own for each seed, and by what they rhyme by. */
export type TailBook = {
  all: readonly Tail[]
  byRhyme: ReadonlyMap<string, readonly Tail[]>
  byHalfRhyme: ReadonlyMap<string, readonly Tail[]>
}

/** Of these tails those whose picture the story has itself. */
export function tailBook(tails: readonly Tail[], scenes: ReadonlySet<Scene>, seed: number): TailBook {
  const all = tails
    .filter(({ scene }) => scene === null || scenes.has(scene))
    .map((tail) => ({ tail, place: seeded(seed, tail.text) }))
    .sort((one, other) => one.place - other.place)
    .map(({ tail }) => tail)
  return {
    all,
    byRhyme: grouped(all, 'rhymeKey'),
    byHalfRhyme: grouped(all, 'halfRhymeKey'),
  }
}

function grouped(tails: readonly Tail[], by: 'rhymeKey' | 'halfRhymeKey'): Map<string, Tail[]> {
  const groups = new Map<string, Tail[]>()
  for (const tail of tails) {
    const group = groups.get(tail[by])
    if (group) group.push(tail)
    else groups.set(tail[by], [tail])
  }
  return groups
}

/** What is known where a tail is placed: the line it must rhyme with, and what was sung before. */
export type TailPlace = {
  run: Run
  rhyme: LineEnd | null
  /** Whether the verse names a season already. */
  hasSeason: boolean
  /** Tails of earlier verses, and of this one. */
  used: readonly Tail[]
  own: readonly Tail[]
  usedKeys: readonly string[]
  takesHalfRhymes: boolean
}

const triedMost = 4
const comparedMost = 14

/** The tails that fit a place best, each with what it costs there. */
export function tailsAt(book: TailBook, place: TailPlace): { tail: Tail; cost: number }[] {
  const fitting: Tail[] = []
  // They stand in an order of their own for each seed: the first that fit are enough to choose from.
  for (const tail of candidates(book, place)) {
    if (fits(tail, place)) fitting.push(tail)
    if (fitting.length >= comparedMost) break
  }
  return fitting
    .map((tail) => ({ tail, cost: costOf(tail, place) }))
    .sort((one, other) => one.cost - other.cost)
    .slice(0, triedMost)
}

function candidates(book: TailBook, { rhyme, takesHalfRhymes }: TailPlace): readonly Tail[] {
  if (!rhyme) return book.all
  const full = book.byRhyme.get(rhyme.rhymeKey) ?? []
  if (!takesHalfRhymes) return full
  const half = book.byHalfRhyme.get(rhyme.halfRhymeKey) ?? []
  return [...full, ...half.filter(({ rhymeKey }) => rhymeKey !== rhyme.rhymeKey)]
}

function fits(tail: Tail, { run, rhyme, hasSeason, used, own }: TailPlace): boolean {
  const { room, passage, hasEmptyLine } = run
  return (
    room !== null &&
    tail.syllables >= room.least &&
    tail.syllables <= room.most &&
    (tail.isQuiet || !passage.isSad) &&
    !(tail.isDark && passage.isGlad) &&
    !(tail.isOfMemory && passage.isOfBirth) &&
    !(tail.pointsBack && passage.isRemembering) &&
    !(tail.isOfSeason && hasSeason) &&
    // A picture stands on a line of its own: 'til søs, og lyset falder ind' would be one sentence too many.
    !(tail.kind === 'world' && (passage.endsBeside || !hasEmptyLine)) &&
    tail.lastWord !== rhyme?.lastWord &&
    !used.includes(tail) &&
    !own.includes(tail)
  )
}

function costOf(tail: Tail, { run, rhyme, used, own, usedKeys }: TailPlace): number {
  const isAlike = ({ start }: Tail) => start === tail.start
  const sameStart = used.filter(isAlike).length + own.filter(isAlike).length
  let cost = run.hasEmptyLine ? 1.1 : 0.6
  if (tail.kind === 'world') cost += 0.8
  if (own.length > 0) cost += 0.6
  if (own.some(({ kind }) => kind === tail.kind)) cost += 1.2
  if (!rhyme && usedKeys.includes(tail.rhymeKey)) cost += 0.6
  return cost + sameStart * 0.5
}

/** Lines with a tail at the end of the last, or on a line of its own. */
export function withTail(lines: SongLine[], tail: Tail, passage: Passage, onOwnLine: boolean): SongLine[] {
  const last = lines.at(-1)
  if (!last) return lines
  const own = { origin: 'rules' as const, added: tail.text, isAccepted: false }
  const before = lines.slice(0, -1)
  if (onOwnLine) return [...before, { ...last, text: `${last.text},` }, { ...own, from: [], text: `${tail.text}.` }]
  return [...before, { ...own, from: [passage.key], text: `${last.text}, ${tail.text}.` }]
}
