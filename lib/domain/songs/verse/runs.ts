import { lineLengthMost } from '@/lib/domain/songs/schema'
import { describeLine } from './describe-line'
import { costOfBreak } from './line-breaks'
import { syllablesOff } from './metre'
import type { Passage } from './passages'
import type { Word } from './read-sentence'
import type { LineEnd } from './rhyme'
import { articles, prepositions, subjectPronouns } from './small-words'
import type { Strictness } from './strictness'

/** A line of a run. `count` is in syllables. */
export type RunLine = LineEnd & { text: string; count: number; roughness: number }

/**
 * A passage laid over some lines of a verse. `room` is null where it fills them; else how many syllables a tail may have:
 * at the end of its last line, or alone on the one after it (`hasEmptyLine`). `covers` counts that one too.
 */
export type Run = {
  passage: Passage
  lines: RunLine[]
  covers: number
  cost: number
  room: { least: number; most: number } | null
  hasEmptyLine: boolean
}

const runsMost = 8
const triedMost = 40
// A word without vowels has one syllable, however long it is. With a tail, a line stays within `lineLengthMost`.
const lettersMost = lineLengthMost / 2

/** The best ways to lay a passage over all of these lines, cheapest first; `wanted` are their syllables. */
export function runsOf(passage: Passage, wanted: readonly number[], mayTakeTail: boolean, rules: Strictness): Run[] {
  const { words } = passage
  const takesTail = mayTakeTail && passage.takesTail
  const total = words.reduce((sum, { syllables }) => sum + syllables, 0)
  const most = wanted.reduce((sum, count) => sum + count + rules.off, 0)
  if (total > most || words.length === 0) return []
  const laid: Run[] = []
  lay(0, 0, [], 0)
  return laid.sort((one, other) => one.cost - other.cost).slice(0, runsMost)

  function lay(from: number, line: number, lines: RunLine[], cost: number): void {
    const target = wanted[line]
    if (laid.length > triedMost) return
    if (from === words.length) close(line, lines, cost)
    if (from === words.length || target === undefined) return
    const isLast = line === wanted.length - 1
    let count = 0
    for (let end = from + 1; end <= words.length; end++) {
      count += words[end - 1]?.syllables ?? 0
      if (count > target + rules.off) return
      const isEnd = end === words.length
      const isShort = count < target - rules.off
      if (isShort && !(isEnd && isLast && takesTail)) continue
      const breakCost = isEnd ? 0 : costOfBreak(words, end)
      if (breakCost > rules.breakMost) continue
      const offCost = isShort ? 0 : costOfSyllables(count - target)
      const laidLine = lineOf(words, from, end)
      if (laidLine.text.length > lettersMost) return
      lay(end, line + 1, [...lines, laidLine], cost + breakCost + offCost)
    }
  }

  function close(line: number, lines: RunLine[], cost: number): void {
    const last = lines.at(-1)
    const target = wanted.at(-1) ?? 0
    const rough = cost + passage.cost + lines.reduce((sum, { roughness }) => sum + roughness, 0)
    const base = { passage, lines, covers: wanted.length, cost: rough, room: null, hasEmptyLine: false }
    if (last && line === wanted.length) {
      if (last.count >= target - rules.off) laid.push(base)
      if (takesTail && last.count <= target - tailLeast + syllablesOff && last.count >= 2) {
        laid.push({ ...base, room: roomAfter(last.count, target) })
      }
    } else if (line === wanted.length - 1 && takesTail && line > 0) {
      laid.push({ ...base, cost: rough + 0.5, room: roomAfter(0, target), hasEmptyLine: true })
    }
  }
}

const costOfSyllables = (off: number) => Math.abs(off) * (Math.abs(off) > syllablesOff ? 0.55 : 0.35)

// The shortest tail has four syllables, and three would do.
const tailLeast = 3
const roomAfter = (count: number, target: number) => ({
  least: Math.max(tailLeast, target - syllablesOff - count),
  most: target + syllablesOff - count,
})

function lineOf(words: Word[], from: number, end: number): RunLine {
  const text = words
    .slice(from, end)
    .map(
      (word, index) => printed(word, from + index === 0) + (word.comma && from + index < words.length - 1 ? ',' : ''),
    )
    .join(' ')
  const { syllables, rhymeKey, halfRhymeKey } = describeLine(text)
  return {
    text,
    count: syllables.length,
    rhymeKey,
    halfRhymeKey,
    lastWord: words[end - 1]?.bare ?? '',
    roughness: roughnessOf(syllables.map(({ isStressed }) => isStressed)),
  }
}

function printed(word: Word, isFirst: boolean): string {
  if (isFirst) return word.text.replace(/\p{L}/u, (letter) => letter.toUpperCase())
  const isSmall =
    subjectPronouns.has(word.bare) || prepositions.has(word.bare) || articles.has(word.bare) || word.bare === 'd'
  return isSmall && !word.isName ? word.text.toLowerCase() : word.text
}

// Two stresses side by side, or three light syllables, do not sing well.
function roughnessOf(stresses: boolean[]): number {
  let rough = 0
  stresses.forEach((isStressed, at) => {
    if (isStressed && stresses[at + 1]) rough += 0.12
    if (!isStressed && stresses[at + 1] === false && stresses[at + 2] === false) rough += 0.06
  })
  return rough
}
