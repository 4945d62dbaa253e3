import { create } from 'xmlbuilder2'
import type { XMLBuilder } from 'xmlbuilder2/lib/interfaces'
import { type Measure, measuresOf, type Sign } from './measures'
import { type Score, type ScoreChord, type ScoreNote, ticksPerQuarter } from './score'
import { type StropheLine, stropheOf } from './strophe'

const letters = ['F', 'C', 'G', 'D', 'A', 'E', 'B'] as const

/** A pitch class by its name on the sheet: a letter, raised (1) or lowered (-1). */
type Spelling = { letter: (typeof letters)[number]; alter: number }

/**
 * How a pitch class (0 is C) is written in a key: with the key's own notes, and what is foreign to it as a raised one,
 * as the leading notes of minor are. The circle of fifths from the key's flattest note on names all twelve.
 */
export function spell(pitchClass: number, fifths: number): Spelling {
  for (let place = fifths - 1; place <= fifths + 10; place++) {
    if ((place * 7 + 84) % 12 === pitchClass % 12) {
      const fromF = place + 1
      return { letter: letters[((fromF % 7) + 7) % 7] ?? 'C', alter: Math.floor(fromF / 7) }
    }
  }
  return { letter: 'C', alter: 0 }
}

/** The octave of a MIDI note as it is written; 4 begins at middle C. */
export function octaveOf(midi: number, { alter }: Spelling): number {
  return Math.floor((midi - alter) / 12) - 1
}

/** What a key signature does to a letter. */
function keyAlter(letter: Spelling['letter'], fifths: number): number {
  const place = letters.indexOf(letter)
  return Math.floor((fifths + 6 - place) / 7)
}

/** Who made it, as it stands above the music, and the words that are not under the notes; what is empty is left out. */
export type SheetCredits = { lyricist: string; composer: string; rights: string; moreWords: string }

/**
 * A song as MusicXML 4.0 (https://www.w3.org/2021/06/musicxml40/), UTF-8: melody with words and chord symbols, a system
 * for each line, one copy of the melody with the verses of `stropheOf` under it.
 */
export function writeMusicXml(score: Score, credits: SheetCredits): string {
  const root = create({ version: '1.0', encoding: 'UTF-8' }).dtd({
    name: 'score-partwise',
    pubID: '-//Recordare//DTD MusicXML 4.0 Partwise//EN',
    sysID: 'http://www.musicxml.org/dtds/partwise.dtd',
  })
  const document = root.ele('score-partwise', { version: '4.0' })
  document.ele('work').ele('work-title').txt(score.title)
  writeCredits(document, credits)
  const list = document.ele('part-list').ele('score-part', { id: 'P1' })
  list.ele('part-name', { 'print-object': 'no' }).txt('Sang')
  const part = document.ele('part', { id: 'P1' })
  let measures = 0
  for (const [index, system] of systemsOf(score).entries()) {
    const its = measuresOf(system.phrase, score)
    for (const [nth, measure] of its.entries()) {
      const number = String(++measures)
      const element = part.ele('measure', measure.isWhole ? { number } : { number, implicit: 'yes' })
      if (nth === 0) writeBeginning(element, index, score)
      writeMeasure(element, measure, writtenChords(system, score), system, score)
      if (nth === its.length - 1) writeBarline(element, system.end, measure)
    }
  }
  return document.end({ prettyPrint: true })
}

function writeCredits(document: XMLBuilder, { lyricist, composer, rights, moreWords }: SheetCredits): void {
  const identification = document.ele('identification')
  if (composer) identification.ele('creator', { type: 'composer' }).txt(composer)
  if (lyricist) identification.ele('creator', { type: 'lyricist' }).txt(lyricist)
  if (rights) identification.ele('rights').txt(rights)
  identification.ele('encoding').ele('software').txt('Mindelund')
  if (moreWords) document.ele('credit', { page: '1' }).ele('credit-words').txt(moreWords)
}

