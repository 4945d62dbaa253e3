import type { SongLine } from '@/lib/domain/songs/schema'
import type { Material } from './material'
import type { Passage } from './passages'
import { type TailBook, tailsAt, withTail } from './place-tails'
import type { LineEnd } from './rhyme'
import { type Run, type RunLine, runsOf } from './runs'
import { seeded } from './seeded'
import type { Strictness } from './strictness'
import type { Tail } from './tails'

/** The cheapest of many, at most some twice `most` of them at a time: what is dearer than the last kept is not taken. */
class Beam<Found extends { cost: number }> {
  private found: Found[] = []
  private limit = Number.POSITIVE_INFINITY

  constructor(private readonly most: number) {}

  /** Whether something of this cost has a place; nothing of infinite cost has. */
  takes(cost: number): boolean {
    return cost < this.limit
  }

  add(one: Found): void {
    if (!this.takes(one.cost)) return
    this.found.push(one)
    if (this.found.length < 2 * this.most) return
    this.found = this.cheapest()
    this.limit = this.found.at(-1)?.cost ?? this.limit
  }

  /** At most `most`, the cheapest first; of the same cost the one that came first. */
  cheapest(): Found[] {
    return this.found.sort((one, other) => one.cost - other.cost).slice(0, this.most)
  }
}

/** Where in the material a song has come to: the next sentence, and the next clause of it, after `before`. */
export type Place = { sentence: number; clause: number; before: Passage | null }

export type FoundVerse = { lines: SongLine[]; place: Place; cost: number; rhymeKey: string; tails: readonly Tail[] }

export type VerseSearch = {
  material: readonly Material[]
  metre: readonly number[]
  rules: Strictness
  tails: TailBook
  seed: number
  /** What was found before: the same passages are met at every verse. */
  steps: Map<Passage | null, Step[]>
  runs: Map<Passage, Map<number, Run[]>>
}

type Step = { passage: Passage; place: Place; cost: number }

// The second and the fourth line rhyme.
const rhymed = [1, 3]
const nodesKept = 110
const endsKept = 400
const versesKept = 12
const skipMost = 6
// In the same measure as a line that is a syllable off (0.35) or a tail (0.6 to 1.1).
const skipCost = 1.9
const clauseCost = 0.4
// What a seed makes of two lines that are as good.
const likingMost = 0.8

/** The beginning of a verse: a run, with a tail or none, after `parent`. */
type Node = {
  parent: Node | null
  run: Run | null
  tail: Tail | null
  place: Place
  cost: number
  /** The end of the second line. */
  rhyme: LineEnd | null
  endsInTail: boolean
  hasSeason: boolean
  tails: readonly Tail[]
}

/** What earlier verses took, which another should not take again. */
export type Taken = { tails: readonly Tail[]; rhymeKeys: readonly string[] }

/** Good verses that begin at a place, the best first; none where nothing fits. */
export function versesAt(search: VerseSearch, place: Place, taken: Taken): FoundVerse[] {
  const { length } = search.metre
  const beams = search.metre.map(() => new Beam<Node>(nodesKept))
  const ends = new Beam<Node>(endsKept)
  const start = { parent: null, run: null, tail: null, rhyme: null, endsInTail: false, hasSeason: false, tails: [] }
  beams[0]?.add({ ...start, place, cost: 0 })
  for (let slot = 0; slot < length; slot++) {
    for (const node of beams[slot]?.cheapest() ?? []) {
      for (const step of stepsAfter(search, node.place)) {
        for (const run of runsAt(search, step.passage, slot)) {
          lay(search, { node, step, run, slot, taken }, beams[slot + run.covers] ?? ends)
        }
      }
    }
  }
  return cheapestOfPlaces(ends.cheapest(), versesKept).map((node) => ({
    lines: linesOf(node),
    place: node.place,
    cost: node.cost,
    tails: node.tails,
    rhymeKey: node.rhyme?.rhymeKey ?? '',
  }))
}

const ofPlaceMost = 3

/** The first of these, but few that come to the same place: from there the song would go on alike, or not at all. */
function cheapestOfPlaces(nodes: readonly Node[], most: number): Node[] {
  const counts = new Map<Passage | null, number>()
  const kept: Node[] = []
  for (const node of nodes) {
    const count = counts.get(node.place.before) ?? 0
    if (kept.length === most) break
    if (count === ofPlaceMost) continue
    counts.set(node.place.before, count + 1)
    kept.push(node)
  }
  return kept
}

