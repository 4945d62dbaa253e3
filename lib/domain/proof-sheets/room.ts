import type { SheetRoom } from '@/lib/domain/proof-sheets/paths'
import type { FormValues } from '@/lib/server/command'

/** Which of the two rooms a plain form was sent from: where its browser goes back to. */
export function roomOf(values: FormValues): SheetRoom {
  return values.room === 'house' ? 'house' : 'reseller'
}
