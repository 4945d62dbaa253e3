import 'server-only'
import { encodeSound, type SoundTags } from '@/lib/integrations/sound/encode-sound'
import { renderSong, type Song } from '@/lib/integrations/sound/render-song'
import type { Progress } from '@/lib/server/task-pool'

export type SoundTask = Song & { tags: SoundTags }

/** In the process of song-sound-worker.ts; call `makeSongSound`. */
export const tasks = {
  render: async ({ tags, ...song }: SoundTask, tell: Progress) => {
    // Roughly a third of the time each.
    const step = (place: number) => (part: number) => tell((place + part) / 3)
    const sound = await renderSong(song, step(0))
    const mp3 = await encodeSound(sound, 'mp3', tags, step(1))
    const m4a = await encodeSound(sound, 'm4a', tags, step(2))
    return { mp3, m4a, durationSeconds: sound.left.length / sound.sampleRate }
  },
}
