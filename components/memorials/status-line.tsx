import type { SaveStatus } from '@/components/memorials/save-status'
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
