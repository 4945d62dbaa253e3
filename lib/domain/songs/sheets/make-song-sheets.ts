import 'server-only'
import { versesMost } from '@/lib/domain/songs/schema'
import type { SheetTask, tasks } from '@/lib/domain/songs/sheets/song-sheet-tasks'
import { processPool } from '@/lib/server/process-pool'

/** Eight verses of four long lines have a quarter of this. */
const musicXmlMostLength = 4_000_000

// Separate from the sound's: the program that draws notes keeps 150 MB.
const inProcess = processPool<typeof tasks>({
  worker: 'song-sheet',
  atOnce: 1,
  memoryMb: 768,
  patienceMs: 60_000,
})

export type SongSheets = {
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
