import 'server-only'
import { digitalSourceTypeOf, originLabelOf } from '@/lib/domain/made-works/origin-marks'
import { composeSong } from '@/lib/domain/songs/compose-song'
import { composerWords, lyricistOf, songOrigin, wordsByModel } from '@/lib/domain/songs/copy'
import type { SongFile } from '@/lib/domain/songs/inputs'
import type { SongChoices, SongVerse } from '@/lib/domain/songs/schema'
import { makeSongSheets } from '@/lib/domain/songs/sheets/make-song-sheets'
import { assertNotTooLong, makeSongSound } from '@/lib/domain/songs/sound/make-song-sound'
import { stackPages } from '@/lib/domain/songs/stack-pages'
import { arrange } from '@/lib/integrations/score/arrange'
import type { Score } from '@/lib/integrations/score/score'
import { stropheOf } from '@/lib/integrations/score/strophe'
import { writeMidi } from '@/lib/integrations/score/write-midi'
import { writeMusicXml } from '@/lib/integrations/score/write-music-xml'

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
  const musicXml = writeMusicXml(score, { lyricist, composer: composerWords, rights: origin, moreWords })
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
