import { z } from 'zod'
import { providers } from '@/lib/domain/made-works/provider-copy'
import { singleLine } from '@/lib/domain/memorials/field-schemas'
import { memorialKeyInput } from '@/lib/domain/memorials/schema'
import { agreeFirst } from '@/lib/domain/songs/copy'
import { ofSong, sentenceKey, sentencesMost, songChoices, songVerses, versesMost } from '@/lib/domain/songs/schema'
import { fetchAgain } from '@/lib/shared/input/fetch-again'
import { listOf } from '@/lib/shared/input/list-of'
import { tick } from '@/lib/shared/input/tick'
import { boundedText } from '@/lib/shared/input/typed-text'

/** Songs on one page: more than a family makes, and few enough for one answer. */
export const songsMost = 20
export const songTitleMost = 120

const revision = z.number().int().positive()
const title = singleLine(songTitleMost).min(1, 'Skriv, hvad sangen skal hedde.')

/** A life story as it was read, so that a sentence's number means the same one when it comes back. */
const storyMark = boundedText(32).regex(/^[0-9a-f]{32}$/, fetchAgain)

/** The first step of a new song: what it is about, and how it is to sound. */
export const songBeginning = songChoices.omit({ seed: true }).extend({
  title,
  /** How many verses are made; fewer where the sentences do not suffice. */
  verses: z.number().int().min(1).max(versesMost),
  /** In the order of the life story; empty lets the rules choose. */
  sentences: listOf(sentenceKey, { most: sentencesMost, tooMany: `Vælg højst ${sentencesMost} sætninger.` }),
})
export type SongBeginning = z.output<typeof songBeginning>

export const beginSongInput = songBeginning.extend({
  id: memorialKeyInput.shape.id,
  storyMark,
  /** The same number and choices make the same song; one is drawn when it is left out. */
  seed: songChoices.shape.seed.optional(),
})

/** What the editor of a song changes. */
export const songEdit = z.object({ title, choices: songChoices, verses: songVerses })
export type SongEdit = z.output<typeof songEdit>

export const updateSongInput = songEdit.extend({ ...ofSong, revision })
/** For commands on a song as it was last seen. */
export const songAtInput = z.object({ ...ofSong, revision })

/** Who the editor was told that it is sent to: another one needs another yes. */
const toldOf = { provider: z.enum(providers, fetchAgain), model: boundedText(120, { missing: fetchAgain }) }

/** An order of something that a provider makes, with the consent as the page words it (`made-works/provider-copy.ts`). */
export const songOrderInput = songAtInput.extend({
  ...toldOf,
  agreed: tick.refine((isTicked) => isTicked, agreeFirst),
})

/** Which sound of a song comes on the page: that by rules, or what a voice sang. */
export const publishSongInput = songAtInput.extend({
  recording: z.enum(['rules', 'sung'], fetchAgain).default('rules'),
})

/** What a song can be taken home as, by the end of its address. */
export const songFiles = ['svg', 'pdf', 'musicxml', 'midi', 'mp3', 'm4a'] as const
export type SongFile = (typeof songFiles)[number]
export const songFileInput = z.object({ ...ofSong, file: z.enum(songFiles) })
export const sheetFileInput = z.object({ ...ofSong, file: z.enum(['svg', 'pdf']) })
