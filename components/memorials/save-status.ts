/** How it stands with what was typed into a section. */
export type SaveStatus =
  | { kind: 'idle' | 'waiting' | 'saving' | 'offline' | 'session' | 'refused' | 'conflict' }
  | { kind: 'saved'; at: Date }
  | { kind: 'failed'; message: string }

// The most urgent first: one line speaks for all sections.
const urgency = ['session', 'conflict', 'failed', 'offline', 'refused', 'saving', 'waiting', 'saved', 'idle'] as const

/** What to say for all sections together; of those that are saved the last one counts. */
export function mostUrgent(statuses: readonly SaveStatus[]): SaveStatus {
  const ranked = statuses.toSorted(
    (left, right) => urgency.indexOf(left.kind) - urgency.indexOf(right.kind) || savedAt(right) - savedAt(left),
  )
  return ranked[0] ?? { kind: 'idle' }
}

function savedAt(status: SaveStatus): number {
  return status.kind === 'saved' ? status.at.getTime() : 0
}
