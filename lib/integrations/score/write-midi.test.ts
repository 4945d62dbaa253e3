import { BasicMIDI, MIDIMessageTypes } from 'spessasynth_core'
import { expect, test } from 'vitest'
import { composeMelody } from '@/lib/domain/songs/melody/compose-melody'
import { songForms, songInstruments } from '@/lib/domain/songs/schema'
import { unevenVerses } from '@/tests/factories/sung-verses'
import { arrange } from './arrange'
import { ticksPerQuarter } from './score'
import { songTicks } from './score-times'
import { midiPrograms, writeMidi } from './write-midi'

const score = composeMelody({ title: 'Sangen om Søren', form: 'hymn', mood: 'calm', seed: 7, verses: unevenVerses })
const read = (bytes: Uint8Array) => BasicMIDI.fromArrayBuffer(Uint8Array.from(bytes).buffer)
const lyricsOf = (file: BasicMIDI) => file.lyrics.map(({ data }) => new TextDecoder().decode(Uint8Array.from(data)))

test('the file reads back with its words, Danish letters and all', () => {
  const file = read(writeMidi(score, 'piano'))
  expect(file.format).toBe(1)
  expect(file.timeDivision).toBe(ticksPerQuarter)
  const names = file.tracks[0]?.events.filter(({ statusByte }) => statusByte === MIDIMessageTypes.trackName) ?? []
  expect(names.map(({ data }) => new TextDecoder().decode(Uint8Array.from(data)))).toContain('Sangen om Søren')
  const lines = unevenVerses.flatMap((verse) =>
    verse.map((line) => line.map(({ text, endsWord }) => (endsWord ? `${text} ` : text)).join('')),
  )
  expect(lyricsOf(file).join('')).toBe(lines.join(''))
})

test('it lasts as long as the score and says how fast', () => {
  for (const form of songForms) {
    const song = composeMelody({ title: 'x', form, mood: 'wistful', seed: 2, verses: unevenVerses })
    const file = read(writeMidi(song, 'organ'))
    expect(file.lastVoiceEventTick).toBe(songTicks(song))
    expect(file.duration).toBeCloseTo((songTicks(song) / ticksPerQuarter / song.tempo) * 60, 1)
  }
})

test('every instrument has its tracks, sounds and notes', () => {
  for (const style of songInstruments) {
    const parts = arrange(score, style)
    const file = read(writeMidi(score, style))
    expect(file.tracks).toHaveLength(parts.length + 1)
    for (const [index, { name, notes }] of parts.entries()) {
      const events = file.tracks[index + 1]?.events ?? []
      const program = events.find(({ statusByte }) => statusByte >> 4 === 0xc)
      expect(program?.data[0]).toBe(midiPrograms[name])
      const struck = events.filter(({ statusByte, data }) => statusByte >> 4 === 0x9 && (data[1] ?? 0) > 0)
      expect(struck.map(({ ticks, data }) => [ticks, data[0]])).toEqual(notes.map(({ at, midi }) => [at, midi]))
    }
  }
})

test('the same song is the same file', () => {
  expect(writeMidi(score, 'harp')).toEqual(writeMidi(score, 'harp'))
})
