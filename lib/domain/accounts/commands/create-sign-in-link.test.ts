import { describe, expect, it } from 'vitest'
import { createSignInLink } from '@/lib/domain/accounts/commands/create-sign-in-link'
import { endOtherSessions } from '@/lib/domain/accounts/commands/end-other-sessions'
import { findSignInLink, getSignInLinkState } from '@/lib/domain/accounts/session-queries'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { hashToken } from '@/lib/server/tokens'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'

const tokenIn = (url: string) => /\/login\/([\w-]{43})$/.exec(url)?.[1] ?? ''

describe('creating a sign-in code', () => {
  it('returns an address of ours and its picture, valid for five minutes, and stores only the hash', async () => {
    const user = await createAccount()
    const { result } = await execute(createSignInLink, callerFor(actorFor(user)), {})
    const token = tokenIn(result.url)
    expect(result.validSeconds).toBe(300)
    expect((Date.parse(result.expiresAt) - Date.now()) / 1000).toBeCloseTo(300, -1)
    expect(result.picture).toMatch(/^<svg /)
    expect(await findSignInLink(visitor(), { token })).toEqual({ fullName: user.fullName, userId: user.id })
    const row = await db.accessToken.findUniqueOrThrow({ where: { id: result.id } })
    expect(row).toMatchObject({ kind: 'sign_in', userId: user.id, tokenHash: hashToken(token), usedAt: null })
    expect(await getSignInLinkState(actorFor(user), { id: result.id })).toEqual({ state: 'waiting' })
  })

  it('ends the account’s earlier code and no other account’s', async () => {
    const [user, other] = [await createAccount(), await createAccount()]
    const make = (person: typeof user) => execute(createSignInLink, callerFor(actorFor(person)), {})
    const [first, foreign, second] = [await make(user), await make(other), await make(user)]
    expect(await findSignInLink(visitor(), { token: tokenIn(first.result.url) })).toHaveProperty('message')
    expect(await getSignInLinkState(actorFor(user), { id: first.result.id })).toEqual({ state: 'ended' })
    expect(await findSignInLink(visitor(), { token: tokenIn(second.result.url) })).toHaveProperty('fullName')
    expect(await findSignInLink(visitor(), { token: tokenIn(foreign.result.url) })).toHaveProperty('fullName')
  })

  it('is undone by signing out all other devices', async () => {
    const caller = callerFor(actorFor(await createAccount()))
    const { result } = await execute(createSignInLink, caller, {})
    await execute(endOtherSessions, caller, {})
    expect(await findSignInLink(visitor(), { token: tokenIn(result.url) })).toHaveProperty('message')
  })

  it('shows its state to no one else', async () => {
    const [user, other] = [await createAccount(), await createAccount()]
    const { result } = await execute(createSignInLink, callerFor(actorFor(user)), {})
    await expect(getSignInLinkState(actorFor(other), { id: result.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(getSignInLinkState(visitor(), { id: result.id })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  })

  it('needs a session', async () => {
    const trying = execute(createSignInLink, callerFor(visitor()), {})
    await expect(trying).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  })
})
