import type { SongLine } from '@/lib/domain/songs/schema'
import type { Material } from './material'
import type { Passage } from './passages'
import { type Run, type RunLine, runsOf } from './runs'
import { seeded } from './seeded'
import type { Tail } from './tails'

/** Where in the material a song has come to: the next sentence, and the next clause of it. */
export type Place = { sentence: number; clause: number; before: Passage | null }

export type FoundVerse = {
  lines: SongLine[]
  place: Place
  cost: number
  rhymeKey: string
  tails: Tail[]
  skipped: number
}

export type VerseSearch = {
  material: Material[]
  metre: readonly number[]
  /** In an order that follows from the seed. */
  allTails: readonly Tail[]
  /** The same by what they rhyme by. */
  tails: ReadonlyMap<string, readonly Tail[]>
  seed: number
  runs: Map<string, Run[]>
}

// The second and the fourth line rhyme.
const rhymed = [1, 3]
const nodesKept = 110
const versesKept = 6
const tailsTried = 4
const tailsCompared = 14
const skipMost = 6

type Node = {
  lines: SongLine[]
  place: Place
  cost: number
  rhyme: { key: string; lastWord: string } | null
  tails: Tail[]
  skipped: number
}

/** Good verses that begin at a place, the best first; none where nothing fits. `used` are the tails sung before. */
export function versesAt(
  search: VerseSearch,
  place: Place,
  used: readonly Tail[],
  usedKeys: readonly string[],
): FoundVerse[] {
  const bySlot: Node[][] = [[{ lines: [], place, cost: 0, rhyme: null, tails: [], skipped: 0 }], [], [], [], []]
  for (let slot = 0; slot < search.metre.length; slot++) {
    const nodes = best(bySlot[slot] ?? [], nodesKept)
    for (const node of nodes) {
      for (const { passage, next, skipped, cost } of passagesAfter(search, node.place)) {
        for (let length = 1; slot + length <= search.metre.length; length++) {
          for (const run of cachedRuns(search, passage, slot, length)) {
            const grown = laid(search, { ...node, place: next, skipped: node.skipped + skipped }, run, {
              slot,
              used,
              usedKeys,
            })
            bySlot[slot + length]?.push(...grown.map((one) => ({ ...one, cost: one.cost + cost })))
          }
        }
      }
    }
  }
  return best(bySlot[search.metre.length] ?? [], versesKept).map((node) => ({
    ...node,
    rhymeKey: node.rhyme?.key ?? '',
  }))
}

// In the same measure as a line that is a syllable off (0.35) or a tail (0.6 to 1.1).
const skipCost = 1.9

const best = (nodes: Node[], most: number) => nodes.sort((one, other) => one.cost - other.cost).slice(0, most)

function passagesAfter({ material }: VerseSearch, place: Place) {
  const found: { passage: Passage; next: Place; skipped: number; cost: number }[] = []
  // A song begins with the beginning where it can.
  const isFirst = place.sentence === 0 && place.clause === 0
  for (let index = place.sentence; index <= place.sentence + skipMost && index < material.length; index++) {
    const one = material[index]
    const isSame = index === place.sentence
    for (const passage of one?.passages ?? []) {
      if (isSame && passage.first < place.clause) continue
      if (!one || (passage.needsBefore && !isUnderstood(one, passage, place))) continue
      const next = passage.isLastClause
        ? { sentence: index + 1, clause: 0, before: passage }
        : { sentence: index, clause: passage.last + 1, before: passage }
      const begun = place.clause > 0 && !isSame ? 1 : 0
      const skipped = Math.max(0, index - place.sentence - begun)
      const unclear = passage.startsWithPerson && place.before?.isOfKin ? 1.2 : 0
      found.push({ passage, next, skipped, cost: unclear + skipped * skipCost + (isFirst && skipped > 0 ? 1 : 0) })
    }
  }
  return found
}

function isUnderstood(one: Material, passage: Passage, { before }: Place): boolean {
  if (!before) return false
  const number = Number(before.key.slice(1))
  return number === one.number ? before.last === passage.first - 1 : number === one.number - 1 && before.isLastClause
}

function cachedRuns(search: VerseSearch, passage: Passage, slot: number, length: number): Run[] {
  const last = slot + length - 1
  const wanted = search.metre.slice(slot, slot + length)
  const id = `${passage.key} ${slot} ${length} ${passage.words.map(({ text }) => text).join(' ')}`
  const known = search.runs.get(id)
  if (known) return known
  const runs = runsOf(passage, wanted, rhymed.includes(last))
  search.runs.set(id, runs)
  return runs
}