/** The passages that can be sung next. Where a song has come to follows from the passage before. */
function stepsAfter(search: VerseSearch, place: Place): Step[] {
  const known = search.steps.get(place.before)
  if (known) return known
  const found: Step[] = []
  const isFirst = place.before === null
  for (let index = place.sentence; index <= place.sentence + skipMost; index++) {
    const one = search.material[index]
    if (!one) break
    const isSame = index === place.sentence
    if (place.before?.needsAfter && !isSame) break
    for (const passage of one.passages) {
      if (isSame && passage.first < place.clause) continue
      if (place.before?.needsAfter && passage.first !== place.clause) continue
      if (passage.needsBefore && !isUnderstood(one, passage, place)) continue
      const next = passage.isLastClause
        ? { sentence: index + 1, clause: 0, before: passage }
        : { sentence: index, clause: passage.last + 1, before: passage }
      const begun = place.clause > 0 && !isSame ? 1 : 0
      const skipped = Math.max(0, index - place.sentence - begun)
      const left = isSame ? 0 : begun * ((search.material[place.sentence]?.clauses ?? 0) - place.clause)
      const clauses = left + passage.first - (isSame ? place.clause : 0)
      const unclear = passage.startsWithPerson && place.before?.isOfKin ? 1.2 : 0
      // A song begins with the beginning where it can, and not with 'De fik en søn'.
      const late = isFirst && skipped > 0 ? 1 : 0
      const unknown = isFirst && passage.words[0]?.bare === 'de' ? 1.5 : 0
      found.push({ passage, place: next, cost: unclear + unknown + late + skipped * skipCost + clauses * clauseCost })
    }
  }
  search.steps.set(place.before, found)
  return found
}

function isUnderstood(one: Material, passage: Passage, { before }: Place): boolean {
  if (!before) return false
  const number = Number(before.key.slice(1))
  if (number === one.number) return before.last === passage.first - 1
  return number === one.number - 1 && before.isLastClause && passage.first === 0
}

/** The ways to lay a passage over the lines from `slot` on. */
function runsAt({ runs, metre, rules }: VerseSearch, passage: Passage, slot: number): Run[] {
  const ofPassage = runs.get(passage) ?? new Map<number, Run[]>()
  runs.set(passage, ofPassage)
  const known = ofPassage.get(slot)
  if (known) return known
  const found = metre.slice(slot).flatMap((_, more) => {
    const last = slot + more
    return runsOf(passage, metre.slice(slot, last + 1), rhymed.includes(last), rules)
  })
  ofPassage.set(slot, found)
  return found
}

type Laying = { node: Node; step: Step; run: Run; slot: number; taken: Taken }

/** Adds the node with a run laid from `slot` on: once for each tail that fits, or once without, or not at all. */
function lay(search: VerseSearch, { node, step, run, slot, taken }: Laying, beam: Beam<Node>): void {
  const takesTail = run.room !== null
  const last = run.lines.length - 1
  let { rhyme } = node
  let cost = node.cost + step.cost + run.cost + seeded(search.seed, run.lines[0]?.text ?? '') * likingMost
  for (const [index, line] of run.lines.entries()) {
    if (!rhymed.includes(slot + index) || (takesTail && !run.hasEmptyLine && index === last)) continue
    if (rhyme === null) {
      cost += costOfFirst(search, line, taken)
      rhyme = line
    } else cost += costOfRhyme(search.rules, rhyme, line, node.endsInTail)
  }
  if (!beam.takes(cost)) return
  const hasSeason = node.hasSeason || step.passage.hasSeason
  const laid = { ...node, parent: node, run, tail: null, place: step.place, cost, rhyme, hasSeason }
  if (!takesTail) {
    beam.add(laid)
    return
  }
  const takesHalfRhymes = Number.isFinite(search.rules.halfRhyme)
  const place = {
    run,
    rhyme,
    hasSeason,
    own: node.tails,
    used: taken.tails,
    usedKeys: taken.rhymeKeys,
    takesHalfRhymes,
  }
  for (const { tail, cost: ofTail } of tailsAt(search.tails, place)) {
    const sum = cost + ofTail + (rhyme ? costOfRhyme(search.rules, rhyme, tail, node.endsInTail) : 0)
    if (!beam.takes(sum)) continue
    beam.add({ ...laid, tail, cost: sum, rhyme: rhyme ?? tail, endsInTail: true, tails: [...node.tails, tail] })
  }
}

/** The second line is better off with an end that the rules have a rhyme for, and one that was not there before. */
function costOfFirst({ tails, rules }: VerseSearch, line: LineEnd, { rhymeKeys }: Taken): number {
  const isRare = !tails.byRhyme.has(line.rhymeKey)
  return (rhymeKeys.includes(line.rhymeKey) ? 0.6 : 0) + (isRare ? Math.min(1.2, rules.noRhyme / 4) : 0)
}

/** Infinity where the two may not stand under each other. Words of ours are there for a rhyme, or not at all. */
function costOfRhyme(rules: Strictness, second: LineEnd, fourth: LineEnd, secondIsTail: boolean): number {
  if (second.lastWord === fourth.lastWord) return Number.POSITIVE_INFINITY
  if (second.rhymeKey === fourth.rhymeKey) return 0
  if (second.halfRhymeKey === fourth.halfRhymeKey) return rules.halfRhyme
  return secondIsTail ? Number.POSITIVE_INFINITY : rules.noRhyme
}

function linesOf({ parent, run, tail }: Node): SongLine[] {
  const before = parent ? linesOf(parent) : []
  if (!run) return before
  const { passage } = run
  const last = run.lines.length - 1
  const lines = run.lines.map((line, index) => songLine(line, passage, tail === null && index === last))
  return [...before, ...(tail ? withTail(lines, tail, passage, run.hasEmptyLine) : lines)]
}

function songLine(line: RunLine, passage: Passage, isEnd: boolean): SongLine {
  const text = isEnd ? `${line.text.replace(/ –$/, '')}.` : line.text
  return { text, from: [passage.key], origin: 'rules', added: null, isAccepted: false }
}
