import 'server-only'
import { memorialPaths } from '@/lib/domain/memorials/page-changes'
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
    context.refreshPages(await memorialPaths(tx, id))
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