/** A line of the sheet: the notes of one phrase, with the words of every verse that is sung to them. */
type System = StropheLine & {
  /** Whether the words begin with the numbers of their verses. */
  isNumbered: boolean
  /** The chord that still sounds when the line begins, and need not be written again. */
  chordBefore: ScoreChord | undefined
  end: 'line' | 'song'
}

function systemsOf(score: Score): System[] {
  const { lines } = stropheOf(score)
  return lines.map(
    (line, at): System => ({
      ...line,
      isNumbered: at === 0 && score.verses.length > 1,
      chordBefore: lines[at - 1]?.phrase.chords.at(-1),
      end: at === lines.length - 1 ? 'song' : 'line',
    }),
  )
}

function writeBeginning(measure: XMLBuilder, index: number, score: Score): void {
  if (index > 0) measure.ele('print', { 'new-system': 'yes' })
  if (index === 0) {
    const attributes = measure.ele('attributes')
    attributes.ele('divisions').txt(String(ticksPerQuarter))
    attributes.ele('key').ele('fifths').txt(String(score.fifths)).up().ele('mode').txt(score.mode)
    attributes.ele('time').ele('beats').txt(String(score.beats)).up().ele('beat-type').txt(String(score.beatUnit))
    attributes.ele('clef').ele('sign').txt('G').up().ele('line').txt('2')
    const tempo = measure.ele('direction', { placement: 'above' })
    tempo.ele('direction-type').ele('words', { 'font-weight': 'bold' }).txt(score.tempoWords)
    tempo.ele('sound', { tempo: String(score.tempo) })
  }
}

function writeBarline(measure: XMLBuilder, end: System['end'], { isWhole }: Measure): void {
  const style = { song: 'light-heavy', line: isWhole ? 'regular' : 'none' }[end]
  measure.ele('barline', { location: 'right' }).ele('bar-style').txt(style)
}

/** A chord stands over the first stress that it sounds on; one that only goes on is not written again. */
function writtenChords({ phrase, chordBefore }: System, { upbeatTicks }: Score): ScoreChord[] {
  const [first, second] = phrase.chords
  const isOnlyUpbeat = second !== undefined && second.at <= upbeatTicks
  return phrase.chords.flatMap((chord) => {
    if (chord !== first || upbeatTicks === 0) return [chord]
    const goesOn = chordBefore?.root === chord.root && chordBefore.quality === chord.quality
    return isOnlyUpbeat ? (goesOn ? [] : [chord]) : [{ ...chord, at: upbeatTicks }]
  })
}

function writeMeasure(element: XMLBuilder, measure: Measure, chords: ScoreChord[], system: System, score: Score): void {
  const altered = new Map<string, number>()
  const last = system.phrase.notes.findLastIndex(({ midi }) => midi !== null)
  for (const sign of measure.signs) {
    for (const chord of chords.filter(({ at }) => at >= sign.at && at < sign.at + sign.ticks)) {
      writeChord(element, chord, chord.at - sign.at, score)
    }
    const note = element.ele('note')
    if (sign.note.midi === null) note.ele('rest')
    else writePitch(note, sign.note.midi, score)
    note.ele('duration').txt(String(sign.ticks))
    if (sign.isTiedBack) note.ele('tie', { type: 'stop' })
    if (sign.isTiedOn) note.ele('tie', { type: 'start' })
    note.ele('voice').txt('1')
    note.ele('type').txt(sign.type)
    if (sign.isDotted) note.ele('dot')
    if (sign.note.midi !== null && !sign.isTiedBack) writeAccidental(note, sign.note.midi, altered, score)
    for (const [level, beam] of sign.beams.entries()) note.ele('beam', { number: String(level + 1) }).txt(beam)
    const isBreath = sign.index === last && last === system.phrase.notes.length - 1 && system.end === 'line'
    writeNotations(note, sign, system.phrase.notes, isBreath)
    if (!sign.isTiedBack) writeWords(note, sign.index, system)
  }
}

