import { describe, expect, test } from 'vitest'
import { complain } from '@/lib/domain/reports/commands/complain'
import { decideReport } from '@/lib/domain/reports/commands/decide-report'
import { findReport } from '@/lib/domain/reports/queries'
import { findCaseByLink } from '@/lib/domain/support/queries'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createContribution } from '@/tests/factories/contributions'
import { createMemorial } from '@/tests/factories/memorials'
import { createHandler, createReport, tokenIn } from '@/tests/factories/reports'

async function decided() {
  const owner = await createAccount()
  const memorial = await createMemorial({ owner })
  const post = await createContribution({ memorial, status: 'approved' })
  const { number, seenEntryId, email } = await createReport({ target: post.id })
  const handler = await createHandler()
  const words = { decision: 'content_hidden', ground: 'law', reasons: 'Et navn.' }
  await execute(decideReport, callerFor(handler), { number, seenEntryId, ...words })
  const mail = await db.mail.findFirstOrThrow({ where: { recipient: owner.email, template: 'content-hidden' } })
  return { owner, post, number, email, handler, token: tokenIn(mail.text) }
}
const send = (token: string, why = 'Navnet er mit eget.') => execute(complain, callerFor(visitor()), { token, why })

async function newest(number: number) {
  const row = await db.supportCase.findUniqueOrThrow({ where: { number }, include: { report: true, entries: true } })
  return { ...row, seenEntryId: row.entries.toSorted((left, right) => (left.id < right.id ? -1 : 1)).at(-1)?.id ?? '' }
}

describe('a complaint', () => {
  test('is a case of its own with a deadline, assigned to another administrator', async () => {
    const { owner, handler, number, token } = await decided()
    const other = await createHandler()
    const row = await newest((await send(token)).result.number)
    expect(row).toMatchObject({ topic: 'report', status: 'open', email: owner.email, userId: owner.id })
    expect(row.dueOn).not.toBeNull()
    expect(row.assigneeId).not.toBe(handler.userId)
    expect(row.assigneeId).not.toBeNull()
    expect((await findReport(other, { number: row.number }))?.complaintOf).toEqual({ number, isMine: false })
  })

  test('is not decided by the administrator of the first decision, while there is another', async () => {
    const { handler, token, post, email } = await decided()
    const other = await createHandler()
    const { number, seenEntryId } = await newest((await send(token)).result.number)
    const input = { number, seenEntryId, decision: 'brought_back', reasons: 'Det var et eget navn.' }
    await expect(execute(decideReport, callerFor(handler), input)).rejects.toMatchObject({
      code: 'COMPLAINT_NEEDS_ANOTHER',
    })
    await execute(decideReport, callerFor(other), input)
    expect(await db.contribution.findUniqueOrThrow({ where: { id: post.id } })).toMatchObject({ status: 'approved' })
    // The reporter is mailed that the decision was reversed.
    const told = await db.mail.findFirstOrThrow({
      where: { recipient: email, template: 'report-decided' },
      orderBy: { createdAt: 'desc' },
    })
    expect(told.text).toContain('Det var et eget navn.')
  })

  test('link does not open the reporter’s thread', async () => {
    const { token } = await decided()
    expect(await findCaseByLink(visitor(), { token })).toMatchObject({ message: expect.any(String) })
  })

  test('is possible once per link, and not after half a year', async () => {
    const { token } = await decided()
    await send(token)
    await expect(send(token)).rejects.toMatchObject({ code: 'TOKEN_USED' })
    const late = await decided()
    await db.accessToken.updateMany({
      where: { kind: 'report_complaint', usedAt: null },
      data: { expiresAt: new Date(0) },
    })
    await expect(send(late.token)).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' })
    await expect(send('ukendt')).rejects.toMatchObject({ code: 'TOKEN_UNKNOWN' })
  })

  test('needs a text', async () => {
    const { token } = await decided()
    await expect(send(token, ' ')).rejects.toMatchObject({ fields: { why: 'Skriv, hvorfor du ikke er enig.' } })
  })
})
