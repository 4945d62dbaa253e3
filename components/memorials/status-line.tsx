import { formatTime } from '@/lib/shared/danish-time'

const tabletFromPx = 600

/** The save status in one sentence. */
export function StatusLine({ status }: { status: SaveStatus }) {
  switch (status.kind) {
    case 'idle':
      return 'Alt gemmes af sig selv.'
    case 'waiting':
      return 'Ikke gemt endnu'
    case 'saving':
      return 'Gemmer...'
    case 'saved':
      return `Gemt kl. ${formatTime(status.at)}`
    case 'offline':
      return `Ikke gemt: ingen forbindelse. Det ligger her på ${deviceName()}.`
    case 'session':
      return 'Ikke gemt: log ind igen. Det, du skrev, er ikke væk.'
    case 'refused':
      return 'Noget skal rettes. Resten er gemt.'
    case 'conflict':
      return 'Vælg, hvilken tekst der skal stå. Resten er gemt.'
    case 'failed':
      return `Kunne ikke gemmes: ${status.message}`
  }
}

/** Called only after typing, so `window` exists. */
function deviceName(): string {
  if (!window.matchMedia('(pointer: coarse)').matches) return 'computeren'
  return Math.min(window.screen.width, window.screen.height) < tabletFromPx ? 'telefonen' : 'tabletten'
}

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
