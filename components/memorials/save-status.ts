/** The save status of a section. */
export type SaveStatus =
  | { kind: 'idle' | 'waiting' | 'saving' | 'offline' | 'session' | 'refused' | 'conflict' }
  | { kind: 'saved'; at: Date }
  | { kind: 'failed'; message: string }

// Most urgent first: one line shows the status of all sections.
const urgency = ['session', 'conflict', 'failed', 'offline', 'refused', 'saving', 'waiting', 'saved', 'idle'] as const

/** The status of all sections together; of the saved ones the latest. */
export function mostUrgent(statuses: readonly SaveStatus[]): SaveStatus {
  const ranked = statuses.toSorted(
    (left, right) => urgency.indexOf(left.kind) - urgency.indexOf(right.kind) || savedAt(right) - savedAt(left),
  )
  return ranked[0] ?? { kind: 'idle' }
}

function savedAt(status: SaveStatus): number {
  return status.kind === 'saved' ? status.at.getTime() : 0
}
