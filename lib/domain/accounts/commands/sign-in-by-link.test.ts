import { describe, expect, it } from 'vitest'
import { createAccessToken } from '@/lib/domain/accounts/access-tokens'
import { signInByLink } from '@/lib/domain/accounts/commands/sign-in-by-link'
import { getSignInLinkState } from '@/lib/domain/accounts/session-queries'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { findSession } from '@/lib/server/session'
import { hashToken } from '@/lib/server/tokens'
import { actorFor, callerFor, createAccount, signIn, visitor } from '@/tests/factories/accounts'

const codeFor = (userId: string, validMs = 300_000) => createAccessToken(db, { kind: 'sign_in', userId, validMs })
const enter = (token: string, actor = callerFor(visitor())) => execute(signInByLink, actor, { token })

describe('signing in with a code shown on another device', () => {
  it('opens a session, which the other device is shown', async () => {
    const user = await createAccount()
    const token = await codeFor(user.id)
    const { result, cookies } = await enter(token)
    expect(result).toEqual(user)
    expect((await findSession(cookies[0]?.value ?? null))?.user.id).toBe(user.id)
    const { id } = await db.accessToken.findUniqueOrThrow({ where: { tokenHash: hashToken(token) } })
    expect(await getSignInLinkState(actorFor(user), { id })).toEqual({ state: 'used' })
    expect(await db.auditEntry.count({ where: { command: 'accounts.sign-in-by-link', subjectId: user.id } })).toBe(1)
  })

  it('works once, even concurrently', async () => {
    const user = await createAccount()
    const token = await codeFor(user.id)
    const outcomes = await Promise.allSettled([enter(token), enter(token)])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(enter(token)).rejects.toMatchObject({ code: 'TOKEN_USED' })
    expect(await db.session.count({ where: { userId: user.id, endedAt: null } })).toBe(1)
  })

  it('ends the earlier session on the device', async () => {
    const before = await signIn(await createAccount())
    await enter(await codeFor((await createAccount()).id), callerFor(before.actor))
    expect((await db.session.findUniqueOrThrow({ where: { id: before.sessionId } })).endedAt).not.toBeNull()
  })

  it('refuses codes that are expired, unknown or of another kind, and closed accounts', async () => {
    const user = await createAccount()
    await expect(enter(await codeFor(user.id, -1))).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' })
    const reset = await createAccessToken(db, { kind: 'password_reset', userId: user.id, validMs: 300_000 })
    for (const token of [reset, 'x', '\u0000'])
      await expect(enter(token)).rejects.toMatchObject({ code: 'TOKEN_UNKNOWN' })
    const token = await codeFor(user.id)
    await db.user.update({ where: { id: user.id }, data: { disabledAt: new Date() } })
    await expect(enter(token)).rejects.toMatchObject({ code: 'ACCOUNT_DISABLED' })
  })
})
