import { describe, expect, it } from 'vitest'
import { unlockQrCode } from '@/lib/domain/qr-codes/commands/unlock-qr-code'
import { findLinkTarget } from '@/lib/domain/qr-codes/find-code'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'
import { createCode } from '@/tests/factories/qr-codes'

const unlock = (user: Awaited<ReturnType<typeof createAccount>>, code: string) =>
  execute(unlockQrCode, callerFor(actorFor(user)), { code })

describe('releasing a code', () => {
  it('makes it free for others, with an event in its history', async () => {
    const user = await createAccount()
    const { id, code } = await createCode({ owner: user })
    const { result } = await unlock(user, code)
    expect(result).toMatchObject({ state: 'released', lockedAt: null })
    expect(await db.qrCode.findUnique({ where: { id } })).toMatchObject({ ownerId: null, state: 'released' })
    expect(await db.qrEvent.count({ where: { qrCodeId: id, kind: 'released', actorId: user.id } })).toBe(1)
  })

  it('leaves a linked page open: a code that changes owner never closes a page', async () => {
    const user = await createAccount()
    const memorial = await createMemorial({ owner: user })
    const { id, code } = await createCode({ owner: user, memorials: [memorial] })
    await unlock(user, code)
    expect(await db.qrCode.findUnique({ where: { id } })).toMatchObject({ ownerId: null, state: 'linked' })
    expect(await findLinkTarget(code)).toBe(`/memorial/${memorial.slug}`)
  })

  it('refuses text that is not a code, and a code without an owner', async () => {
    const user = await createAccount()
    await expect(unlock(user, 'NEJ')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await expect(unlock(user, (await createCode()).code)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })

  it('requires a session', async () => {
    const { code } = await createCode({ owner: await createAccount() })
    await expect(execute(unlockQrCode, callerFor(visitor()), { code })).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    })
  })

  it('refuses everyone but the owner', async () => {
    const { id, code } = await createCode({ owner: await createAccount() })
    await expect(unlock(await createAccount(), code)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect(await db.qrCode.findUnique({ where: { id } })).toMatchObject({ state: 'claimed' })
  })

  it('happens once for concurrent calls', async () => {
    const user = await createAccount()
    const { id, code } = await createCode({ owner: user })
    const outcomes = await Promise.allSettled([unlock(user, code), unlock(user, code)])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await db.qrEvent.count({ where: { qrCodeId: id, kind: 'released' } })).toBe(1)
  })
})
