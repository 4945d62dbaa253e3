import type { Sentence, SongLine, SongVerse } from '@/lib/domain/songs/schema'

/**
 * The verses as they are stored after an edit. Who wrote a line is decided here, not by the caller: a line that stood in
 * the song before keeps its origin, every other was written by hand. Its sentences are those that the editor left at
 * it, of the song's own; words added for the rhyme stay marked while they are still its end.
 */
export function withKeptProvenance(
  verses: readonly SongVerse[],
  before: { verses: readonly SongVerse[]; sentences: readonly Sentence[] },
): SongVerse[] {
  const known = new Map(before.verses.flatMap(({ lines }) => lines.map((line) => [line.text, line])))
  const keys = new Set(before.sentences.map(({ key }) => key))
  return verses.map(({ lines }) => ({ lines: lines.map((line) => keptLine(line, known.get(line.text), keys)) }))
}

function keptLine(line: SongLine, stood: SongLine | undefined, keys: ReadonlySet<string>): SongLine {
  const from = line.from.filter((key) => keys.has(key))
  const { text } = line
  if (!stood) return { text, from, origin: 'hand', added: null, isAccepted: false }
  const isModels = stood.origin === 'model'
  return { text, from, origin: stood.origin, added: stood.added, isAccepted: isModels && line.isAccepted }
}

/** Lines of a model that say no sentence, and that nobody has accepted: they keep a song from the page. */
export function unreadLines(verses: readonly SongVerse[]): SongLine[] {
  return verses
    .flatMap(({ lines }) => lines)
    .filter(({ origin, from, isAccepted }) => origin === 'model' && from.length === 0 && !isAccepted)
}
