import 'server-only'
import type { SoundTask, tasks } from '@/lib/domain/songs/sound/song-sound-tasks'
import { longestSongSeconds, songSeconds } from '@/lib/integrations/sound/song-length'
import { processPool } from '@/lib/server/process-pool'
import type { Progress } from '@/lib/server/task-pool'

/** Eight verses of four long lines have a tenth of this. */
const notesMost = 30_000

// The longest song, of twelve minutes, takes 810 MB; one of 80 seconds 205. Its parts are our own, but the kernel
// bounds the memory of a process only: a thread's buffers are not bounded.
const inProcess = processPool<typeof tasks>({
  worker: 'song-sound',
  atOnce: 1,
  memoryMb: 1280,
  isBackground: true,
  // New objects are few and short-lived; with less room for them an 80 s song takes 205 MB instead of 235.
  nodeArgs: ['--max-semi-space-size=2'],
  // With the sheets, times out before their job (lib/server/jobs.ts).
  patienceMs: 230_000,
})

export type SongSound = {
  mp3: Buffer
  /** AAC, to be served as audio/mp4. */
  m4a: Buffer
  durationSeconds: number
}

/**
 * Renders a song in a process of its own and encodes it: at -16 LUFS, with title, words and the mark of its origin
 * inside. The same song gives the same bytes. Rejects with a PoolError, and with a RangeError for a song longer than
 * twelve minutes (`longestSongSeconds`) or of more notes than a song has: it would fail each time.
 */
export async function makeSongSound(song: SoundTask, onProgress?: Progress): Promise<SongSound> {
  assertNotTooLong(song)
  return inProcess('render', song, undefined, onProgress)
}

/** Throws the RangeError of `makeSongSound`: for those who have other work to do before the sound. */
export function assertNotTooLong(song: Pick<SoundTask, 'parts' | 'tempo'>): void {
  const notes = song.parts.reduce((sum, part) => sum + part.notes.length, 0)
  if (notes > notesMost) throw new RangeError(`a song of ${notes} notes`)
  const seconds = songSeconds(song)
  if (seconds > longestSongSeconds) throw new RangeError(`a song of ${Math.ceil(seconds)} seconds`)
}
