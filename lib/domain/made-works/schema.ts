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
