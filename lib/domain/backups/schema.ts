import { z } from 'zod'

/** A backup that was made. `bytes`: how large it is, if it is known; up to a million terabytes. */
export const noteBackupInput = z.object({
  bytes: z.int('Skriv et helt antal bytes.').min(0).max(Number.MAX_SAFE_INTEGER).optional(),
})

export const restorationKey = z.object({ id: z.uuid() })

/** Moments in ISO 8601. `verifiedAt`: when it was restored on trial. */
export type BackupView = { id: string; at: string; bytes: number | null; verifiedAt: string | null }
/**
 * How far the service's own backup has come; null where others make them. `reachedAt`: everything until then is
 * in it; null where only whole copies of the database are made. */
export type BackupReachView = { place: string; reachedAt: string | null; problem: string | null }
/** What was made safe after a restore. `chargesCheckedAt` is null until the payment provider was asked. */
export type RestorationView = {
  id: string
  at: string
  moment: string
  firstSkipped: number | null
  lastSkipped: number | null
  heldMails: number
  heldJobs: number
  heldCharges: number
  chargesCheckedAt: string | null
  isSeen: boolean
}
export type BackupsView = {
  latest: BackupView[]
  hours: number
  reach: BackupReachView | null
  restorations: RestorationView[]
}
