import 'server-only'
import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { MadeWorkError } from '@/lib/domain/made-works/errors'
import { digitalSourceTypeOf, originLabelOf } from '@/lib/domain/made-works/origin-marks'
import { sendConsented } from '@/lib/domain/made-works/send-consented'
import { madePath, plainPath, uploadFolder, uploadPath } from '@/lib/domain/media/uploads/upload-files'
import { inFilmProcess } from '@/lib/domain/pictures/decoding/film-pool'
import { byJob } from '@/lib/domain/pictures/decoding/picture-pool'
import { sungByModel } from '@/lib/domain/songs/copy'
import { SongError } from '@/lib/domain/songs/errors'
import { getSongRow } from '@/lib/domain/songs/find-song'
import type { SongChoices, SongForm, SongInstrument, SongMood } from '@/lib/domain/songs/schema'
import { choicesOf, versesOf } from '@/lib/domain/songs/song-row'
import { receivedKey, removeSungFilesJob, sungKey } from '@/lib/domain/songs/sung-files'
import { singer } from '@/lib/integrations/singing/singing'
import type { EvenedLabel } from '@/lib/integrations/sound/even-music'
import { SoundError } from '@/lib/integrations/sound/sound-error'
import { storage } from '@/lib/integrations/storage/storage'
import { db } from '@/lib/server/db'
import { enqueue } from '@/lib/server/jobs'
import { hourMs } from '@/lib/shared/durations'

type Order = { madeId: string; songId: string; made: { provider: string | null; model: string | null } }

/** The provider sings five minutes at most. */
const longestSeconds = 360
/** Less is no song. */
const shortestSeconds = 3

/**
 * Sends a song's words to the provider that its editor agreed to, and stores what comes back as it is, for `keepSung`.
 * Throws a SongError or a MadeWorkError for what the editor is told.
 */
export async function receiveSung(order: Order): Promise<void> {
  const { madeId, songId, made } = order
  const voice = singer()
  if (!voice || voice.provider !== made.provider || voice.model !== made.model) throw new SongError('SONG_OTHER_MODEL')
  const row = await getSongRow(db, songId)
  const lines = versesOf(row).flatMap((verse) => verse.lines.map(({ text }) => text))
  const asked = { lines, style: sungStyle(choicesOf(row)), seconds: sungSeconds(row) }
  const { audio, contentType } = await sendConsented(madeId, () => voice.sing(asked))
  // It was asked for an MP3.
  if (contentType !== 'audio/mpeg') throw new MadeWorkError('PROVIDER_UNREADABLE')
  // Ordered first, so that a server that dies in between leaves no files without an order.
  await enqueue(db, removeSungFilesJob, { songId, madeId }, { startAfter: new Date(Date.now() + hourMs) })
  await storage.put(receivedKey(order), audio, { contentType })
}

/**
 * Reads what came as any upload, in the process for untrusted files, evens it, marks it as made by a model, and gives it
 * to the order. Can be repeated. Throws PROVIDER_UNREADABLE for what is no sound.
 */
export async function keepSung(order: Order): Promise<void> {
  const { madeId, songId } = order
  const { title } = await getSongRow(db, songId)
  const origin = { kind: 'song_voice', madeBy: 'model' } as const
  const mark = { digitalSourceType: digitalSourceTypeOf(origin), description: sungByModel }
  const { file, durationSeconds } = await evened(receivedKey(order), { title, artist: originLabelOf(origin), mark })
  const storageKey = sungKey(order)
  await storage.put(storageKey, file, { contentType: 'audio/mpeg' })
  const { count } = await db.songOrder.updateMany({
    where: { madeId, status: 'making' },
    data: { status: 'ready', storageKey, durationSeconds },
  })
  await storage.delete(receivedKey(order))
  // Deleted or given up while it was sung.
  if (count === 0) await enqueue(db, removeSungFilesJob, { songId, madeId })
}

async function evened(key: string, label: EvenedLabel): Promise<{ file: Buffer; durationSeconds: number }> {
  const stored = await storage.get(key)
  if (!stored) throw new SongError('SONG_ORDER_STOPPED')
  // What a killed process leaves of them is tidied by the hour.
  const id = randomUUID()
  const [from, plain, to] = [uploadPath(id), plainPath(id), madePath(id)]
  await mkdir(uploadFolder, { recursive: true })
  try {
    await pipeline(stored.stream, createWriteStream(from))
    const task = { from, plain, to, expected: 'music' as const, longestSeconds, label }
    const { contentType, durationSeconds } = await inFilmProcess('evenMusic', task, byJob)
    const isSong = contentType === 'audio/mpeg' && durationSeconds >= shortestSeconds
    if (!isSong) throw new MadeWorkError('PROVIDER_UNREADABLE')
    return { file: await readFile(to), durationSeconds }
  } catch (error) {
    throw error instanceof SoundError ? new MadeWorkError('PROVIDER_UNREADABLE') : error
  } finally {
    for (const file of [from, plain, to]) await rm(file, { force: true })
  }
}

/** A song's choices as a provider that sings is told them, in English: 'calm hymn with church organ'. */
function sungStyle({ form, mood, instrument }: SongChoices): string {
  return `${moods[mood]} ${forms[form]} with ${instruments[instrument]}`
}

const forms: Record<SongForm, string> = { hymn: 'hymn', ballad: 'folk ballad', lullaby: 'lullaby' }

const moods: Record<SongMood, string> = { bright: 'bright', calm: 'calm', wistful: 'wistful' }

const instruments: Record<SongInstrument, string> = {
  piano: 'piano',
  organ: 'church organ',
  guitar: 'acoustic guitar',
  harp: 'harp',
  strings: 'strings',
  flute: 'flute and harp',
  music_box: 'music box',
}

/** As long as the song is by the rules' melody, within what a provider sings. In seconds. */
export function sungSeconds({ durationSeconds }: { durationSeconds: number | null }): number {
  return Math.min(Math.max(durationSeconds ?? 60, 20), 300)
}
