import type { AccessRow } from '@/tests/access/row'
import { accountRows } from '@/tests/access/rows/accounts'
import { contributionRows } from '@/tests/access/rows/contributions'
import { memorialRows } from '@/tests/access/rows/memorials'
import { notificationRows } from '@/tests/access/rows/notifications'
import { privacyRows } from '@/tests/access/rows/privacy'
import { profileRows } from '@/tests/access/rows/profile'
import { qrCodeRows } from '@/tests/access/rows/qr-codes'
import { resellersRows } from '@/tests/access/rows/resellers'
import { supportRows } from '@/tests/access/rows/support'

/** What every caller gets from every command: concept.verb → row. */
export const accessRows: Record<string, AccessRow> = {
  ...accountRows,
  ...contributionRows,
  ...memorialRows,
  ...notificationRows,
  ...privacyRows,
  ...profileRows,
  ...qrCodeRows,
  ...resellersRows,
  ...supportRows,
}
