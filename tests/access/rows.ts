import type { AccessRow } from '@/tests/access/row'
import { accountDeskRows } from '@/tests/access/rows/account-desk'
import { accountRows } from '@/tests/access/rows/accounts'
import { albumRows } from '@/tests/access/rows/albums'
import { auditRows } from '@/tests/access/rows/audit'
import { billingRows } from '@/tests/access/rows/billing'
import { bookkeepingRows } from '@/tests/access/rows/bookkeeping'
import { ceremonyRows } from '@/tests/access/rows/ceremonies'
import { contributionRows } from '@/tests/access/rows/contributions'
import { demoRows } from '@/tests/access/rows/demo'
import { editingRows } from '@/tests/access/rows/editing'
import { exportRows } from '@/tests/access/rows/exports'
import { familyTreeRows } from '@/tests/access/rows/family-tree'
import { faultRows } from '@/tests/access/rows/faults'
import { followerRows } from '@/tests/access/rows/followers'
import { invoiceRows } from '@/tests/access/rows/invoices'
import { memberRows } from '@/tests/access/rows/members'
import { memorialRows } from '@/tests/access/rows/memorials'
import { movingGreetingRows } from '@/tests/access/rows/moving-greetings'
import { musicRows } from '@/tests/access/rows/music'
import { notificationRows } from '@/tests/access/rows/notifications'
import { packageRows } from '@/tests/access/rows/packages'
import { paymentRows, settlementRows } from '@/tests/access/rows/payments'
import { portraitMotionRows } from '@/tests/access/rows/portrait-motion'
import { privacyRows } from '@/tests/access/rows/privacy'
import { productionRows } from '@/tests/access/rows/production'
import { profileRows } from '@/tests/access/rows/profile'
import { proofSheetRows } from '@/tests/access/rows/proof-sheets'
import { pushRows } from '@/tests/access/rows/push'
import { qrCodeRows } from '@/tests/access/rows/qr-codes'
import { queueRows } from '@/tests/access/rows/queues'
import { reportRows } from '@/tests/access/rows/reports'
import { resellerStockRows } from '@/tests/access/rows/reseller-stock'
import { resellersRows } from '@/tests/access/rows/resellers'
import { secondFactorRows } from '@/tests/access/rows/second-factor'
import { setAsideJobRows } from '@/tests/access/rows/set-aside-jobs'
import { shopOrderRows } from '@/tests/access/rows/shop-orders'
import { songRows } from '@/tests/access/rows/songs'
import { stoneRows } from '@/tests/access/rows/stones'
import { storageUseRows } from '@/tests/access/rows/storage-use'
import { subscriptionRows } from '@/tests/access/rows/subscriptions'
import { supportRows } from '@/tests/access/rows/support'
import { timelineRows } from '@/tests/access/rows/timeline'
import { treeCheckRows } from '@/tests/access/rows/tree-checks'
import { treeFileRows } from '@/tests/access/rows/tree-files'
import { treeLinkRows } from '@/tests/access/rows/tree-links'
import { uploadRows } from '@/tests/access/rows/uploads'
import { versionRows } from '@/tests/access/rows/versions'

/** The outcome of every command for every caller: concept.verb → row. */
export const accessRows: Record<string, AccessRow> = {
  ...accountDeskRows,
  ...accountRows,
  ...albumRows,
  ...auditRows,
  ...billingRows,
  ...bookkeepingRows,
  ...ceremonyRows,
  ...contributionRows,
  ...demoRows,
  ...editingRows,
  ...exportRows,
  ...familyTreeRows,
  ...faultRows,
  ...followerRows,
  ...invoiceRows,
  ...memberRows,
  ...memorialRows,
  ...musicRows,
  ...notificationRows,
  ...packageRows,
  ...paymentRows,
  ...settlementRows,
  ...portraitMotionRows,
  ...privacyRows,
  ...productionRows,
  ...profileRows,
  ...pushRows,
  ...proofSheetRows,
  ...qrCodeRows,
  ...queueRows,
  ...reportRows,
  ...resellerStockRows,
  ...resellersRows,
  ...secondFactorRows,
  ...setAsideJobRows,
  ...shopOrderRows,
  ...songRows,
  ...stoneRows,
  ...storageUseRows,
  ...subscriptionRows,
  ...supportRows,
  ...timelineRows,
  ...treeCheckRows,
  ...treeFileRows,
  ...treeLinkRows,
  ...uploadRows,
  ...movingGreetingRows,
  ...versionRows,
}
