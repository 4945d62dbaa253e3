import 'server-only'
import { digitalSourceTypeOf, originLabelOf } from '@/lib/domain/made-works/origin-marks'
import { composerText, lyricistOf, songOrigin, wordsByModel } from '@/lib/domain/songs/copy'
import type { SongFile } from '@/lib/domain/songs/inputs'
import { composeMelody } from '@/lib/domain/songs/melody/compose-melody'
import { type SongChoices, type SongVerse, versesMost } from '@/lib/domain/songs/schema'
import type { SheetTask, tasks } from '@/lib/domain/songs/sheets/song-sheet-tasks'
import { assertNotTooLong, makeSongSound } from '@/lib/domain/songs/sound/make-song-sound'
import { sungSyllables } from '@/lib/domain/songs/verse/sung-syllables'
import { arrange } from '@/lib/integrations/score/arrange'
import type { Score } from '@/lib/integrations/score/score'
import { stropheOf } from '@/lib/integrations/score/strophe'
import { writeMidi } from '@/lib/integrations/score/write-midi'
import { writeMusicXml } from '@/lib/integrations/score/write-music-xml'
import { processPool } from '@/lib/server/process-pool'

export type SongToMake = {
  title: string
  choices: SongChoices
  verses: readonly SongVerse[]
  /** Written into the PDF, so that the same song gives the same bytes. */
  madeAt: Date
}

export type MadeSong = { score: Score; durationSeconds: number; files: Record<SongFile, Buffer> }

/** The sheets are there after this part of the time, in percent; then comes the sound. */
const sheetsDone = 20

/**
 * Composes a song and makes all its files, each with the words about its origin. The same song gives the same bytes.
 * `onProgress` gets percents. Rejects with a PoolError when a process fails.
 */
export async function makeSongFiles(song: SongToMake, onProgress: (percent: number) => unknown): Promise<MadeSong> {
  const { title, choices, madeAt } = song
  const score = composeSong(song)
  const verses = song.verses.map(({ lines }) => lines.map(({ text }) => text))
  const isByModel = wordsByModel(song.verses) !== null
  const origin = songOrigin(song.verses)
  const underNotes = stropheOf(score).verses
  const moreWords = verses
    .flatMap((lines, at) => (underNotes.includes(at) ? [] : [`${at + 1}. ${lines.join('\n')}`]))
    .join('\n\n')
  const lyricist = lyricistOf(song.verses)
  const musicXml = writeMusicXml(score, { lyricist, composer: composerText, rights: origin, moreWords })
  const parts = arrange(score, choices.instrument)
  assertNotTooLong({ parts, tempo: score.tempo })
  await onProgress(5)
  const { svgPages, pdf } = await makeSongSheets({ title, origin, verses, underNotes, musicXml, madeAt })
  await onProgress(sheetsDone)
  const made = isByModel
    ? ({ kind: 'song_words', madeBy: 'model' } as const)
    : ({ kind: 'song_melody', madeBy: 'rules' } as const)
  const tags = {
    title,
    artist: originLabelOf(made),
    lyrics: verses.map((lines) => lines.join('\n')).join('\n\n'),
    mark: { digitalSourceType: digitalSourceTypeOf(made), description: origin },
  }
  const sound = await makeSongSound({ parts, tempo: score.tempo, instrument: choices.instrument, tags }, (part) => {
    void onProgress(sheetsDone + part * (99 - sheetsDone))
  })
  return {
    score,
    durationSeconds: Math.ceil(sound.durationSeconds),
    files: {
      svg: Buffer.from(stackPages(svgPages)),
      pdf,
      mp3: sound.mp3,
      m4a: sound.m4a,
      musicxml: Buffer.from(musicXml),
      midi: Buffer.from(writeMidi(score, choices.instrument)),
    },
  }
}

/** A song's words set to the melody that follows from its choices. The same song gives the same score. */
export function composeSong(song: { title: string; choices: SongChoices; verses: readonly SongVerse[] }): Score {
  const { form, mood, seed } = song.choices
  const verses = song.verses.map(({ lines }) => lines.map(({ text }) => sungSyllables(text)))
  return composeMelody({ title: song.title, form, mood, seed, verses })
}

type SongSheets = {
  /** A4 pages that stand alone, to be shown as pictures. */
  svgPages: string[]
  pdf: Buffer
}

/**
 * Draws a song's MusicXML as pictures and as a PDF, in a process of its own. The same input gives the same bytes. Rejects
 * with a PoolError, also for what is no music.
 */
export async function makeSongSheets(song: SheetTask): Promise<SongSheets> {
  if (song.verses.length > versesMost) throw new RangeError(`a song of ${song.verses.length} verses`)
  if (song.musicXml.length > musicXmlMostLength) throw new RangeError('music of more than four million letters')
  return inProcess('engrave', song)
}

// Separate from the sound's: the program that draws notes keeps 150 MB.
const inProcess = processPool<typeof tasks>({
  worker: 'song-sheet',
  atOnce: 1,
  memoryMb: 768,
  patienceMs: 60_000,
})

/** Eight verses of four long lines have a quarter of this. */
const musicXmlMostLength = 4_000_000

/** Pages of a sheet, each a whole SVG, as one picture below each other. */
function stackPages(pages: readonly string[]): string {
  const [first = '', ...more] = pages
  if (more.length === 0) return first
  const { width, height } = page
  const placed = pages.map((svg, at) =>
    svg.replace('<svg ', `<svg y="${at * height}" width="${width}" height="${height}" `),
  )
  const all = height * pages.length
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${all}">${placed.join('')}</svg>`
}

/** A4 in the units that the sheets are drawn in, tenths of a millimetre. */
const page = { width: 2100, height: 2970 }
