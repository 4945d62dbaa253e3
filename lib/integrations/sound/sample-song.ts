import type { Song, SoundingPart } from '@/lib/integrations/sound/render-song'

const quarter = 480
const tune = [62, 66, 69, 67, 66, 64, 62, 61, 62, 64, 66, 69, 71, 69, 66, 62]
const roots = [50, 55, 57, 50]

/** A song for tests and the bench: a melody in quarters over one chord a bar of three. */
export function sampleSong(bars: number, instrument: Song['instrument'] = 'piano'): Song {
  const starts = Array.from({ length: bars }, (_, bar) => ({ bar, at: bar * 3 * quarter }))
  const melody: SoundingPart = {
    role: 'melody',
    notes: starts.flatMap(({ bar, at }) =>
      [0, 1, 2].map((beat) => ({
        at: at + beat * quarter,
        ticks: quarter - 20,
        velocity: 90,
        midi: tune[(bar * 3 + beat) % tune.length] ?? 62,
      })),
    ),
  }
  const accompaniment: SoundingPart = {
    role: 'accompaniment',
    notes: starts.flatMap(({ bar, at }) =>
      [0, 4, 7].map((step) => ({ at, ticks: 3 * quarter - 20, midi: rootOf(bar) + step, velocity: 54 })),
    ),
  }
  const bass: SoundingPart = {
    role: 'bass',
    notes: starts.map(({ bar, at }) => ({ at, ticks: 3 * quarter - 20, midi: rootOf(bar) - 12, velocity: 62 })),
  }
  return { parts: [melody, accompaniment, bass], tempo: 72, instrument }
}

function rootOf(bar: number): number {
  return roots[bar % roots.length] ?? 50
}
