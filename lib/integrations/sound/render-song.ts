import 'server-only'
import { readFile } from 'node:fs/promises'
import { SoundBankLoader, SpessaSynthProcessor } from 'spessasynth_core'
import { ticksPerQuarter } from '@/lib/integrations/score/score'
import { evenLoudness } from '@/lib/integrations/sound/even-loudness'
import {
  type Instrument,
  instrumentsFile,
  type Player,
  playersOf,
  type Role,
} from '@/lib/integrations/sound/instruments'
import { longestSongSeconds, tailSeconds } from '@/lib/integrations/sound/song-length'

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
