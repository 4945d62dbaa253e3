import { describe, expect, it } from 'vitest'
import { linkQrCode } from '@/lib/domain/qr-codes/commands/link-qr-code'
import { unlinkQrCode } from '@/lib/domain/qr-codes/commands/unlink-qr-code'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'
import { createCode } from '@/tests/factories/qr-codes'

const unlink = (user: Awaited<ReturnType<typeof createAccount>>, input: object) =>
  execute(unlinkQrCode, callerFor(actorFor(user)), input)

describe('unlinking a page from a code', () => {
  it('leaves the other page in its position, and the free position to the next', async () => {
    const user = await createAccount()
    const [left, right, next] = await Promise.all([1, 2, 3].map(() => createMemorial({ owner: user })))
    if (!left || !right || !next) throw new Error('three pages are needed')
    const { id, code } = await createCode({ owner: user, memorials: [left, right] })
    await unlink(user, { code, memorialId: left.id })
    expect(await db.qrCode.findUnique({ where: { id } })).toMatchObject({ state: 'linked' })
    const { result } = await execute(linkQrCode, callerFor(actorFor(user)), { code, memorialId: next.id })
    expect(result.position).toBe(1)
  })

  it('leaves the code with its owner when the last page is unlinked, and the page unchanged', async () => {
    const user = await createAccount()
    const memorial = await createMemorial({ owner: user })
    const { id, code } = await createCode({ owner: user, memorials: [memorial] })
    await unlink(user, { code, memorialId: memorial.id })
    expect(await db.qrCode.findUnique({ where: { id } })).toMatchObject({ state: 'claimed', ownerId: user.id })
    expect(await db.qrEvent.count({ where: { qrCodeId: id, kind: 'unlinked', actorId: user.id } })).toBe(1)
    expect(await db.memorial.findUnique({ where: { id: memorial.id } })).toMatchObject({ state: 'published' })
  })

  it('is also allowed for the owner of the page, and frees a code without an owner', async () => {
    const family = await createAccount()
    const memorial = await createMemorial({ owner: family })
    const { id, code } = await createCode({ memorials: [memorial] })
    await unlink(family, { code, memorialId: memorial.id })
    expect(await db.qrCode.findUnique({ where: { id } })).toMatchObject({ state: 'released' })
  })

  it('refuses a page that is not linked to it, and input without a page', async () => {
    const user = await createAccount()
    const memorial = await createMemorial({ owner: user })
    const { code } = await createCode({ owner: user })
    await expect(unlink(user, { code, memorialId: memorial.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(unlink(user, { code, memorialId: '' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  it('requires a session, and refuses everyone else', async () => {
    const family = await createAccount()
    const memorial = await createMemorial({ owner: family })
    const { id, code } = await createCode({ owner: family, memorials: [memorial] })
    const input = { code, memorialId: memorial.id }
    await expect(execute(unlinkQrCode, callerFor(visitor()), input)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    await expect(unlink(await createAccount(), input)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect(await db.qrLink.count({ where: { qrCodeId: id } })).toBe(1)
  })

  it('happens once for concurrent calls', async () => {
    const user = await createAccount()
    const memorial = await createMemorial({ owner: user })
    const { id, code } = await createCode({ owner: user, memorials: [memorial] })
    const input = { code, memorialId: memorial.id }
    const outcomes = await Promise.allSettled([unlink(user, input), unlink(user, input)])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await db.qrEvent.count({ where: { qrCodeId: id, kind: 'unlinked' } })).toBe(1)
  })
})
