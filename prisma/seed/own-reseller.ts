import { demoReseller } from '@/lib/domain/demo/demo-accounts'
import { db } from '@/lib/server/db'

const dayMs = 24 * 3600_000

/** The company that the demonstration's stonemason acts for. */
export async function ensureOwnReseller({ id: userId }: { id: string }, now: Date): Promise<void> {
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
}
