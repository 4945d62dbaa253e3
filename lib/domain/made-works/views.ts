import type { MadeBy, MadeKind } from '@/lib/domain/made-works/schema'

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
