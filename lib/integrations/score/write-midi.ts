import { MIDIBuilder, MIDIControllers, MIDIMessageTypes } from 'spessasynth_core'
import { type ArrangedPart, type ArrangedSound, type ArrangementStyle, arrange } from './arrange'
import { type Score, ticksPerQuarter } from './score'
import { placedPhrases } from './score-times'

/** General MIDI programs, counted from 0. */
export const midiPrograms: Record<ArrangedSound, number> = {
  piano: 0,
  music_box: 10,
  organ: 19,
  guitar: 24,
  cello: 42,
  harp: 46,
  strings: 48,
  flute: 73,
}

const partNames: Record<ArrangedPart['role'], string> = {
  melody: 'Melodi',
  accompaniment: 'Akkompagnement',
  bass: 'Bas',
}

/**
 * A song as a standard MIDI file, format 1: the tempo, then a track for each part of its arrangement; the melody has the
 * syllables as lyric events in UTF-8 (RP-017: a word's last syllable ends with a space).
 */
export function writeMidi(score: Score, style: ArrangementStyle): Uint8Array {
  const file = new MIDIBuilder({
    timeDivision: ticksPerQuarter,
    initialTempo: score.tempo,
    format: 1,
    name: score.title,
  })
  for (const [index, part] of arrange(score, style).entries()) {
    file.addTrack(partNames[part.role])
    writePart(file, part, { track: index + 1, channel: index })
  }
  writeLyrics(file, score, 1)
  file.flush()
  return new Uint8Array(file.writeMIDI())
}

type Place = { track: number; channel: number }

function writePart(file: MIDIBuilder, { name, notes }: ArrangedPart, { track, channel }: Place): void {
  file.programChange(0, track, channel, midiPrograms[name])
  file.controllerChange(0, track, channel, MIDIControllers.reverbDepth, 60)
  for (const { at, ticks, midi, velocity } of notes) {
    file.noteOn(at, track, channel, midi, velocity)
    file.noteOff(at + ticks, track, channel, midi)
  }
}

function writeLyrics(file: MIDIBuilder, score: Score, track: number): void {
  const encoder = new TextEncoder()
  for (const { phrase, at } of placedPhrases(score)) {
    for (const note of phrase.notes) {
      if (!note.syllable) continue
      const { text, endsWord } = note.syllable
      file.addEvent(at + note.at, track, MIDIMessageTypes.lyric, encoder.encode(endsWord ? `${text} ` : text))
    }
  }
}
