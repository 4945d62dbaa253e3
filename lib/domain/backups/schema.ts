import { z } from 'zod'

/** A backup that was made. `bytes`: how large it is, if it is known; up to a million terabytes. */
export const noteBackupInput = z.object({
  bytes: z.int('Skriv et helt antal bytes.').min(0).max(Number.MAX_SAFE_INTEGER).optional(),
})

/** `at` in ISO 8601. */
export type BackupView = { id: string; at: string; bytes: number | null }
export type BackupsView = { latest: BackupView[]; hours: number }
