import 'server-only'
import type { Sentence, SongChoices, SongVerse } from '@/lib/domain/songs/schema'
import { proposeSentences } from '@/lib/domain/songs/verse/propose-sentences'
import { proposeVerses } from '@/lib/domain/songs/verse/propose-verses'

/** What a song of three verses can be made of. */
const proposedMost = 12
/** A verse of four lines needs two to four sentences. */
const sentencesOfVerse = 4

/** Keys of the sentences that the rules would choose, in their order. */
export function proposedKeys({ sentences }: { sentences: readonly Sentence[] }, { verses = 3 } = {}): string[] {
  return proposeSentences(sentences, Math.max(proposedMost, verses * sentencesOfVerse))
}

type Draft = { sentences: readonly Sentence[]; choices: SongChoices; count: number }

/** Verses by rule: at most `count`, fewer where the sentences do not suffice, none where they cannot be sung. */
export function draftVerses({ sentences, choices, count }: Draft): SongVerse[] {
  const { form, mood, seed } = choices
  return proposeVerses({ sentences, form, mood, seed, verses: count })
}

/**
 * New verses with the lines that somebody wrote in their places. Verses that stood beyond the proposed ones stay when
 * somebody wrote in them.
 */
export function withHandWritten(proposed: readonly SongVerse[], stood: readonly SongVerse[]): SongVerse[] {
  const verses = stood.map((verse, at) => {
    const lines = proposed[at]?.lines ?? verse.lines
    return { lines: lines.map((line, index) => handWritten(verse, index) ?? line) }
  })
  return verses.filter((verse, at) => proposed[at] || verse.lines.some(({ origin }) => origin === 'hand'))
}

function handWritten(verse: SongVerse, index: number) {
  const line = verse.lines[index]
  return line?.origin === 'hand' ? line : undefined
}
