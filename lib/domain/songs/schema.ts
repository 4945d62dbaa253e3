import { z } from 'zod'
import { memorialKeyInput } from '@/lib/domain/memorials/schema'
import { cleanLine } from '@/lib/shared/input/clean-text'
import { listOf } from '@/lib/shared/input/list-of'
import { boundedText, typedText } from '@/lib/shared/input/typed-text'

export const songForms = ['hymn', 'ballad', 'lullaby'] as const
export type SongForm = (typeof songForms)[number]
export const songMoods = ['bright', 'calm', 'wistful'] as const
export type SongMood = (typeof songMoods)[number]
export const songInstruments = ['piano', 'organ', 'guitar', 'harp', 'strings', 'flute', 'music_box'] as const
export type SongInstrument = (typeof songInstruments)[number]

export const versesMost = 8
export const linesOfVerse = 4
export const lineLengthMost = 120
/** Sentences of a life story that one song is made of. */
export const sentencesMost = 40
export const sentenceLengthMost = 2000

/** A sentence of the life story, numbered as it stands: 's1' is the first. */
export const sentenceKey = boundedText(6).regex(/^s[1-9]\d{0,4}$/)
export type Sentence = { key: string; text: string }

/** Who wrote a line as it stands: our rules, somebody by hand, or a model. */
export const lineOrigins = ['rules', 'hand', 'model'] as const

export const songLine = z.object({
  text: typedText(lineLengthMost, cleanLine, { missing: 'Skriv linjen.' }),
  /** The sentences it says; empty for one without a source. */
  from: listOf(sentenceKey, { most: 4 }),
  origin: z.enum(lineOrigins),
  /** Its last words, where rules added them for the rhyme; they tell nothing of the life. */
  added: boundedText(60).nullable().default(null),
  /** Whether a person has accepted a model's line that says no sentence. */
  isAccepted: z.boolean().default(false),
})
export type SongLine = z.output<typeof songLine>

export const songVerse = z.object({ lines: listOf(songLine, { least: 1, most: linesOfVerse }) })
export type SongVerse = z.output<typeof songVerse>
export const songVerses = listOf(songVerse, { least: 1, most: versesMost })

/** The numbers that words and melody are drawn by. */
export const seedMost = 999_999

/** What a melody follows from besides the words. The same of all of them give the same song. */
export const songChoices = z.object({
  form: z.enum(songForms, 'Vælg, om det skal være en salme, en vise eller en vuggevise.'),
  mood: z.enum(songMoods, 'Vælg en stemning.'),
  instrument: z.enum(songInstruments, 'Vælg et instrument.'),
  seed: z.number().int().min(1).max(seedMost),
})
export type SongChoices = z.output<typeof songChoices>

export const ofSong = { id: memorialKeyInput.shape.id, songId: z.uuid('Sangen findes ikke mere.') }
export const songKeyInput = z.object(ofSong)
