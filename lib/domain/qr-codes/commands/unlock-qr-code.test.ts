import { describe, expect, it } from 'vitest'
import { unlockQrCode } from '@/lib/domain/qr-codes/commands/unlock-qr-code'
import { findLinkTarget } from '@/lib/domain/qr-codes/link-target'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'
import { createCode } from '@/tests/factories/qr-codes'

const unlock = (user: Awaited<ReturnType<typeof createAccount>>, code: string) =>
  execute(unlockQrCode, callerFor(actorFor(user)), { code })

describe('releasing a code', () => {
  it('makes it free for others, with a line in its history', async () => {
    const user = await createAccount()
    const { id, code } = await createCode({ owner: user })
    const { result } = await unlock(user, code)
    expect(result).toMatchObject({ state: 'released', lockedAt: null })
    expect(await db.qrCode.findUnique({ where: { id } })).toMatchObject({ ownerId: null, state: 'released' })
    expect(await db.qrEvent.count({ where: { qrCodeId: id, kind: 'released', actorId: user.id } })).toBe(1)
  })

  it('leaves a linked page open: the stone never goes dark because a code changes owner', async () => {
    const user = await createAccount()
    const memorial = await createMemorial({ owner: user })
    const { id, code } = await createCode({ owner: user, memorials: [memorial] })
    await unlock(user, code)
    expect(await db.qrCode.findUnique({ where: { id } })).toMatchObject({ ownerId: null, state: 'linked' })
    expect(await findLinkTarget(code)).toBe(`/memorial/${memorial.slug}`)
  })

  it('refuses what is no code, and a code of nobody', async () => {
    const user = await createAccount()
    await expect(unlock(user, 'NEJ')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await expect(unlock(user, (await createCode()).code)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })

  it('asks for a session', async () => {
    const { code } = await createCode({ owner: await createAccount() })
    await expect(execute(unlockQrCode, callerFor(visitor()), { code })).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    })
  })

  it('refuses everybody but the owner', async () => {
    const { id, code } = await createCode({ owner: await createAccount() })
    await expect(unlock(await createAccount(), code)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect(await db.qrCode.findUnique({ where: { id } })).toMatchObject({ state: 'claimed' })
  })

  it('happens once when asked for twice at the same moment', async () => {
    const user = await createAccount()
    const { id, code } = await createCode({ owner: user })
    const outcomes = await Promise.allSettled([unlock(user, code), unlock(user, code)])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await db.qrEvent.count({ where: { qrCodeId: id, kind: 'released' } })).toBe(1)
  })
})
