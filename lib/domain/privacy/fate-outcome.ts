import type { FateKind } from '@/lib/domain/privacy/schema'

type State = 'draft' | 'published' | 'archived' | 'memorialised'
/** What a page becomes when its owner has left: deleted, hidden and kept, or open and kept by the operator. */
export type Outcome = 'deleted' | 'archived' | 'memorialised'

/**
 * The outcome for a page whose owner leaves. `fate` is null for a page created after the choice, and hand_over here
 * means that nobody took it over in time: a page that visitors could read stays open, since only its owner may close it
 * (docs/decisions/019).
 */
export function outcomeFor(state: State, fate: FateKind | null): Outcome {
  if (fate === 'delete') return 'deleted'
  if (fate === 'archive') return 'archived'
  return state === 'published' || state === 'memorialised' ? 'memorialised' : 'archived'
}

/** The outcome for one page as a sentence, for the last mail. */
export function outcomeSentence(name: string, outcome: Outcome): string {
  if (outcome === 'deleted') return `Mindesiden for ${name} er slettet.`
  if (outcome === 'archived') return `Mindesiden for ${name} er skjult, og vi gemmer den.`
  return `Mindesiden for ${name} bliver stående, og vi passer på den.`
}