type Here = { slot: number; used: readonly Tail[]; usedKeys: readonly string[] }

/** The node with a run laid from `slot` on: once for each tail that fits, or once without, or not at all. */
function laid(search: VerseSearch, node: Node, run: Run, here: Here): Node[] {
  const { passage } = run
  const lines = run.lines.map((line, index) =>
    songLine(line, passage, run.room === null && index === run.lines.length - 1),
  )
  const isEmptyLine = run.hasEmptyLine
  const cost = node.cost + run.cost + seeded(search.seed, run.lines[0]?.text ?? '') * 0.3
  let rhyme = node.rhyme
  let extra = 0
  for (const [index, line] of run.lines.entries()) {
    const at = here.slot + index
    const takesTail = run.room !== null && !isEmptyLine && index === run.lines.length - 1
    if (!rhymed.includes(at) || takesTail) continue
    if (rhyme === null) {
      rhyme = { key: line.rhymeKey, lastWord: line.lastWord }
      if (here.usedKeys.includes(line.rhymeKey)) extra += 0.6
      if (!search.tails.has(line.rhymeKey)) extra += 1.2
    } else if (rhyme.key !== line.rhymeKey || rhyme.lastWord === line.lastWord) return []
  }
  const grown = { ...node, lines: [...node.lines, ...lines], cost: cost + extra, rhyme }
  if (run.room === null) return [grown]
  return withTails(search, grown, run, isEmptyLine, here)
}

function withTails(search: VerseSearch, node: Node, run: Run, isEmptyLine: boolean, here: Here): Node[] {
  const { room, passage } = run
  if (!room) return []
  const fits = (tail: Tail) =>
    tail.syllables >= room.least &&
    tail.syllables <= room.most &&
    (tail.kind !== 'passing' || passage.isLasting) &&
    (tail.isQuiet || !passage.isSad) &&
    !(tail.isDark && passage.isGlad) &&
    !(tail.isOfSeason && passage.hasSeason) &&
    !(tail.kind === 'world' && passage.endsBeside) &&
    tail.lastWord !== node.rhyme?.lastWord &&
    !here.used.includes(tail) &&
    !node.tails.includes(tail)
  const fitting: Tail[] = []
  // They stand in an order of their own for each seed: the first that fit are enough to choose from.
  for (const tail of node.rhyme ? (search.tails.get(node.rhyme.key) ?? []) : search.allTails) {
    if (fits(tail)) fitting.push(tail)
    if (fitting.length >= tailsCompared) break
  }
  return fitting
    .map((tail) => ({ tail, cost: costOfTail(tail, node, isEmptyLine, here) }))
    .sort((one, other) => one.cost - other.cost)
    .slice(0, tailsTried)
    .map(({ tail, cost }) => ({
      ...node,
      cost: node.cost + cost,
      rhyme: node.rhyme ?? { key: tail.rhymeKey, lastWord: tail.lastWord },
      tails: [...node.tails, tail],
      lines: withTail(node.lines, tail, passage, isEmptyLine),
    }))
}

function costOfTail(tail: Tail, node: Node, isWhole: boolean, here: Here): number {
  const before = [...here.used, ...node.tails]
  const sameStart = before.filter(({ text }) => startOf(text) === startOf(tail.text)).length
  let cost = isWhole ? 1.1 : 0.6
  if (!isWhole && tail.kind === 'world') cost += 0.6
  if (node.tails.length > 0) cost += 0.6
  if (node.tails.some(({ kind }) => kind === tail.kind)) cost += 1.2
  if (!node.rhyme && here.usedKeys.includes(tail.rhymeKey)) cost += 0.6
  return cost + sameStart * 0.5
}

const startOf = (text: string) => text.split(' ').slice(0, 2).join(' ')

function withTail(lines: SongLine[], tail: Tail, passage: Passage, isWhole: boolean): SongLine[] {
  const last = lines.at(-1)
  if (!last) return lines
  const joint = tail.kind === 'passing' ? '' : ','
  const own = { from: [passage.key], origin: 'rules' as const, added: tail.text, isAccepted: false }
  if (isWhole)
    return [...lines.slice(0, -1), { ...last, text: `${last.text}${joint}` }, { ...own, text: `${tail.text}.` }]
  return [...lines.slice(0, -1), { ...own, text: `${last.text}${joint} ${tail.text}.` }]
}

function songLine(line: RunLine, passage: Passage, isEnd: boolean): SongLine {
  const text = isEnd ? `${line.text.replace(/ –$/, '')}.` : line.text
  return { text, from: [passage.key], origin: 'rules', added: null, isAccepted: false }
}
