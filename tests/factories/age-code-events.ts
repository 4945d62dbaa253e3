import { db } from '@/lib/server/db'

/** What has happened to a code so far happened at `at`: past the trigger that keeps the history as it is. */
export async function ageCodeEvents(qrCodeId: string, at: Date): Promise<void> {
  await db.$transaction([
    db.$executeRaw`SET LOCAL session_replication_role = replica`,
    db.qrEvent.updateMany({ where: { qrCodeId }, data: { at } }),
  ])
}
