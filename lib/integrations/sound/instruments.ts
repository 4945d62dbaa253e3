import 'server-only'
import path from 'node:path'

export type Role = 'melody' | 'accompaniment' | 'bass'

export type Instrument = 'piano' | 'organ' | 'guitar' | 'harp' | 'strings' | 'flute' | 'music_box'

/** The sound bank (`npm run instruments`). Read when a song is rendered, not imported. */
export function instrumentsFile(): string {
  return path.join(/* turbopackIgnore: true */ process.cwd(), 'lib/integrations/sound/instruments/mindelund.sf3')
}

/** How a part is played: the General MIDI program from 0, the channel's volume and position (0 left, 64 middle, 127 right). */
export type Player = { program: number; volume: number; pan: number }

/** The players of an instrument's three parts, balanced so that the melody stands out alike whatever plays it. */
export function playersOf(instrument: Instrument): Record<Role, Player> {
  const names = players[instrument]
  const missing = (role: Role) => roles[role].level - programs[names[role]][role]
  const loudest = Math.max(missing('melody'), missing('accompaniment'), missing('bass'))
  const playerOf = (role: Role): Player => ({
    program: programs[names[role]].program,
    volume: volumeOf(missing(role) - loudest),
    pan: roles[role].pan,
  })
  return { melody: playerOf('melody'), accompaniment: playerOf('accompaniment'), bass: playerOf('bass') }
}

/** The volume controller that lowers a channel by so many dB: 40·log10(volume / 127) (General MIDI, recommended practice). */
function volumeOf(decibels: number): number {
  return Math.round(127 * 10 ** (decibels / 40))
}

/** `level`: beside the melody, in dB, at the same velocity; an arrangement's velocities come on top. */
const roles: Record<Role, { level: number; pan: number }> = {
  melody: { level: 0, pan: 64 },
  accompaniment: { level: -3, pan: 52 },
  bass: { level: -1, pan: 72 },
}

/** What one voice of each measures in LUFS, in an octave that suits the part, at velocity 80 and full volume. */
const programs = {
  piano: { program: 0, melody: -33.2, accompaniment: -31.8, bass: -31.6 },
  musicBox: { program: 10, melody: -29.6, accompaniment: -29.2, bass: -28.1 },
  organ: { program: 19, melody: -27.9, accompaniment: -28, bass: -28.6 },
  guitar: { program: 24, melody: -33.5, accompaniment: -28.8, bass: -27.9 },
  cello: { program: 42, melody: -27.5, accompaniment: -28, bass: -29.8 },
  harp: { program: 46, melody: -31.7, accompaniment: -30.3, bass: -33.1 },
  strings: { program: 48, melody: -28.3, accompaniment: -29.8, bass: -30.1 },
  flute: { program: 73, melody: -25.8, accompaniment: -28.1, bass: -31.3 },
} as const

/** As `arrange` writes for them (lib/integrations/score/arrange.ts). */
const players: Record<Instrument, Record<Role, keyof typeof programs>> = {
  piano: { melody: 'piano', accompaniment: 'piano', bass: 'piano' },
  organ: { melody: 'organ', accompaniment: 'organ', bass: 'organ' },
  guitar: { melody: 'guitar', accompaniment: 'guitar', bass: 'guitar' },
  harp: { melody: 'harp', accompaniment: 'harp', bass: 'harp' },
  strings: { melody: 'strings', accompaniment: 'strings', bass: 'cello' },
  flute: { melody: 'flute', accompaniment: 'harp', bass: 'harp' },
  music_box: { melody: 'musicBox', accompaniment: 'musicBox', bass: 'musicBox' },
}
