import { z } from 'zod'
import type { ComingPlan } from '@/lib/domain/billing/plan-state'
import type { Provider } from '@/lib/domain/made-works/provider-copy'
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

export type SongStatus = 'draft' | 'rendering' | 'ready' | 'failed'

/** A song in a list. */
export type SongSummary = {
  id: string
  title: string
  status: SongStatus
  /** '24. november 2026' */
  changedOn: string
  isOnPage: boolean
}

/** The songs of a page, newest first, for its editors. */
export type SongsView = {
  memorial: { id: string; slug: string }
  items: SongSummary[]
  hasStory: boolean
  /** Whether the page's plan has songs. */
  isInPlan: boolean
  coming: ComingPlan | null
  /** How many there is room for. */
  most: number
}

/** A provider that a song can be sent to, and the sentence that an editor agrees to first. */
export type ModelOffer = { provider: Provider; name: string; model: string; consent: string }

/** One song, for the page's editors. */
export type SongView = {
  id: string
  memorial: { id: string; slug: string }
  title: string
  choices: SongChoices
  /** What it is made of, as it stood. */
  sentences: Sentence[]
  verses: SongVerse[]
  status: SongStatus
  /** 0 to 100 while it is made. */
  progress: number
  /** Why it was not made. */
  failure: string | null
  /** Who can write words for it; null without a key. */
  wordsOffer: ModelOffer | null
  /** Whether words were ordered and are not here yet. */
  isBeingWritten: boolean
  /** Why ordered words did not come; until the song is changed. */
  wordsFailure: string | null
  /** Who can sing it; null without a key. */
  voiceOffer: ModelOffer | null
  /** Whether a voice was ordered and is not here yet. */
  isBeingSung: boolean
  /** Why an ordered voice did not come; until the song is changed. */
  voiceFailure: string | null
  /** What a voice sang; `isCurrent` while it is of the words as they are now. */
  sung: { id: string; durationSeconds: number; isCurrent: boolean } | null
  /** Whether that is what the page has, and not the sound by rules. */
  isSungOnPage: boolean
  revision: number
  /** Whether sound and sheets are of the words and the melody as they are now. */
  isMade: boolean
  durationSeconds: number | null
  isOnPage: boolean
}

/** What a new song can be made of. */
export type SongBeginningView = {
  memorial: { id: string; slug: string }
  /** Whether the page's plan has songs. */
  isInPlan: boolean
  coming: ComingPlan | null
  /** 'Sangen om Karen' */
  title: string
  sentences: Sentence[]
  /** Keys of the sentences that the rules would choose. */
  proposed: string[]
  storyMark: string
}
