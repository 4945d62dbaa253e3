import { describe, expect, it } from 'vitest'
import type { UserView } from '@/lib/domain/accounts/schema'
import { deleteAccount } from '@/lib/domain/privacy/commands/delete-account'
import { restoreAccount } from '@/lib/domain/privacy/commands/restore-account'
import { findRestore } from '@/lib/domain/privacy/queries'
import { type Caller, execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { askForDeletion, letTimePass } from '@/tests/factories/privacy'

const restore = (token: string) => execute(restoreAccount, callerFor(visitor()), { token })
const worker: Caller = callerFor({ kind: 'system', name: 'jobs' })

async function askAndReadLink(user: UserView): Promise<string> {
  await askForDeletion(user)
  const mail = await db.mail.findFirstOrThrow({
    where: { recipient: user.email, template: 'account-deletion' },
    orderBy: { id: 'desc' },
  })
  return /\/profile\/restore\/([\w-]{43})/.exec(mail.text)?.[1] ?? ''
}

describe('keeping the account by the link from the mail', () => {
  it('cancels the deletion without a sign-in, once, also concurrently', async () => {
    const user = await createAccount()
    const token = await askAndReadLink(user)
    expect(await findRestore(visitor(), { token })).toMatchObject({ kind: 'open', username: user.username })
    const outcomes = await Promise.allSettled([restore(token), restore(token)])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await db.user.count({ where: { id: user.id, deletionDueAt: null } })).toBe(1)
    expect(await findRestore(visitor(), { token })).toEqual({ kind: 'kept' })
    expect(await db.mail.count({ where: { recipient: user.email, template: 'account-restored' } })).toBe(1)
    await expect(restore(token)).rejects.toMatchObject({ code: 'TOKEN_USED' })
    expect(await db.auditEntry.count({ where: { command: 'privacy.restore-account', subjectId: user.id } })).toBe(1)
  })

  it('does not cancel a later request with the link of an earlier one', async () => {
    const user = await createAccount()
    const first = await askAndReadLink(user)
    await restore(first)
    await askAndReadLink(user)
    await expect(restore(first)).rejects.toMatchObject({ code: 'TOKEN_USED' })
    expect(await findRestore(visitor(), { token: first })).toEqual({ kind: 'over' })
  })

  it('refuses links that are expired, unknown or of a deleted account', async () => {
    const user = await createAccount()
    const token = await askAndReadLink(user)
    await db.accessToken.updateMany({ where: { userId: user.id }, data: { expiresAt: new Date(Date.now() - 1) } })
    await expect(restore(token)).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' })
    await expect(restore('a'.repeat(43))).rejects.toMatchObject({ code: 'TOKEN_UNKNOWN' })
    await expect(restore('')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await letTimePass(user)
    await execute(deleteAccount, worker, { userId: user.id })
    await expect(restore(token)).rejects.toMatchObject({ code: 'TOKEN_UNKNOWN' })
    expect(await findRestore(visitor(), { token })).toEqual({ kind: 'unknown' })
  })
})
