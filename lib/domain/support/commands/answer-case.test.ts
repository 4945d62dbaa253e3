import { describe, expect, test } from 'vitest'
import { answerCase } from '@/lib/domain/support/commands/answer-case'
import { findCaseByLink } from '@/lib/domain/support/queries'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { administratorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createCase, createEntry, readThread } from '@/tests/factories/support'

let count = 0
const administrator = async (fullName = 'Anne Bach') =>
  administratorFor(await createAccount({ isAdmin: true, staffScope: 'full', fullName }))
const message = 'Hold telefonen en halv meter fra stenen.'

describe('answering a case', () => {
  test('mails the sender the answer with a link to the thread, and marks the case answered', async () => {
    const actor = await administrator()
    const email = `svar${++count}@eksempel.dk`
    const { id, number, entryId } = await createCase({ email })
    await execute(answerCase, callerFor(actor), { number, seenEntryId: entryId, message })
    const mail = await db.mail.findFirstOrThrow({ where: { recipient: email } })
    expect(mail).toMatchObject({ template: 'support-answer' })
    expect(mail.text).toContain(message)
    expect(mail.text).toContain('Anne Bach fra')
    const token = /\/contact\?sag=([\w-]{43})/.exec(mail.text)?.[1] ?? ''
    expect(await findCaseByLink(visitor(), { token })).toMatchObject({ number, status: 'answered' })
    expect((await readThread(id)).at(-1)).toEqual({ kind: 'from_staff', authorName: 'Anne Bach', text: message })
    expect(await db.supportCase.findUnique({ where: { id } })).toMatchObject({ assigneeId: actor.userId })
  })

  test('notifies a sender with an account in the app', async () => {
    const sender = await createAccount()
    const { id, number, entryId } = await createCase({ sender })
    await execute(answerCase, callerFor(await administrator()), { number, seenEntryId: entryId, message })
    const told = await db.notification.findMany({ where: { supportCaseId: id } })
    expect(told).toMatchObject([{ userId: sender.id, kind: 'support_case_answered' }])
  })

  test('is refused to the second of two concurrent answers, and one mail goes out', async () => {
    const email = `to${++count}@eksempel.dk`
    const { number, entryId } = await createCase({ email })
    const [anne, bo] = await Promise.all([administrator(), administrator('Bo Krog')])
    const answers = await Promise.allSettled(
      [anne, bo].map((actor) => execute(answerCase, callerFor(actor), { number, seenEntryId: entryId, message })),
    )
    const refused = answers.filter((answer) => answer.status === 'rejected')
    expect(refused).toMatchObject([{ reason: { code: 'CONFLICT' } }])
    expect(await db.mail.count({ where: { recipient: email } })).toBe(1)
  })

  test('is refused when the sender wrote meanwhile', async () => {
    const { id, number, entryId } = await createCase()
    await createEntry(id, 'from_sender', 'Glem det, den virker.')
    const answer = execute(answerCase, callerFor(await administrator()), { number, seenEntryId: entryId, message })
    await expect(answer).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  test('is refused for a closed case, an unknown case and an empty answer', async () => {
    const caller = callerFor(await administrator())
    const { number, entryId } = await createCase({ status: 'closed' })
    const answer = (input: object) => execute(answerCase, caller, { number, seenEntryId: entryId, message, ...input })
    await expect(answer({})).rejects.toMatchObject({ code: 'CASE_CLOSED' })
    await expect(answer({ number: 2_000_000 })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(answer({ message: ' ' })).rejects.toMatchObject({ fields: { message: 'Skriv dit svar.' } })
  })
})
