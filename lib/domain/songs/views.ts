import type { ComingPlan } from '@/lib/domain/billing/plan-state'
import type { Provider } from '@/lib/domain/made-works/provider-copy'
import type { Sentence, SongChoices, SongVerse } from '@/lib/domain/songs/schema'

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
