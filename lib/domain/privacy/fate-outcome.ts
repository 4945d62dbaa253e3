import type { FateKind } from '@/lib/domain/privacy/schema'

type State = 'draft' | 'published' | 'archived' | 'memorialised'
/** What a page is once its owner has left: gone, hidden and kept, or open and kept by the house. */
export type Outcome = 'deleted' | 'archived' | 'memorialised'

/**
 * What becomes of a page whose owner leaves. `fate` is null for a page that came after the choice, and hand_over here
 * means that nobody took it over in time: what strangers could read stays open, since only its owner may make a page go
 * dark (docs/decisions/019).
 */
export function outcomeFor(state: State, fate: FateKind | null): Outcome {
  if (fate === 'delete') return 'deleted'
  if (fate === 'archive') return 'archived'
  return state === 'published' || state === 'memorialised' ? 'memorialised' : 'archived'
}

/** The outcome for one page in a sentence, for the last mail. */
export function outcomeSentence(name: string, outcome: Outcome): string {
  if (outcome === 'deleted') return `Mindesiden for ${name} er slettet.`
  if (outcome === 'archived') return `Mindesiden for ${name} er skjult, og vi gemmer den.`
  return `Mindesiden for ${name} bliver stående, og vi passer på den.`
}
