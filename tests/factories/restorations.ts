import { db } from '@/lib/server/db'

/** As after a restore that held nothing back; charges were asked about. */
export function createRestoration(given: { moment?: Date; chargesCheckedAt?: Date | null } = {}) {
  const { moment = new Date(), chargesCheckedAt = new Date() } = given
  return db.restoration.create({ data: { moment, chargesCheckedAt, heldMails: 0, heldJobs: 0 } })
}
