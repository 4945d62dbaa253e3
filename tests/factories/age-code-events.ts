import { asOwner } from '@/tests/factories/as-owner'

/** Moves a code's past events to `at`, bypassing the trigger that protects the history. */
export async function ageCodeEvents(qrCodeId: string, at: Date): Promise<void> {
  await asOwner('SET LOCAL session_replication_role = replica', {
    text: 'UPDATE "QrEvent" SET at = $2 WHERE "qrCodeId" = $1',
    values: [qrCodeId, at],
  })
}
