import { describe, expect, it } from 'vitest'
import { cancelDeletion } from '@/lib/domain/privacy/commands/cancel-deletion'
import { findInvitation, getDeletionView } from '@/lib/domain/privacy/queries'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { askForDeletion, createHousehold } from '@/tests/factories/privacy'
import { dumpTables } from '@/tests/factories/table-dump'

/** Rows that requesting and cancelling leave behind by design. */
const traces = ['Mail', 'AccessToken', 'Session', 'AuditEntry']

async function dumpWithoutTraces() {
  const dump = await dumpTables(traces)
  const users = [...(dump.get('User') ?? [])].map((row) => row.replace(/"updatedAt":"[^"]*"/, ''))
  return dump.set('User', new Set(users))
}

describe('cancelling the deletion', () => {
  it('leaves every row in the database as it was before the request', async () => {
    const family = await createHousehold('Ravn')
    await createHousehold('Skov')
    const before = await dumpWithoutTraces()
    const caller = await askForDeletion(family.owner, {
      [family.memorial.id]: { kind: 'delete' },
      [family.draft.id]: { kind: 'hand_over', heirEmail: 'bo@eksempel.dk' },
    })
    expect(await dumpWithoutTraces()).not.toEqual(before)
    await execute(cancelDeletion, caller, {})
    expect(await dumpWithoutTraces()).toEqual(before)
    expect((await getDeletionView(caller.actor)).due).toBeNull()
    const template = 'account-restored'
    expect(await db.mail.count({ where: { recipient: family.owner.email, template } })).toBe(1)
  })

  it('withdraws unanswered invitations, and the link to keep the account', async () => {
    const family = await createHousehold('Lund')
    const caller = await askForDeletion(family.owner, {
      [family.memorial.id]: { kind: 'hand_over', heirEmail: 'lise@eksempel.dk' },
      [family.draft.id]: { kind: 'archive' },
    })
    const mail = await db.mail.findFirstOrThrow({ where: { recipient: 'lise@eksempel.dk' } })
    const token = /\/invitation\/([\w-]{43})/.exec(mail.text)?.[1] ?? ''
    expect(await findInvitation(visitor(), { token })).toMatchObject({ kind: 'open', giverName: 'Lund' })
    await execute(cancelDeletion, caller, {})
    expect(await findInvitation(visitor(), { token })).toEqual({ kind: 'over' })
    const open = { userId: family.owner.id, usedAt: null, expiresAt: { gt: new Date() } }
    expect(await db.accessToken.count({ where: open })).toBe(0)
  })

  it('notifies those who were offered a page, except those who took it already', async () => {
    const family = await createHousehold('Kjær')
    const [asked, took] = ['spurgt@eksempel.dk', 'overtog@eksempel.dk']
    const caller = await askForDeletion(family.owner, {
      [family.memorial.id]: { kind: 'hand_over', heirEmail: asked },
      [family.draft.id]: { kind: 'hand_over', heirEmail: took },
    })
    await db.accessToken.updateMany({ where: { email: took }, data: { usedAt: new Date() } })
    await execute(cancelDeletion, caller, {})
    await execute(cancelDeletion, caller, {})
    const told = await db.mail.findMany({
      where: { template: 'handover-withdrawn', recipient: { in: [asked, took] } },
    })
    expect(told.map(({ recipient }) => recipient)).toEqual([asked])
    expect(told[0]?.text.replace(/\s+/g, ' ')).toContain('Nu har Kjær valgt at beholde sin konto')
  })

  it('is no error when there is nothing to cancel, and affects nobody else', async () => {
    const [leaving, staying] = [await createAccount(), await createAccount()]
    await askForDeletion(leaving)
    await execute(cancelDeletion, callerFor(actorFor(staying)), {})
    expect(await db.mail.count({ where: { recipient: staying.email } })).toBe(0)
    expect(await db.user.count({ where: { id: leaving.id, deletionDueAt: { not: null } } })).toBe(1)
    await expect(execute(cancelDeletion, callerFor(visitor()), {})).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  })
})
