import { demoReseller } from '@/lib/domain/accounts/demo-accounts'
import { agreementInForce } from '@/lib/domain/resellers/agreement-schema'
import { recordAcceptances } from '@/lib/domain/resellers/agreements'
import { db } from '@/lib/server/db'
import { dayMs } from '@/lib/shared/durations'

/** The company the demonstration's stonemason acts for. */
export async function ensureOwnReseller(
  { id: userId, fullName }: { id: string; fullName: string },
  now: Date,
): Promise<void> {
  const { cvr } = demoReseller
  const approvedAt = new Date(now.getTime() - 200 * dayMs)
  const reseller = await db.reseller.upsert({
    where: { cvr },
    create: { ...demoReseller, approvedAt },
    update: demoReseller,
  })
  await db.resellerMember.upsert({
    where: { userId },
    create: { userId, resellerId: reseller.id, role: 'owner' },
    update: {},
  })
  const versions = { 'reseller-terms': agreementInForce.termsVersion, processor: agreementInForce.processorVersion }
  const by = { id: userId, name: fullName }
  await db.$transaction((tx) => recordAcceptances(tx, { resellerId: reseller.id, versions, by, at: now }))
}