function writeChord(measure: XMLBuilder, chord: ScoreChord, offset: number, { fifths }: Score): void {
  const { letter, alter } = spell(chord.root, fifths)
  const harmony = measure.ele('harmony')
  const root = harmony.ele('root')
  // Danes call it H; a bare B would be B flat to one and B to another.
  root.ele('root-step', letter === 'B' && alter === 0 ? { text: 'H' } : {}).txt(letter)
  if (alter !== 0) root.ele('root-alter').txt(String(alter))
  const text = { major: '', minor: 'm', dominant: '7', diminished: 'dim' }[chord.quality]
  harmony.ele('kind', { text }).txt(chord.quality)
  if (offset > 0) harmony.ele('offset').txt(String(offset))
}

function writePitch(note: XMLBuilder, midi: number, { fifths }: Score): void {
  const spelling = spell(midi % 12, fifths)
  const pitch = note.ele('pitch')
  pitch.ele('step').txt(spelling.letter)
  if (spelling.alter !== 0) pitch.ele('alter').txt(String(spelling.alter))
  pitch.ele('octave').txt(String(octaveOf(midi, spelling)))
}

const accidentals = new Map([
  [-1, 'flat'],
  [0, 'natural'],
  [1, 'sharp'],
  [2, 'double-sharp'],
])

/** An accidental holds until the end of its bar, at its own octave. */
function writeAccidental(note: XMLBuilder, midi: number, altered: Map<string, number>, { fifths }: Score): void {
  const spelling = spell(midi % 12, fifths)
  const place = `${spelling.letter}${octaveOf(midi, spelling)}`
  const holds = altered.get(place) ?? keyAlter(spelling.letter, fifths)
  if (holds === spelling.alter) return
  altered.set(place, spelling.alter)
  note.ele('accidental').txt(accidentals.get(spelling.alter) ?? 'natural')
}

function writeNotations(element: XMLBuilder, sign: Sign, notes: ScoreNote[], isLastOfLine: boolean): void {
  const slur = slurOf(sign, notes)
  const isBreath = isLastOfLine && !sign.isTiedOn
  if (!slur && !isBreath && !sign.isTiedBack && !sign.isTiedOn) return
  const notations = element.ele('notations')
  if (sign.isTiedBack) notations.ele('tied', { type: 'stop' })
  if (sign.isTiedOn) notations.ele('tied', { type: 'start' })
  if (slur) notations.ele('slur', { type: slur, number: '1' })
  if (isBreath) notations.ele('articulations').ele('breath-mark')
}

/** A syllable on several pitches has a slur over them. */
function slurOf({ index, isTiedBack, isTiedOn }: Sign, notes: ScoreNote[]): 'start' | 'stop' | null {
  const isDrawn = (note: ScoreNote | undefined) => note !== undefined && note.midi !== null && !note.syllable
  const isOnward = isDrawn(notes[index + 1])
  const isOwn = isDrawn(notes[index])
  if (isOnward && !isOwn && !isTiedBack) return 'start'
  return isOwn && !isOnward && !isTiedOn ? 'stop' : null
}

function writeWords(note: XMLBuilder, index: number, { phrase, words, isNumbered }: System): void {
  for (const { verse, syllables } of words) {
    const syllable = syllables[index]
    if (!syllable) continue
    const sung = syllables.slice(0, index).findLast((before) => before)
    const begins = sung?.endsWord ?? true
    const lyric = note.ele('lyric', { number: String(verse + 1) })
    lyric.ele('syllabic').txt(begins ? (syllable.endsWord ? 'single' : 'begin') : syllable.endsWord ? 'end' : 'middle')
    lyric.ele('text').txt(isNumbered && !sung ? `${verse + 1}.\u00a0${syllable.text}` : syllable.text)
    // The last word of a line has none: it would run on under the next.
    const goesOn = syllables.slice(index + 1).some((after) => after)
    const isHeld = phrase.notes[index + 1]?.midi && !syllables[index + 1]
    if (syllable.endsWord && goesOn && isHeld) lyric.ele('extend')
  }
}
