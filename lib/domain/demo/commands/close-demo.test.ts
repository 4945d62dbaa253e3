import { describe, expect, it } from 'vitest'
import { demoAccounts, demoActorName, demoPassword } from '@/lib/domain/accounts/demo-accounts'
import { hashPassword } from '@/lib/domain/accounts/password'
import { createUser } from '@/lib/domain/accounts/users'
import { closeDemo } from '@/lib/domain/demo/commands/close-demo'
import { listOthers, refuseDemoAccounts } from '@/lib/domain/demo/demo-check'
import { claimCode } from '@/lib/domain/qr-codes/claim-code'
import { generateCodes } from '@/lib/domain/qr-codes/generate-codes'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, administratorFor, callerFor, createAccount, signIn, visitor } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'

const machine = callerFor({ kind: 'system', name: 'npm run admin' })

async function demoAccount(role: keyof typeof demoAccounts) {
  const usernameKey = demoAccounts[role].username
  const found = await db.user.findUnique({ where: { usernameKey } })
  if (found) {
    await db.user.update({ where: { usernameKey }, data: { disabledAt: null } })
    return { ...demoAccounts[role], id: found.id, isAdmin: false }
  }
  const passwordHash = await hashPassword(demoPassword)
  return db.$transaction((tx) => createUser(tx, { ...demoAccounts[role], passwordHash, isDemo: true }))
}

async function codesOf(actorName: string, count: number) {
  const { id: packageId } = await db.qrPackage.create({ data: { name: actorName, count }, select: { id: true } })
  return db.$transaction((tx) =>
    generateCodes(tx, { packageId, count, withActivation: false, actorId: null, actorName }),
  )
}

const stateOf = (code: string) => db.qrCode.findUnique({ where: { code }, select: { state: true } })

describe('closing the demo', () => {
  it('closes its accounts, archives its pages and blocks its free codes', async () => {
    const family = await demoAccount('family')
    const { sessionId } = await signIn(family)
    const page = await createMemorial({ owner: family })
    const [code] = await codesOf(demoActorName, 1)
    const { result } = await execute(closeDemo, machine, {})
    expect(result).toMatchObject({ pages: 1, codes: 1 })
    expect(await db.user.findUnique({ where: { id: family.id } })).toMatchObject({ disabledAt: expect.any(Date) })
    expect(await db.session.findUnique({ where: { id: sessionId } })).toMatchObject({ endedAt: expect.any(Date) })
    expect(await db.memorial.findUnique({ where: { id: page.id } })).toMatchObject({ state: 'archived' })
    expect(await stateOf(code?.code ?? '')).toEqual({ state: 'blocked' })
    expect(await db.auditEntry.findFirst({ where: { command: 'demo.close-demo' } })).toMatchObject({ detail: result })
    expect((await execute(closeDemo, machine, {})).result).toEqual({ accounts: 0, pages: 0, codes: 0 })
  })

  it('leaves other people’s accounts, pages and codes', async () => {
    await demoAccount('family2')
    const mine = await createAccount()
    const page = await createMemorial({ owner: mine, state: 'published' })
    const [claimed, free] = [...(await codesOf(demoActorName, 1)), ...(await codesOf('Anne Bach', 1))]
    await db.$transaction((tx) =>
      claimCode(
        { tx, enqueue: async () => {}, address: 'local' },
        { code: claimed?.code ?? '', userId: mine.id, userName: mine.fullName },
      ),
    )
    await execute(closeDemo, machine, {})
    expect(await db.user.findUnique({ where: { id: mine.id } })).toMatchObject({ disabledAt: null })
    expect(await db.memorial.findUnique({ where: { id: page.id } })).toMatchObject({ state: 'published' })
    expect(await stateOf(claimed?.code ?? '')).toEqual({ state: 'claimed' })
    expect(await stateOf(free?.code ?? '')).toEqual({ state: 'produced' })
    expect((await listOthers()).usernames).toContain(mine.username)
  })

  it('is only for the command line', async () => {
    const user = await createAccount({ isAdmin: true, staffScope: 'full' })
    await expect(execute(closeDemo, callerFor(visitor()), {})).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    for (const actor of [actorFor(user), administratorFor(user)]) {
      await expect(execute(closeDemo, callerFor(actor), {})).rejects.toMatchObject({ code: 'FORBIDDEN' })
    }
  })
})

describe('a real site', () => {
  it('does not start while a demo account is open, and says which and what to do', async () => {
    await demoAccount('admin')
    const refusal = refuseDemoAccounts()
    await expect(refusal).rejects.toThrow(
      /demo-admin \(Anne Bach\)[\s\S]*npm run admin -- remove-demo[\s\S]*close-demo/,
    )
    await execute(closeDemo, machine, {})
    await refuseDemoAccounts()
  })

  it('does not start while a staff account has the public password', async () => {
    const renamed = await createAccount({ isAdmin: true, staffScope: 'full', password: demoPassword })
    await createAccount({ password: demoPassword })
    await expect(refuseDemoAccounts()).rejects.toThrow(new RegExp(`- ${renamed.username} `))
    await execute(closeDemo, machine, {})
    await refuseDemoAccounts()
  })
})
