import type { Sentence, SongLine, SongVerse } from '@/lib/domain/songs/schema'

/**
 * The verses as they are stored after an edit. Who wrote a line is decided here, not by the caller: a line that stood in
 * the song before, now or earlier, keeps its origin; every other was written by hand, unless its words are those that a
 * model once wrote for this song. Its sentences are those that the editor left at it, of the song's own; words added for
 * the rhyme stay marked while they are still its end.
 */
export function withKeptProvenance(verses: readonly SongVerse[], before: SongBefore): SongVerse[] {
  const stood = [...before.earlier.toReversed(), ...before.verses.flatMap(({ lines }) => lines)]
  const known = new Map(stood.map((line) => [line.text, line]))
  const keys = new Set(before.sentences.map(({ key }) => key))
  const byModel = new Set(before.modelLines.map(bareWords))
  return verses.map(({ lines }) => ({
    lines: lines.map((line) => {
      const { text } = line
      const origin = known.get(text)?.origin ?? (byModel.has(bareWords(text)) ? 'model' : 'hand')
      const from = line.from.filter((key) => keys.has(key))
      const added = known.get(text)?.added ?? null
      return { text, from, origin, added, isAccepted: origin === 'model' && line.isAccepted }
    }),
  }))
}

type SongBefore = {
  verses: readonly SongVerse[]
  sentences: readonly Sentence[]
  /** What models wrote for it, as it came. */
  modelLines: readonly string[]
  earlier: readonly SongLine[]
}

/** More than a song has after a dozen proposals. */
const earlierMost = 200

/** What a song keeps of its lines when these verses take the place of those: a step back must not make them one's own. */
export function linesLeftBehind(
  verses: readonly SongVerse[],
  { verses: stood, earlier }: Pick<SongBefore, 'verses' | 'earlier'>,
): SongLine[] {
  const staying = new Set(verses.flatMap(({ lines }) => lines.map(({ text }) => text)))
  const left = new Map<string, SongLine>()
  for (const line of [...stood.flatMap(({ lines }) => lines), ...earlier]) {
    const { text, origin } = line
    if (origin !== 'hand' && !staying.has(text) && !left.has(text)) left.set(text, line)
  }
  return [...left.values()].slice(0, earlierMost)
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

/** Another comma or a capital makes no line one's own. */
export function bareWords(text: string): string {
  return (
    text
      .toLowerCase()
      .match(/[\p{L}\p{Nd}]+/gu)
      ?.join(' ') ?? ''
  )
}

/** How much of a line was added for the rhyme, as it stands: nothing of it, its end, or all. */
export function addedPart({ text, added }: Pick<SongLine, 'text' | 'added'>): 'none' | 'end' | 'whole' {
  const [bare, end] = [bareWords(text), bareWords(added ?? '')]
  if (end === '') return 'none'
  if (bare === end) return 'whole'
  return bare.endsWith(` ${end}`) ? 'end' : 'none'
}

/** Lines of a model that say no sentence, and that nobody has accepted: they keep a song from the page. */
export function unreadLines(verses: readonly SongVerse[]): SongLine[] {
  return verses
    .flatMap(({ lines }) => lines)
    .filter(({ origin, from, isAccepted }) => origin === 'model' && from.length === 0 && !isAccepted)
}
