import { describe, expect, it } from 'vitest'
import { linkQrCode } from '@/lib/domain/qr-codes/commands/link-qr-code'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { addMember, createMemorial } from '@/tests/factories/memorials'
import { createCode } from '@/tests/factories/qr-codes'

const link = (user: Awaited<ReturnType<typeof createAccount>>, input: object) =>
  execute(linkQrCode, callerFor(actorFor(user)), input)

describe('linking a page to a code', () => {
  it('puts the first page on the left and the second on the right, and records both', async () => {
    const user = await createAccount()
    const [first, second] = [await createMemorial({ owner: user }), await createMemorial({ owner: user })]
    const { id, code } = await createCode({ owner: user })
    expect((await link(user, { code, memorialId: first.id })).result).toMatchObject({ position: 1 })
    expect((await link(user, { code, memorialId: second.id })).result).toMatchObject({ position: 2 })
    expect(await db.qrCode.findUnique({ where: { id } })).toMatchObject({ state: 'linked', ownerId: user.id })
    expect(await db.qrEvent.count({ where: { qrCodeId: id, kind: 'linked' } })).toBe(2)
  })

  it('refuses a third page, and one that is already linked', async () => {
    const user = await createAccount()
    const memorials = [await createMemorial({ owner: user }), await createMemorial({ owner: user })]
    const { code } = await createCode({ owner: user, memorials })
    const third = await createMemorial({ owner: user })
    await expect(link(user, { code, memorialId: third.id })).rejects.toMatchObject({ code: 'QR_CODE_FULL' })
    await expect(link(user, { code, memorialId: memorials[0]?.id })).rejects.toMatchObject({
      code: 'QR_CODE_ALREADY_LINKED',
    })
  })

  it('links exactly two of five pages in concurrent calls', async () => {
    const user = await createAccount()
    const memorials = await Promise.all(Array.from({ length: 5 }, () => createMemorial({ owner: user })))
    const { id, code } = await createCode({ owner: user })
    await Promise.allSettled(memorials.map((memorial) => link(user, { code, memorialId: memorial.id })))
    const rows = await db.qrLink.findMany({ where: { qrCodeId: id }, orderBy: { position: 'asc' } })
    expect(rows.map(({ position }) => position)).toEqual([1, 2])
  })

  it('refuses input that names no page', async () => {
    const user = await createAccount()
    const { code } = await createCode({ owner: user })
    await expect(link(user, { code, memorialId: 'karen-holm' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await expect(link(user, { code })).rejects.toMatchObject({ fields: { memorialId: 'Vælg en mindeside.' } })
  })

  it('requires a session', async () => {
    const owner = await createAccount()
    const input = { code: (await createCode({ owner })).code, memorialId: (await createMemorial({ owner })).id }
    await expect(execute(linkQrCode, callerFor(visitor()), input)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  })

  it("refuses others' codes, and a page that the caller only edits or cannot see", async () => {
    const [me, other] = [await createAccount(), await createAccount()]
    const [mine, theirs] = [await createMemorial({ owner: me }), await createMemorial({ owner: other })]
    const hidden = await createMemorial({ owner: other, visibility: 'members' })
    await addMember(theirs, me, 'editor')
    const [myCode, theirCode] = [await createCode({ owner: me }), await createCode({ owner: other })]
    await expect(link(me, { code: theirCode.code, memorialId: mine.id })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(link(me, { code: myCode.code, memorialId: theirs.id })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(link(me, { code: myCode.code, memorialId: hidden.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await db.qrLink.count({ where: { qrCodeId: { in: [myCode.id, theirCode.id] } } })).toBe(0)
  })

  it('refuses a code that is blocked', async () => {
    const owner = await createAccount()
    const { code } = await createCode({ owner, state: 'blocked' })
    const memorial = await createMemorial({ owner })
    await expect(link(owner, { code, memorialId: memorial.id })).rejects.toMatchObject({ code: 'QR_CODE_BLOCKED' })
  })
})
