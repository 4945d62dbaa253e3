import { ticksPerQuarter } from '@/lib/integrations/score/score'

export const longestSongSeconds = 12 * 60
/** After the last note: the instrument and the room die away. */
export const tailSeconds = 3

type Timed = { parts: readonly { notes: readonly { at: number; ticks: number }[] }[]; tempo: number }

/** How long a song sounds, in seconds, with the end of its last note. */
export function songSeconds({ parts, tempo }: Timed): number {
  const end = parts.flatMap(({ notes }) => notes).reduce((latest, { at, ticks }) => Math.max(latest, at + ticks), 0)
  return (end / ticksPerQuarter) * (60 / tempo) + tailSeconds
}
