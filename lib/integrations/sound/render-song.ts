import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { SoundBankLoader, SpessaSynthProcessor } from 'spessasynth_core'
import { ticksPerQuarter } from '@/lib/integrations/score/score'
import { evenLoudness } from '@/lib/integrations/sound/even-loudness'
import { longestSongSeconds, tailSeconds } from '@/lib/integrations/sound/song-length'

type Role = 'melody' | 'accompaniment' | 'bass'

export type Instrument = 'piano' | 'organ' | 'guitar' | 'harp' | 'strings' | 'flute' | 'music_box'

/** A part to be played: notes in ticks from the song's beginning, `midi` 60 for middle C, `velocity` 1 to 127. */
export type SoundingPart = {
  role: Role
  notes: readonly { at: number; ticks: number; midi: number; velocity: number }[]
}

export type Song = {
  parts: readonly SoundingPart[]
  /** Quarter notes a minute. */
  tempo: number
  instrument: Instrument
}

/** Samples between -1 and 1, in two channels of equal length. */
export type Sound = { left: Float32Array; right: Float32Array; sampleRate: number }

const sampleRate = 44_100
const fadeSeconds = 1.5

/**
 * MP3 and AAC move peaks by up to a decibel; in the file they stay below -1 dBTP.
 * -16 LUFS is what every piece on a page is brought to (docs/decisions/063).
 */
const target = { lufs: -16, peakDb: -2 }

/**
 * A song as it sounds on a page: played, and brought to the loudness of everything else there. The same song gives the
 * same samples. Takes 21 MB for each minute. Throws as `playSong` does.
 */
export async function renderSong(song: Song, onProgress?: (part: number) => void): Promise<Sound> {
  const sound = await playSong(song, onProgress)
  await evenLoudness([sound.left, sound.right], sampleRate, target)
  return sound
}

/**
 * Plays a song on sampled instruments, as loud as they are. `onProgress` gets the part that is played, from 0 to 1. Throws
 * for a song without notes or longer than `longestSongSeconds`.
 */
export async function playSong(song: Song, onProgress: (part: number) => void = () => {}): Promise<Sound> {
  const events = eventsOf(song)
  const last = events.at(-1)
  if (!last) throw new Error('a song without notes')
  const length = last.at + tailSeconds * sampleRate
  if (length > longestSongSeconds * sampleRate) throw new Error('a song longer than can be rendered')
  const [left, right] = [new Float32Array(length), new Float32Array(length)]
  const synth = await openSynth(playersOf(song.instrument))
  let next = 0
  for (let at = 0; at < length; at += synthQuantum) {
    for (let event = events[next]; event && event.at <= at; event = events[++next]) play(synth, event)
    synth.process(left, right, at, Math.min(synthQuantum, length - at))
    if (at % (synthQuantum * 1024) === 0) onProgress(at / length)
  }
  synth.destroySynthProcessor()
  fadeOut([left, right])
  return { left, right, sampleRate }
}

/** Samples the synthesizer makes at a time, 3 ms. */
const synthQuantum = 128

type NoteEvent = { at: number; channel: number; midi: number; velocity: number }

const channels: Record<Role, number> = { melody: 0, accompaniment: 1, bass: 2 }

/** A note's end has velocity 0, and comes before a beginning at the same time. */
function eventsOf({ parts, tempo }: Song): NoteEvent[] {
  const samplesPerTick = (60 / tempo / ticksPerQuarter) * sampleRate
  const events = parts.flatMap(({ role, notes }) =>
    notes.flatMap(({ at, ticks, midi, velocity }): NoteEvent[] => {
      const channel = channels[role]
      const sampleAt = (tick: number) => Math.round(tick * samplesPerTick)
      return [
        { at: sampleAt(at), channel, midi, velocity },
        { at: sampleAt(at + ticks), channel, midi, velocity: 0 },
      ]
    }),
  )
  return events.sort((left, right) => left.at - right.at || left.velocity - right.velocity)
}

function play(synth: SpessaSynthProcessor, { channel, midi, velocity }: NoteEvent): void {
  if (velocity > 0) synth.noteOn(channel, midi, velocity)
  else synth.noteOff(channel, midi)
}

const controllers = { volume: 7, pan: 10, reverb: 91 } as const
const roomOfAll = 50

async function openSynth(players: Record<Role, Player>): Promise<SpessaSynthProcessor> {
  const bytes = await readFile(instrumentsFile())
  const synth = new SpessaSynthProcessor(sampleRate, { eventsEnabled: false, maxBufferSize: synthQuantum })
  synth.soundBankManager.addSoundBank(SoundBankLoader.fromArrayBuffer(Uint8Array.from(bytes).buffer), 'songs')
  await synth.processorInitialized
  for (const role of ['melody', 'accompaniment', 'bass'] as const) {
    const { program, volume, pan } = players[role]
    const channel = channels[role]
    synth.programChange(channel, program)
    synth.controllerChange(channel, controllers.volume, volume)
    synth.controllerChange(channel, controllers.pan, pan)
    synth.controllerChange(channel, controllers.reverb, roomOfAll)
  }
  return synth
}

function fadeOut(sound: readonly Float32Array[]): void {
  const span = Math.round(fadeSeconds * sampleRate)
  for (const channel of sound) {
    const start = channel.length - span
    for (let at = 0; at < span; at++) channel[start + at] = (channel[start + at] ?? 0) * (1 - (at + 1) / span)
  }
}

/** The players of an instrument's three parts, balanced so that the melody stands out alike whatever plays it. */
function playersOf(instrument: Instrument): Record<Role, Player> {
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

/** How a part is played: the General MIDI program from 0, the channel's volume and position (0 left, 64 middle, 127 right). */
type Player = { program: number; volume: number; pan: number }

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

/** The sound bank (`npm run instruments`). Read when a song is rendered, not imported. */
function instrumentsFile(): string {
  return path.join(/* turbopackIgnore: true */ process.cwd(), 'lib/integrations/sound/instruments/mindelund.sf3')
}
