import { describe, expect, it } from 'vitest'
import { giveCode } from '@/lib/domain/code-desk/commands/give-code'
import { printedCodeTarget } from '@/lib/domain/qr-codes/printed-code-target'
import { listCodeEvents } from '@/lib/domain/qr-codes/queries'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { createAccount } from '@/tests/factories/accounts'
import { administrator } from '@/tests/factories/console'
import { roleOf } from '@/tests/factories/members'
import { createMemorial } from '@/tests/factories/memorials'
import { createCode } from '@/tests/factories/qr-codes'

const reason = 'Stenhuggeren scannede den ind på den forkerte.'

async function linkedCode() {
  const [holder, receiver] = await Promise.all([
    createAccount({ fullName: 'Bo Forkert' }),
    createAccount({ fullName: 'Åse Rigtig' }),
  ])
  const memorial = await createMemorial({ owner: holder, visibility: 'public' })
  const code = await createCode({ owner: holder, memorials: [memorial] })
  const { actor, caller } = await administrator()
  const give = async (input: object) =>
    (await execute(giveCode, caller, { code: code.code, to: receiver.username, reason, ...input })).result
  const ownerId = async () => (await db.qrCode.findUniqueOrThrow({ where: { id: code.id } })).ownerId
  return { holder, receiver, memorial, code, actor, give, ownerId }
}

describe('moving a code to another account', () => {
  it('leaves the page with its owner if chosen, and the code keeps leading there', async () => {
    const { holder, receiver, memorial, code, give, ownerId } = await linkedCode()
    const before = await printedCodeTarget(code.code)
    expect(await give({ pages: 'stay' })).toEqual({ code: code.code, pagesMoved: 0 })
    expect(await ownerId()).toBe(receiver.id)
    expect([await roleOf(memorial, holder), await roleOf(memorial, receiver)]).toEqual(['owner', null])
    expect(await printedCodeTarget(code.code)).toEqual(before)
    expect(await db.qrCode.findUnique({ where: { id: code.id } })).toMatchObject({ state: 'linked' })
  })

  it('moves the page too if chosen, and the former owner can still edit it', async () => {
    const { holder, receiver, memorial, give } = await linkedCode()
    expect(await give({ pages: 'follow' })).toMatchObject({ pagesMoved: 1 })
    expect([await roleOf(memorial, holder), await roleOf(memorial, receiver)]).toEqual(['editor', 'owner'])
  })

  it('requires a choice about the page, and changes nothing without one', async () => {
    const { holder, give, ownerId } = await linkedCode()
    await expect(give({})).rejects.toMatchObject({ fields: { pages: expect.any(String) } })
    expect(await ownerId()).toBe(holder.id)
  })

  it('does not touch a page on the same code that another account owns', async () => {
    const { code, give } = await linkedCode()
    const other = await createAccount()
    const theirs = await createMemorial({ owner: other })
    await db.qrLink.create({ data: { qrCodeId: code.id, memorialId: theirs.id, position: 2 } })
    expect(await give({ pages: 'follow' })).toMatchObject({ pagesMoved: 1 })
    expect(await roleOf(theirs, other)).toBe('owner')
  })

  it('mails both with the reason and without the other’s name, and is in the history and the log', async () => {
    const { holder, receiver, code, actor, give } = await linkedCode()
    await give({ to: receiver.email.toUpperCase(), pages: 'stay' })
    for (const [person, other] of [
      [holder, receiver],
      [receiver, holder],
    ] as const) {
      const mail = await db.mail.findFirstOrThrow({ where: { recipient: person.email, template: 'code-given' } })
      expect(mail.text).toContain(reason)
      expect(mail.text).not.toContain(other.fullName)
    }
    const { items } = await listCodeEvents(actor, { code: code.code })
    expect(items[0]).toMatchObject({ text: 'Givet til en anden konto', reason, actorName: 'Anna Drift' })
    const audit = await db.auditEntry.findFirstOrThrow({
      where: { command: 'code-desk.give-code', subjectId: code.id },
    })
    expect(audit.detail).toEqual({ reason, fromAccount: holder.id, toAccount: receiver.id, pagesMoved: 0 })
  })

  it('is refused for receivers that are unknown, closed or the owner, and for unused or blocked codes', async () => {
    const { holder, receiver, give } = await linkedCode()
    const at = { fields: { to: expect.any(String) } }
    await expect(give({ to: 'findes-ikke', pages: 'stay' })).rejects.toMatchObject(at)
    await expect(give({ to: holder.username, pages: 'stay' })).rejects.toMatchObject(at)
    await db.user.update({ where: { id: receiver.id }, data: { disabledAt: new Date() } })
    await expect(give({ pages: 'stay' })).rejects.toMatchObject(at)
    const { caller } = await administrator()
    const free = await createCode()
    const giveThat = (code: string) => execute(giveCode, caller, { code, to: holder.username, reason })
    await expect(giveThat(free.code)).rejects.toMatchObject({ code: 'QR_CODE_WITHOUT_OWNER' })
    const blocked = await createCode({ owner: receiver, state: 'blocked' })
    await expect(giveThat(blocked.code)).rejects.toMatchObject({ code: 'QR_CODE_BLOCKED' })
  })
})
