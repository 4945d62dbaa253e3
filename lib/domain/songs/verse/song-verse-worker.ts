// Runs in the threads of proposals.ts: a long life story takes seconds.
import type { Sentence } from '@/lib/domain/songs/schema'
import { proposeSentences as propose } from './propose-sentences'

export { proposeVerses } from './propose-verses'

export function proposeSentences({ sentences, most }: { sentences: readonly Sentence[]; most: number }): string[] {
  return propose(sentences, most)
}
