import { describe, expect, test } from 'vitest'
import { closeCase } from '@/lib/domain/support/commands/close-case'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { administratorFor, callerFor, createAccount } from '@/tests/factories/accounts'
import { createCase, createEntry, readThread } from '@/tests/factories/support'

const close = async (input: object) =>
  execute(closeCase, callerFor(administratorFor(await createAccount({ isAdmin: true, fullName: 'Anne Bach' }))), input)

describe('closing a case', () => {
  test('records who and when, and sends no mail', async () => {
    const { id, number, entryId } = await createCase({ status: 'answered', email: 'lukket@eksempel.dk' })
    await close({ number, seenEntryId: entryId })
    expect(await db.supportCase.findUnique({ where: { id } })).toMatchObject({
      status: 'closed',
      closedAt: expect.any(Date),
    })
    expect((await readThread(id)).at(-1)).toMatchObject({ kind: 'closed', authorName: 'Anne Bach' })
    expect(await db.mail.count({ where: { recipient: 'lukket@eksempel.dk' } })).toBe(0)
  })

  test('is refused for a closed case and for one with unseen entries', async () => {
    const closed = await createCase({ status: 'closed' })
    await expect(close({ number: closed.number, seenEntryId: closed.entryId })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    const { id, number, entryId } = await createCase()
    await createEntry(id, 'from_sender', 'Vent, der er mere.')
    await expect(close({ number, seenEntryId: entryId })).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await db.supportCase.findUnique({ where: { id } })).toMatchObject({ status: 'open', closedAt: null })
  })
})
