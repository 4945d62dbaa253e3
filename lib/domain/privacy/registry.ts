import 'server-only'
import { accountHoldings } from '@/lib/domain/accounts/holdings'
import { billingHoldings } from '@/lib/domain/billing/holdings'
import { bookkeepingHoldings } from '@/lib/domain/bookkeeping/holdings'
import { ceremonyHoldings } from '@/lib/domain/ceremonies/holdings'
import { contributionHoldings } from '@/lib/domain/contributions/holdings'
import { exportHoldings } from '@/lib/domain/exports/holdings'
import { familyTreeHoldings } from '@/lib/domain/family-tree/holdings'
import { faultHoldings } from '@/lib/domain/faults/holdings'
import { followerHoldings } from '@/lib/domain/followers/holdings'
import { invoiceHoldings } from '@/lib/domain/invoices/holdings'
import { madeWorkHoldings } from '@/lib/domain/made-works/holdings'
import { mediaHoldings } from '@/lib/domain/media/holdings'
import { memberHoldings } from '@/lib/domain/members/holdings'
import { memorialPageHoldings } from '@/lib/domain/memorial-page/holdings'
import { memorialHoldings } from '@/lib/domain/memorials/holdings'
import { musicHoldings } from '@/lib/domain/music/holdings'
import { notificationHoldings } from '@/lib/domain/notifications/holdings'
import { packageHoldings } from '@/lib/domain/packages/holdings'
import { paymentHoldings } from '@/lib/domain/payments/holdings'
import { portraitMotionHoldings } from '@/lib/domain/portrait-motion/holdings'
import { productionHoldings } from '@/lib/domain/production/holdings'
import { proofSheetHoldings } from '@/lib/domain/proof-sheets/holdings'
import { qrCodeHoldings } from '@/lib/domain/qr-codes/holdings'
import { reportHoldings } from '@/lib/domain/reports/holdings'
import { resellerHoldings } from '@/lib/domain/resellers/holdings'
import { shopOrderHoldings } from '@/lib/domain/shop-orders/holdings'
import { songHoldings } from '@/lib/domain/songs/holdings'
import { stoneHoldings } from '@/lib/domain/stones/holdings'
import { subscriptionHoldings } from '@/lib/domain/subscriptions/holdings'
import { supportHoldings } from '@/lib/domain/support/holdings'
import { timelineHoldings } from '@/lib/domain/timeline/holdings'
import { treeFileHoldings } from '@/lib/domain/tree-files/holdings'
import { treeLinkHoldings } from '@/lib/domain/tree-links/holdings'
import { vitalHoldings } from '@/lib/domain/vitals/holdings'
import type { Database } from '@/lib/server/db'
import type { Holdings } from '@/lib/server/holdings'
import type { SignedIn } from '@/lib/shared/actor'
import { fullName } from '@/lib/shared/names'

const privacyHoldings = { about: aboutChoices } satisfies Holdings

/** What every concept holds, in the order of 'Mine data'. */
export const registry = [
  accountHoldings,
  resellerHoldings,
  privacyHoldings,
  memorialHoldings,
  memorialPageHoldings,
  memberHoldings,
  contributionHoldings,
  ceremonyHoldings,
  qrCodeHoldings,
  notificationHoldings,
  followerHoldings,
  supportHoldings,
  reportHoldings,
  mediaHoldings,
  musicHoldings,
  timelineHoldings,
  // Before the account of what was made: its rows go with those.
  portraitMotionHoldings,
  madeWorkHoldings,
  songHoldings,
  // Before the tree: it removes what the tree's rows lead to.
  treeFileHoldings,
  familyTreeHoldings,
  treeLinkHoldings,
  shopOrderHoldings,
  stoneHoldings,
  packageHoldings,
  exportHoldings,
  proofSheetHoldings,
  productionHoldings,
  subscriptionHoldings,
  billingHoldings,
  bookkeepingHoldings,
  paymentHoldings,
  invoiceHoldings,
  faultHoldings,
  vitalHoldings,
] as const

/** The same list where only the common type is needed. */
export const everyHolding: readonly Holdings[] = registry

/** The account's choices: its mails, and what happens to its pages when it is deleted. */
async function aboutChoices(database: Database, { userId }: SignedIn) {
  const { mailFrequency, quietUntil, deletionDueAt, memorialFates } = await database.user.findUniqueOrThrow({
    where: { id: userId },
    select: {
      mailFrequency: true,
      quietUntil: true,
      deletionDueAt: true,
      memorialFates: {
        select: {
          kind: true,
          heirEmail: true,
          memorial: { select: { slug: true, firstName: true, middleName: true, lastName: true } },
        },
      },
    },
  })
  return {
    choices: {
      mailFrequency,
      quietUntil: quietUntil?.toISOString().slice(0, 10) ?? null,
      deletionDueAt,
      memorialsAfterDeletion: memorialFates.map(({ kind, heirEmail, memorial }) => ({
        memorial: fullName(memorial),
        slug: memorial.slug,
        kind,
        heirEmail,
      })),
    },
  }
}
