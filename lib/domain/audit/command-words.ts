import { accountDeskAuditWords } from '@/lib/domain/account-desk/audit-words'
import { accountsAuditWords } from '@/lib/domain/accounts/audit-words'
import { anniversariesAuditWords } from '@/lib/domain/anniversaries/audit-words'
import { auditAuditWords } from '@/lib/domain/audit/audit-words'
import { backupsAuditWords } from '@/lib/domain/backups/audit-words'
import { billingAuditWords } from '@/lib/domain/billing/audit-words'
import { bookkeepingAuditWords } from '@/lib/domain/bookkeeping/audit-words'
import { ceremoniesAuditWords } from '@/lib/domain/ceremonies/audit-words'
import { codeDeskAuditWords } from '@/lib/domain/code-desk/audit-words'
import { contributionsAuditWords } from '@/lib/domain/contributions/audit-words'
import { demoAuditWords } from '@/lib/domain/demo/audit-words'
import { exportsAuditWords } from '@/lib/domain/exports/audit-words'
import { familyTreeAuditWords } from '@/lib/domain/family-tree/audit-words'
import { faultsAuditWords } from '@/lib/domain/faults/audit-words'
import { followersAuditWords } from '@/lib/domain/followers/audit-words'
import { invoicesAuditWords } from '@/lib/domain/invoices/audit-words'
import { mediaAuditWords } from '@/lib/domain/media/audit-words'
import { membersAuditWords } from '@/lib/domain/members/audit-words'
import { memorialsAuditWords } from '@/lib/domain/memorials/audit-words'
import { movingGreetingsAuditWords } from '@/lib/domain/moving-greetings/audit-words'
import { musicAuditWords } from '@/lib/domain/music/audit-words'
import { notificationsAuditWords } from '@/lib/domain/notifications/audit-words'
import { packagesAuditWords } from '@/lib/domain/packages/audit-words'
import { pageCreationAuditWords } from '@/lib/domain/page-creation/audit-words'
import { pageDeskAuditWords } from '@/lib/domain/page-desk/audit-words'
import { paymentsAuditWords } from '@/lib/domain/payments/audit-words'
import { portraitMotionAuditWords } from '@/lib/domain/portrait-motion/audit-words'
import { privacyAuditWords } from '@/lib/domain/privacy/audit-words'
import { productionAuditWords } from '@/lib/domain/production/audit-words'
import { proofSheetsAuditWords } from '@/lib/domain/proof-sheets/audit-words'
import { publishedPagesAuditWords } from '@/lib/domain/published-pages/audit-words'
import { qrCodesAuditWords } from '@/lib/domain/qr-codes/audit-words'
import { queuesAuditWords } from '@/lib/domain/queues/audit-words'
import { reportsAuditWords } from '@/lib/domain/reports/audit-words'
import { resellersAuditWords } from '@/lib/domain/resellers/audit-words'
import { setAsideJobsAuditWords } from '@/lib/domain/set-aside-jobs/audit-words'
import { settlementAuditWords } from '@/lib/domain/settlement/audit-words'
import { shipmentsAuditWords } from '@/lib/domain/shipments/audit-words'
import { shopOrdersAuditWords } from '@/lib/domain/shop-orders/audit-words'
import { songsAuditWords } from '@/lib/domain/songs/audit-words'
import { stonesAuditWords } from '@/lib/domain/stones/audit-words'
import { storageUseAuditWords } from '@/lib/domain/storage-use/audit-words'
import { subscriptionsAuditWords } from '@/lib/domain/subscriptions/audit-words'
import { supportAuditWords } from '@/lib/domain/support/audit-words'
import { timelineAuditWords } from '@/lib/domain/timeline/audit-words'
import { treeFilesAuditWords } from '@/lib/domain/tree-files/audit-words'
import { treeLinkAuditWords } from '@/lib/domain/tree-links/audit-words'

/** The log's text for every command, after the name of the actor. A test fails for a command without text. */
export const commandWords: Readonly<Record<string, string>> = {
  ...accountDeskAuditWords,
  ...accountsAuditWords,
  ...anniversariesAuditWords,
  ...auditAuditWords,
  ...backupsAuditWords,
  ...billingAuditWords,
  ...bookkeepingAuditWords,
  ...ceremoniesAuditWords,
  ...codeDeskAuditWords,
  ...contributionsAuditWords,
  ...demoAuditWords,
  ...exportsAuditWords,
  ...faultsAuditWords,
  ...followersAuditWords,
  ...invoicesAuditWords,
  ...mediaAuditWords,
  ...membersAuditWords,
  ...memorialsAuditWords,
  ...movingGreetingsAuditWords,
  ...musicAuditWords,
  ...notificationsAuditWords,
  ...packagesAuditWords,
  ...pageCreationAuditWords,
  ...pageDeskAuditWords,
  ...paymentsAuditWords,
  ...portraitMotionAuditWords,
  ...privacyAuditWords,
  ...productionAuditWords,
  ...proofSheetsAuditWords,
  ...publishedPagesAuditWords,
  ...qrCodesAuditWords,
  ...queuesAuditWords,
  ...reportsAuditWords,
  ...resellersAuditWords,
  ...setAsideJobsAuditWords,
  ...settlementAuditWords,
  ...shipmentsAuditWords,
  ...shopOrdersAuditWords,
  ...songsAuditWords,
  ...stonesAuditWords,
  ...storageUseAuditWords,
  ...subscriptionsAuditWords,
  ...supportAuditWords,
  ...timelineAuditWords,
  ...familyTreeAuditWords,
  ...treeFilesAuditWords,
  ...treeLinkAuditWords,
}

/** Names of commands before they moved to another concept, to their current names. Stored rows keep the former name. */
export const formerNames: Readonly<Record<string, string>> = {
  'contributions.bring-back-contribution': 'reports.bring-back-contribution',
  'contributions.hide-contribution': 'reports.hide-contribution',
  'invoices.credit-invoice': 'bookkeeping.credit-invoice',
  'invoices.write-off': 'bookkeeping.write-off',
  'media.bring-back-media': 'reports.bring-back-media',
  'media.hide-media': 'reports.hide-media',
  'memorials.bring-back-page': 'reports.bring-back-page',
  'memorials.create-memorial': 'page-creation.create-memorial',
  'memorials.hide-page': 'reports.hide-page',
  'notifications.choose-anniversaries': 'anniversaries.choose-anniversaries',
  'production.receive-batch': 'resellers.receive-batch',
  'production.ship-batch': 'shipments.ship-batch',
  'qr-codes.give-code': 'code-desk.give-code',
  'resellers.suspend-reseller': 'account-desk.suspend-reseller',
  'shop-orders.note-shipped': 'shipments.complete-orders',
}
