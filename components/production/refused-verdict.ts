import type { ShownVerdict } from '@/components/production/scan-verdict'
import { ApiError } from '@/lib/client/api'

// Refusals that must be visible across the workshop; most remove the piece from the station, and inline errors with it.
const titles: Readonly<Record<string, string>> = {
  PIECE_WRONG_CODE: 'Forkert kode',
  PIECE_OTHER_SCANNED: 'Forkert kode',
  PIECE_WRONG_ADDRESS: 'Forkert adresse',
  PIECE_OUT_OF_USE: 'Stykket er stoppet',
  PIECE_TAKEN: 'Stykket er taget',
  PIECE_NOT_YOURS: 'Stykket er ikke hos dig',
  PIECE_WRONG_STATE: 'Stykket er kommet videre',
}

/** The refusal for the full screen; null if it belongs beside the pressed button. */
export function refusedVerdict(failure: unknown): ShownVerdict | null {
  if (!(failure instanceof ApiError)) return null
  const title = titles[failure.code ?? '']
  return title ? { verdict: 'bad', title, text: failure.message } : null
}
