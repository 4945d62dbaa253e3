import type { AccessRow } from '@/tests/access/row'
import { accountRows } from '@/tests/access/rows/accounts'
import { albumRows } from '@/tests/access/rows/albums'
import { contributionRows } from '@/tests/access/rows/contributions'
import { editingRows } from '@/tests/access/rows/editing'
import { memberRows } from '@/tests/access/rows/members'
import { memorialRows } from '@/tests/access/rows/memorials'
import { notificationRows } from '@/tests/access/rows/notifications'
import { privacyRows } from '@/tests/access/rows/privacy'
import { profileRows } from '@/tests/access/rows/profile'
import { pushRows } from '@/tests/access/rows/push'
import { qrCodeRows } from '@/tests/access/rows/qr-codes'
import { resellersRows } from '@/tests/access/rows/resellers'
import { supportRows } from '@/tests/access/rows/support'
import { timelineRows } from '@/tests/access/rows/timeline'
import { uploadRows } from '@/tests/access/rows/uploads'
import { versionRows } from '@/tests/access/rows/versions'

/** What every caller gets from every command: concept.verb → row. */
export const accessRows: Record<string, AccessRow> = {
  ...accountRows,
  ...albumRows,
  ...contributionRows,
  ...editingRows,
  ...memberRows,
  ...memorialRows,
  ...notificationRows,
  ...privacyRows,
  ...profileRows,
  ...pushRows,
  ...qrCodeRows,
  ...resellersRows,
  ...supportRows,
  ...timelineRows,
  ...uploadRows,
  ...versionRows,
}
