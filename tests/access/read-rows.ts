import type { ReadRow } from '@/tests/access/read-row'
import { accountDeskReads } from '@/tests/access/reads/account-desk'
import { accountReads } from '@/tests/access/reads/accounts'
import { anniversaryReads } from '@/tests/access/reads/anniversaries'
import { auditReads } from '@/tests/access/reads/audit'
import { billingReads } from '@/tests/access/reads/billing'
import { bookkeepingReads } from '@/tests/access/reads/bookkeeping'
import { ceremonyReads } from '@/tests/access/reads/ceremonies'
import { codeDeskReads } from '@/tests/access/reads/code-desk'
import { contributionReads } from '@/tests/access/reads/contributions'
import { demoReads } from '@/tests/access/reads/demo'
import { exportReads } from '@/tests/access/reads/exports'
import { familyTreeReads } from '@/tests/access/reads/family-tree'
import { faultReads } from '@/tests/access/reads/faults'
import { followerReads } from '@/tests/access/reads/followers'
import { insightReads } from '@/tests/access/reads/insights'
import { invoiceReads } from '@/tests/access/reads/invoices'
import { madeWorkReads } from '@/tests/access/reads/made-works'
import { mediaReads } from '@/tests/access/reads/media'
import { memberReads } from '@/tests/access/reads/members'
import { memorialPageReads } from '@/tests/access/reads/memorial-page'
import { memorialReads } from '@/tests/access/reads/memorials'
import { movingGreetingReads } from '@/tests/access/reads/moving-greetings'
import { musicReads } from '@/tests/access/reads/music'
import { notificationReads } from '@/tests/access/reads/notifications'
import { packageReads } from '@/tests/access/reads/packages'
import { pageCreationReads } from '@/tests/access/reads/page-creation'
import { pageDeskReads } from '@/tests/access/reads/page-desk'
import { paymentReads } from '@/tests/access/reads/payments'
import { portraitMotionReads } from '@/tests/access/reads/portrait-motion'
import { privacyReads } from '@/tests/access/reads/privacy'
import { productionReads } from '@/tests/access/reads/production'
import { proofSheetReads } from '@/tests/access/reads/proof-sheets'
import { qrCodeReads } from '@/tests/access/reads/qr-codes'
import { queueReads } from '@/tests/access/reads/queues'
import { reportReads } from '@/tests/access/reads/reports'
import { resellerStockReads } from '@/tests/access/reads/reseller-stock'
import { resellerReads } from '@/tests/access/reads/resellers'
import { serverTimeReads } from '@/tests/access/reads/server-times'
import { setAsideJobReads } from '@/tests/access/reads/set-aside-jobs'
import { sharingReads } from '@/tests/access/reads/sharing'
import { shopOrderReads } from '@/tests/access/reads/shop-orders'
import { songReads } from '@/tests/access/reads/songs'
import { stoneReads } from '@/tests/access/reads/stones'
import { storageUseReads } from '@/tests/access/reads/storage-use'
import { subscriptionReads } from '@/tests/access/reads/subscriptions'
import { supportReads } from '@/tests/access/reads/support'
import { timelineReads } from '@/tests/access/reads/timeline'
import { treeDrawingReads } from '@/tests/access/reads/tree-drawing'
import { treeFileReads } from '@/tests/access/reads/tree-files'
import { treeLinkReads } from '@/tests/access/reads/tree-links'
import { vitalReads } from '@/tests/access/reads/vitals'

/** The outcome of every read for every caller: concept.name → row. */
export const readRows: Record<string, ReadRow> = {
  ...accountDeskReads,
  ...accountReads,
  ...anniversaryReads,
  ...auditReads,
  ...billingReads,
  ...bookkeepingReads,
  ...ceremonyReads,
  ...codeDeskReads,
  ...contributionReads,
  ...demoReads,
  ...exportReads,
  ...familyTreeReads,
  ...faultReads,
  ...followerReads,
  ...insightReads,
  ...invoiceReads,
  ...madeWorkReads,
  ...mediaReads,
  ...memberReads,
  ...movingGreetingReads,
  ...memorialPageReads,
  ...memorialReads,
  ...musicReads,
  ...notificationReads,
  ...packageReads,
  ...pageCreationReads,
  ...pageDeskReads,
  ...paymentReads,
  ...portraitMotionReads,
  ...privacyReads,
  ...productionReads,
  ...proofSheetReads,
  ...qrCodeReads,
  ...queueReads,
  ...reportReads,
  ...resellerStockReads,
  ...resellerReads,
  ...serverTimeReads,
  ...setAsideJobReads,
  ...sharingReads,
  ...shopOrderReads,
  ...songReads,
  ...stoneReads,
  ...storageUseReads,
  ...subscriptionReads,
  ...supportReads,
  ...timelineReads,
  ...treeDrawingReads,
  ...treeFileReads,
  ...treeLinkReads,
  ...vitalReads,
}
