import type { SongChoices, SongForm, SongInstrument, SongMood } from '@/lib/domain/songs/schema'

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

/** A song's choices as a provider that sings is told them, in English: 'calm hymn with church organ'. */
export function sungStyle({ form, mood, instrument }: SongChoices): string {
  return `${moods[mood]} ${forms[form]} with ${instruments[instrument]}`
}

/** As long as the song is by the rules' melody, within what a provider sings. In seconds. */
export function sungSeconds({ durationSeconds }: { durationSeconds: number | null }): number {
  return Math.min(Math.max(durationSeconds ?? 60, 20), 300)
}
