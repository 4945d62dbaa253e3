import 'server-only'
import type { Sentence, SourcedLine } from '@/lib/integrations/language-model/check-sources'

export type VerseRequest = {
  sentences: readonly Sentence[]
  form: 'hymn' | 'ballad' | 'lullaby'
  mood: 'bright' | 'calm' | 'wistful'
  /** 1 to 8. */
  verses: number
  signal?: AbortSignal
}

export type ProposedVerses = {
  /** Verses of lines. `from` has keys of the sentences; none where the line has no source. */
  lines: SourcedLine[][]
  provider: 'anthropic' | 'openai'
  model: string
  /** What the provider calls its answer. */
  ref: string
}

/** Words only: nothing that comes back is run, opened or followed. Every method throws ModelCallError. */
export type LanguageModel = {
  provider: ProposedVerses['provider']
  model: string
  writeVerses: (request: VerseRequest) => Promise<ProposedVerses>
}

export type ModelSettings = {
  apiKey: string
  model: string
  /** Another server that speaks the provider's API. */
  apiUrl?: string | undefined
  timeoutMs?: number
}

export const verseTimeoutMs = 90_000
/** Eight verses of four lines with their keys are some 2,000 tokens; the rest is room for a model that thinks first. */
export const verseTokensMost = 8000
