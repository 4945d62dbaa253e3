import { describe, expect, test } from 'vitest'
import { replyToOwnCase } from '@/lib/domain/support/commands/reply-to-own-case'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createCase, readThread } from '@/tests/factories/support'

const message = 'Tak, nu virker den.'

describe('replying with the sender’s account', () => {
  test('marks the case open again', async () => {
    const sender = await createAccount()
    const { id, number } = await createCase({ sender, status: 'answered' })
    const { result } = await execute(replyToOwnCase, callerFor(actorFor(sender)), { number, message })
    expect(result).toEqual({ number })
    expect(await db.supportCase.findUnique({ where: { id } })).toMatchObject({ status: 'open' })
    expect((await readThread(id)).at(-1)).toMatchObject({ kind: 'from_sender', text: message })
  })

  test('is 404 for another account’s case and for one written without an account', async () => {
    const outsider = callerFor(actorFor(await createAccount()))
    for (const sender of [await createAccount(), undefined]) {
      const { id, number } = await createCase(sender ? { sender } : {})
      await expect(execute(replyToOwnCase, outsider, { number, message })).rejects.toMatchObject({ code: 'NOT_FOUND' })
      expect(await readThread(id)).toHaveLength(1)
    }
  })

  test('needs a session, a number and a text', async () => {
    const sender = await createAccount()
    const { number } = await createCase({ sender })
    const send = (input: object, actor = actorFor(sender)) => execute(replyToOwnCase, callerFor(actor), input)
    await expect(execute(replyToOwnCase, callerFor(visitor()), { number, message })).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    })
    await expect(send({ number: 'x', message })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await expect(send({ number, message: '' })).rejects.toMatchObject({ fields: { message: 'Skriv dit svar.' } })
  })
})
