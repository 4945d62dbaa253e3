import 'server-only'
import { endOpenTokens } from '@/lib/domain/accounts/access-tokens'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import type { RunContext } from '@/lib/server/command'
import { fullName } from '@/lib/shared/names'

type Giver = { id: string; fullName: string }

/**
 * Ends the open offers of this account's pages and notifies their recipients; `wasLeaving`: its account was to be
 * deleted.
 */
export async function withdrawHandovers(
  context: Pick<RunContext, 'tx' | 'enqueue'>,
  giver: Giver,
  { wasLeaving }: { wasLeaving: boolean },
): Promise<void> {
  const { tx } = context
  const open = await tx.accessToken.findMany({
    where: { userId: giver.id, kind: 'memorial_handover', usedAt: null, expiresAt: { gt: new Date() } },
    orderBy: { id: 'asc' },
    select: { email: true, memorial: { select: { firstName: true, middleName: true, lastName: true } } },
  })
  await endOpenTokens(tx, giver.id, ['memorial_handover'])
  for (const { email, memorial } of open) {
    if (!email || !memorial) continue
    const names = { giver: giver.fullName, memorial: fullName(memorial) }
    const mail = { template: 'handover-withdrawn' as const, props: { names, wasLeaving } }
    await queueMail(context, { to: email, from: giver.id, mail })
  }
}
