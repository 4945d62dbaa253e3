import { z } from 'zod'
import { boundedText } from '@/lib/shared/input/typed-text'

/** What the ledger has rows for. */
export const madeKinds = ['song_words', 'song_melody', 'song_voice', 'moving_greeting', 'portrait_motion'] as const
export type MadeKind = (typeof madeKinds)[number]

/** By our own rules, or by a model of a provider's. */
export const madeBys = ['rules', 'model'] as const
export type MadeBy = (typeof madeBys)[number]

/** What something was made from: a sentence as it stood, or a picture. */
export const madeSource = z.discriminatedUnion('type', [
  z.object({ type: z.literal('sentence'), text: boundedText(2000) }),
  z.object({ type: z.literal('picture'), mediaId: z.uuid() }),
])
export type MadeSource = z.output<typeof madeSource>

/** Somebody's act, with the name as it stood then. */
export type MadeAct = { by: string; at: string }

/** A row of the account as the page's owner reads it. Times are ISO. */
export type MadeWorkView = {
  id: string
  kind: MadeKind
  madeBy: MadeBy
  title: string
  asked: MadeAct
  purpose: string
  /** The sentences it was made from, as they stood. */
  sentences: string[]
  /** How many pictures it was made from. */
  pictures: number
  provider: string | null
  model: string | null
  /** The choices in words. */
  settings: { label: string; value: string }[]
  consent: (MadeAct & { text: string }) | null
  approved: MadeAct | null
  withdrawn: MadeAct | null
}

export type MadeWorksPage = { items: MadeWorkView[]; nextCursor: string | null }
