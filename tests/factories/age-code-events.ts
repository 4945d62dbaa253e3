import { asOwner } from '@/tests/factories/as-owner'

/** What has happened to a code so far happened at `at`: past the trigger that keeps the history as it is. */
export async function ageCodeEvents(qrCodeId: string, at: Date): Promise<void> {
  await asOwner('SET LOCAL session_replication_role = replica', {
    text: 'UPDATE "QrEvent" SET at = $2 WHERE "qrCodeId" = $1',
    values: [qrCodeId, at],
  })
}
