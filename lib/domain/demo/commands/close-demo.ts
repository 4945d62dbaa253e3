import 'server-only'
import { z } from 'zod'
import { demoReseller } from '@/lib/domain/accounts/demo-accounts'
import { unusablePassword } from '@/lib/domain/accounts/password'
import { closeDemoAccount, closeDemoCodes } from '@/lib/domain/demo/close-demo-data'
import { listDemoAccounts } from '@/lib/domain/demo/demo-check'
import { defineCommand, nothing, theSystem } from '@/lib/server/command'

export const demoIsOver = 'Demonstrationen er slut.'

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
