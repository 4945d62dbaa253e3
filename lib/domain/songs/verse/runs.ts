import { describeLine } from './describe-line'
import { costOfBreak } from './line-breaks'
import { syllablesOff } from './metre'
import type { Passage } from './passages'
import type { Word } from './read-sentence'
import { articles, prepositions, subjectPronouns } from './small-words'

/** A line of a run. `count` is in syllables. */
export type RunLine = { text: string; count: number; rhymeKey: string; lastWord: string; roughness: number }

/**
 * A passage laid over some lines of a verse. `room` is null where it fills them; else how many syllables a tail may have:
 * at the end of its last line, or alone on the one after it (`hasEmptyLine`).
 */
export type Run = {
  passage: Passage
  lines: RunLine[]
  cost: number
  room: { least: number; most: number } | null
  hasEmptyLine: boolean
}

const runsMost = 8

/** The best ways to lay a passage over lines with these syllables, cheapest first. */
export function runsOf(passage: Passage, wanted: readonly number[], mayTakeTail: boolean): Run[] {
  const laid: Run[] = []
  const counts = passage.words.map((_, at) => countOf(passage.words, at))
  const total = counts.reduce((sum, count) => sum + count, 0)
  const most = wanted.reduce((sum, count) => sum + count + syllablesOff, 0)
  if (total > most || passage.words.length === 0) return []
  const lay = (from: number, line: number, lines: RunLine[], cost: number) => {
    if (laid.length > 40) return
    const target = wanted[line]
    if (from === passage.words.length) return close(line, lines, cost)
    if (target === undefined) return
    let count = 0
    for (let end = from + 1; end <= passage.words.length; end++) {
      count += counts[end - 1] ?? 0
      if (count > target + syllablesOff) return
      const isEnd = end === passage.words.length
      const isShort = count < target - syllablesOff
      if (isShort && !(isEnd && mayTakeTail && line === wanted.length - 1 && passage.takesTail)) continue
      const breakCost = isEnd ? 0 : costOfBreak(passage.words, end)
      if (breakCost > 2) continue
      const offCost = isShort ? 0 : Math.abs(count - target) * 0.35
      lay(end, line + 1, [...lines, lineOf(passage.words, from, end)], cost + breakCost + offCost)
    }
  }
  const close = (line: number, lines: RunLine[], cost: number) => {
    const last = lines.at(-1)
    const target = wanted[wanted.length - 1] ?? 0
    const rough = cost + passage.cost + lines.reduce((sum, { roughness }) => sum + roughness, 0)
    if (line === wanted.length && last) {
      if (last.count >= target - syllablesOff)
        laid.push({ passage, lines, cost: rough, room: null, hasEmptyLine: false })
      if (mayTakeTail && passage.takesTail && last.count <= target + syllablesOff - 3 && last.count >= 2) {
        laid.push({ passage, lines, cost: rough, room: roomAfter(last.count, target), hasEmptyLine: false })
      }
      return
    }
    if (line === wanted.length - 1 && mayTakeTail && passage.takesTail && line > 0) {
      laid.push({ passage, lines, cost: rough + 0.5, room: roomAfter(0, target), hasEmptyLine: true })
    }
  }
  lay(0, 0, [], 0)
  return laid.sort((one, other) => one.cost - other.cost).slice(0, runsMost)
}

const roomAfter = (count: number, target: number) => ({
  least: Math.max(3, target - syllablesOff - count),
  most: target + syllablesOff - count,
})

function countOf(words: Word[], at: number): number {
  const [word, next] = [words[at], words[at + 1]]
  if (!word) return 0
  const alone = describeLine(word.text).syllables.length
  // An ordinal is only known by the month after it: '3. maj'.
  if (!next || !/^\d{1,2}\.$/.test(word.text)) return alone
  return describeLine(`${word.text} ${next.text}`).syllables.length - describeLine(next.text).syllables.length
}

function lineOf(words: Word[], from: number, end: number): RunLine {
  const isEnd = end === words.length
  const text = words
    .slice(from, end)
    .map(
      (word, index) => printed(word, from + index === 0) + (word.comma && from + index < words.length - 1 ? ',' : ''),
    )
    .join(' ')
  const { syllables, rhymeKey } = describeLine(text)
  return {
    text: isEnd ? text : text.replace(/ –$/, ' –'),
    count: syllables.length,
    rhymeKey,
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
