import { describe, expect, test } from 'vitest'
import { createAccessToken } from '@/lib/domain/accounts/access-tokens'
import { addNote } from '@/lib/domain/support/commands/add-note'
import { findCaseByLink, findOwnCase } from '@/lib/domain/support/queries'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, administratorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createCase, readThread } from '@/tests/factories/support'

const secret = 'Stenhuggeren skylder os en kode.'

describe('an internal note', () => {
  test('is in the thread, changes nothing else, and is never shown to the sender', async () => {
    const sender = await createAccount()
    const admin = administratorFor(await createAccount({ isAdmin: true }))
    const before = await createCase({ sender })
    const { lastEntryAt } = await db.supportCase.findUniqueOrThrow({ where: { id: before.id } })
    await execute(addNote, callerFor(admin), { number: before.number, message: secret })
    expect((await readThread(before.id)).at(-1)).toMatchObject({ kind: 'note', text: secret })
    expect(await db.supportCase.findUnique({ where: { id: before.id } })).toMatchObject({ status: 'open', lastEntryAt })
    const token = await createAccessToken(db, { kind: 'support_case', supportCaseId: before.id, validMs: 3600_000 })
    for (const seen of [
      await findCaseByLink(visitor(), { token }),
      await findOwnCase(actorFor(sender), { number: before.number }),
    ]) {
      expect(JSON.stringify(seen)).toContain('Telefonen finder ikke siden.')
      expect(JSON.stringify(seen)).not.toContain(secret)
    }
    expect(await db.mail.count({ where: { text: { contains: secret } } })).toBe(0)
  })

  test('needs a text', async () => {
    const admin = administratorFor(await createAccount({ isAdmin: true }))
    const { number } = await createCase()
    const noting = execute(addNote, callerFor(admin), { number, message: '' })
    await expect(noting).rejects.toMatchObject({ fields: { message: 'Skriv et notat.' } })
  })
})
