import 'server-only'
import { z } from 'zod'
import { demoActorName, demoReseller } from '@/lib/domain/accounts/demo-accounts'
import { unusablePassword } from '@/lib/domain/accounts/password'
import { listDemoAccounts } from '@/lib/domain/demo/demo-check'
import { codeActor, writeCodeEvents } from '@/lib/domain/qr-codes/code-row'
import { defineCommand, nothing, type RunContext, theSystem } from '@/lib/server/command'
import { endSessions } from '@/lib/server/session'

const demoIsOver = 'Demonstrationen er slut.'

/**
 * Closes the demo in a database that real people also use: closes its accounts, archives their pages, blocks its codes
 * and suspends its reseller. What others own or wrote is untouched.
 */
export const closeDemo = defineCommand({
  name: 'demo.close-demo',
  input: z.object({}),
  session: 'system',
  load: nothing,
  authorize: theSystem,
  prepare: unusablePassword,
  timeoutMs: 240_000,
  run: async (context, _, __, passwordHash) => {
    const accounts = await listDemoAccounts(context.tx)
    let pages = 0
    for (const { id } of accounts) pages += await closeDemoAccount(context, id, passwordHash)
    await context.tx.reseller.updateMany({
      where: { cvr: demoReseller.cvr, companyName: demoReseller.companyName, status: 'active' },
      data: { status: 'suspended', suspendedReason: demoIsOver, suspendedAt: new Date() },
    })
    const codes = await closeDemoCodes(
      context,
      accounts.map(({ id }) => id),
    )
    const closed = { accounts: accounts.length, pages, codes }
    context.about({ type: 'demo', id: `${accounts.length}`, detail: closed })
    return closed
  },
})

/**
 * Closes a demo account: ends its sessions, links and rights, and archives the pages it owns. Returns how many pages.
 */
async function closeDemoAccount(context: RunContext, userId: string, passwordHash: string): Promise<number> {
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
async function closeDemoCodes(context: RunContext, accountIds: string[]): Promise<number> {
  const { tx } = context
  const codes = await tx.qrCode.findMany({
    where: {
      state: { notIn: ['blocked', 'retired'] },
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
