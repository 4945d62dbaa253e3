import 'server-only'
import { accountPersonalData } from '@/lib/domain/accounts/personal-data'
import { billingPersonalData } from '@/lib/domain/billing/personal-data'
import { bookkeepingPersonalData } from '@/lib/domain/bookkeeping/personal-data'
import { ceremonyPersonalData } from '@/lib/domain/ceremonies/personal-data'
import { contributionPersonalData } from '@/lib/domain/contributions/personal-data'
import { exportPersonalData } from '@/lib/domain/exports/personal-data'
import { familyTreePersonalData } from '@/lib/domain/family-tree/personal-data'
import { faultPersonalData } from '@/lib/domain/faults/personal-data'
import { followerPersonalData } from '@/lib/domain/followers/personal-data'
import { invoicePersonalData } from '@/lib/domain/invoices/personal-data'
import { madeWorkPersonalData } from '@/lib/domain/made-works/personal-data'
import { mediaPersonalData } from '@/lib/domain/media/personal-data'
import { memberPersonalData } from '@/lib/domain/members/personal-data'
import { memorialPagePersonalData } from '@/lib/domain/memorial-page/personal-data'
import { memorialPersonalData } from '@/lib/domain/memorials/personal-data'
import { musicPersonalData } from '@/lib/domain/music/personal-data'
import { notificationPersonalData } from '@/lib/domain/notifications/personal-data'
import { packagePersonalData } from '@/lib/domain/packages/personal-data'
import { paymentPersonalData } from '@/lib/domain/payments/personal-data'
import { portraitMotionPersonalData } from '@/lib/domain/portrait-motion/personal-data'
import { productionPersonalData } from '@/lib/domain/production/personal-data'
import { proofSheetPersonalData } from '@/lib/domain/proof-sheets/personal-data'
import { qrCodePersonalData } from '@/lib/domain/qr-codes/personal-data'
import { reportPersonalData } from '@/lib/domain/reports/personal-data'
import { resellerPersonalData } from '@/lib/domain/resellers/personal-data'
import { shopOrderPersonalData } from '@/lib/domain/shop-orders/personal-data'
import { songPersonalData } from '@/lib/domain/songs/personal-data'
import { stonePersonalData } from '@/lib/domain/stones/personal-data'
import { subscriptionPersonalData } from '@/lib/domain/subscriptions/personal-data'
import { supportPersonalData } from '@/lib/domain/support/personal-data'
import { timelinePersonalData } from '@/lib/domain/timeline/personal-data'
import { treeFilePersonalData } from '@/lib/domain/tree-files/personal-data'
import { treeLinkPersonalData } from '@/lib/domain/tree-links/personal-data'
import { vitalPersonalData } from '@/lib/domain/vitals/personal-data'
import type { Database } from '@/lib/server/db'
import type { PersonalData } from '@/lib/server/personal-data'
import type { SignedIn } from '@/lib/shared/actor'
import { fullName } from '@/lib/shared/names'

const privacyPersonalData = { about: aboutChoices } satisfies PersonalData

/** What every concept holds, in the order of 'Mine data'. */
export const registry = [
  accountPersonalData,
  resellerPersonalData,
  privacyPersonalData,
  memorialPersonalData,
  memorialPagePersonalData,
  memberPersonalData,
  contributionPersonalData,
  ceremonyPersonalData,
  qrCodePersonalData,
  notificationPersonalData,
  followerPersonalData,
  supportPersonalData,
  reportPersonalData,
  mediaPersonalData,
  musicPersonalData,
  timelinePersonalData,
  // Before the account of what was made: its rows go with those.
  portraitMotionPersonalData,
  madeWorkPersonalData,
  songPersonalData,
  // Before the tree: it removes what the tree's rows lead to.
  treeFilePersonalData,
  familyTreePersonalData,
  treeLinkPersonalData,
  shopOrderPersonalData,
  stonePersonalData,
  packagePersonalData,
  exportPersonalData,
  proofSheetPersonalData,
  productionPersonalData,
  subscriptionPersonalData,
  billingPersonalData,
  bookkeepingPersonalData,
  paymentPersonalData,
  invoicePersonalData,
  faultPersonalData,
  vitalPersonalData,
] as const

/** The same list where only the common type is needed. */
export const everyPersonalData: readonly PersonalData[] = registry

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
