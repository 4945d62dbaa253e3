import 'server-only'
import { demoActorName, demoReseller } from '@/lib/domain/accounts/demo-accounts'
import { codeActor, codesInUse, writeCodeEvents } from '@/lib/domain/qr-codes/code-row'
import type { RunContext } from '@/lib/server/command'
import { endSessions } from '@/lib/server/session'

/**
 * Closes a demo account: ends its sessions, links and rights, and archives the pages it owns. Returns how many pages.
 */
export async function closeDemoAccount(context: RunContext, userId: string, passwordHash: string): Promise<number> {
  const { tx } = context
  const pages = await tx.memorial.findMany({
    where: { state: { not: 'archived' }, members: { some: { userId, role: 'owner' } } },
    select: { id: true },
  })
  for (const { id } of pages) {
    await tx.memorial.update({ where: { id }, data: { state: 'archived', revision: { increment: 1 } } })
  }
  const now = new Date()
  await tx.accessToken.updateMany({ where: { userId, usedAt: null }, data: { expiresAt: now } })
  await endSessions(tx, userId)
  await tx.user.update({
    where: { id: userId },
    data: { disabledAt: now, isAdmin: false, staffScope: null, passwordHash },
  })
  return pages.length
}

/** Blocks the codes that the demo produced, except those owned by other accounts. Returns how many. */
export async function closeDemoCodes(context: RunContext, accountIds: string[]): Promise<number> {
  const { tx } = context
  const codes = await tx.qrCode.findMany({
    where: {
      ...codesInUse,
      AND: [
        { OR: [{ ownerId: null }, { ownerId: { in: accountIds } }] },
        {
          OR: [
            { events: { some: { kind: 'produced', actorName: demoActorName } } },
            { events: { some: { kind: 'produced', actorId: { in: accountIds } } } },
            { reseller: { cvr: demoReseller.cvr, companyName: demoReseller.companyName } },
          ],
        },
      ],
    },
    orderBy: { id: 'asc' },
    select: { id: true, code: true, state: true },
  })
  for (const { id, state } of codes) {
    await tx.qrCode.update({ where: { id }, data: { state: 'blocked', stateBeforeBlock: state } })
  }
  const lines = codes.map(({ id }) => ({ qrCodeId: id, reason: 'Koden hører til en demonstration, der er slut.' }))
  await writeCodeEvents(tx, { kind: 'blocked', ...codeActor(context.actor) }, lines)
  return codes.length
}
