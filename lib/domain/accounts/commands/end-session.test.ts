import { describe, expect, it } from 'vitest'
import { endSession } from '@/lib/domain/accounts/commands/end-session'
import { listDevices } from '@/lib/domain/accounts/session-queries'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, callerFor, createAccount, signIn, visitor } from '@/tests/factories/accounts'

describe('logging one device out', () => {
  it('ends only that one, which is no longer listed', async () => {
    const user = await createAccount()
    const [here, there, third] = [await signIn(user), await signIn(user), await signIn(user)]
    await execute(endSession, callerFor(here.actor), { id: there.sessionId })
    const devices = await listDevices(here.actor)
    expect(devices.map(({ id, isCurrent }) => [id, isCurrent])).toEqual([
      [here.sessionId, true],
      [third.sessionId, false],
    ])
    expect(await db.auditEntry.count({ where: { command: 'accounts.end-session', subjectId: user.id } })).toBe(1)
  })

  it('is NOT_FOUND for another account’s session, an ended one and an unknown one', async () => {
    const [user, foreign] = [await createAccount(), await signIn(await createAccount())]
    const { actor, sessionId } = await signIn(user)
    const ending = (id: string) => execute(endSession, callerFor(actor), { id })
    await expect(ending(foreign.sessionId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await db.session.findUniqueOrThrow({ where: { id: foreign.sessionId } })).endedAt).toBeNull()
    await db.session.update({ where: { id: sessionId }, data: { endedAt: new Date() } })
    await expect(ending(sessionId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(ending(crypto.randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(ending('x')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  it('needs a session', async () => {
    const { sessionId: id } = await signIn(await createAccount())
    await expect(execute(endSession, callerFor(visitor()), { id })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  })
})

describe('the list of devices', () => {
  it('names the device and never its IP address', async () => {
    const user = await createAccount()
    const { sessionId } = await signIn(user)
    const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:126.0) Gecko/20100101 Firefox/126.0'
    await db.session.update({ where: { id: sessionId }, data: { userAgent } })
    const [device] = await listDevices(actorFor(user))
    expect(device).toMatchObject({ name: 'Linux-computer, Firefox', isCurrent: false, lastSeen: 'lige nu' })
    expect(Object.keys(device ?? {}).sort()).toEqual(['id', 'isCurrent', 'lastSeen', 'name', 'since'])
  })

  it('is empty for visitors', async () => {
    expect(await listDevices(visitor())).toEqual([])
  })
})
