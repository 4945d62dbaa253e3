import { describe, expect, test } from 'vitest'
import { createAccessToken } from '@/lib/domain/accounts/access-tokens'
import { decideReport } from '@/lib/domain/reports/commands/decide-report'
import { findReport } from '@/lib/domain/reports/queries'
import { closeCase } from '@/lib/domain/support/commands/close-case'
import { replyByLink } from '@/lib/domain/support/commands/reply-by-link'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createContribution } from '@/tests/factories/contributions'
import { createMemorial } from '@/tests/factories/memorials'
import { createHandler, createReport, tokenIn } from '@/tests/factories/reports'

const reasons = 'Hilsenen nævner en persons helbred. Databeskyttelsesforordningens artikel 9.'

async function reported(words: object = {}) {
  const owner = await createAccount()
  const memorial = await createMemorial({ owner })
  const author = await createAccount()
  const post = await createContribution({ memorial, status: 'approved', userId: author.id })
  return { owner, author, memorial, post, report: await createReport({ target: post.id, ...words }) }
}
type Report = { number: number; seenEntryId: string }
const decide = ({ number, seenEntryId }: Report, words: object, actor: Actor) =>
  execute(decideReport, callerFor(actor), { number, seenEntryId, reasons, ...words })
const mailTo = (recipient: string, template: string) => db.mail.findFirst({ where: { recipient, template } })

describe('deciding a report', () => {
  test('hides the content, mails both sides the reasons and how to complain, and closes the case', async () => {
    const { owner, author, post, report } = await reported()
    const handler = await createHandler()
    await decide(report, { decision: 'content_hidden', ground: 'law' }, handler)
    expect(await db.contribution.findUniqueOrThrow({ where: { id: post.id } })).toMatchObject({ status: 'hidden' })
    for (const [email, template] of [
      [report.email, 'report-decided'],
      [owner.email, 'content-hidden'],
      [author.email, 'content-hidden'],
    ] as const) {
      const mail = await mailTo(email, template)
      expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(reasons)
      expect(tokenIn(mail?.text ?? '')).toHaveLength(43)
    }
    const row = await db.supportCase.findUniqueOrThrow({ where: { id: report.id }, include: { report: true } })
    expect(row).toMatchObject({ status: 'closed', report: { decision: 'content_hidden', decidedById: handler.userId } })
    await expect(decide(report, { decision: 'no_action' }, handler)).rejects.toMatchObject({ code: 'REPORT_DECIDED' })
  })

  test('never names the reporter to those concerned', async () => {
    const { owner, report } = await reported({ name: 'Vidne Vidnesen' })
    await decide(report, { decision: 'content_hidden', ground: 'terms' }, await createHandler())
    const mail = await mailTo(owner.email, 'content-hidden')
    expect(`${mail?.text} ${mail?.html}`).not.toMatch(new RegExp(`Vidne Vidnesen|${report.email}|/contact\\?sag=`))
  })

  test('without action, notifies the reporter and not the family', async () => {
    const { owner, report } = await reported()
    await decide(report, { decision: 'no_action', isUnfounded: true }, await createHandler())
    const mail = await mailTo(report.email, 'report-decided')
    expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain('åbenlyst uden grund')
    expect(await db.mail.count({ where: { recipient: owner.email } })).toBe(0)
  })

  test('can hide the whole page for a report of one thing on it', async () => {
    const { memorial, report } = await reported()
    await decide(report, { decision: 'page_hidden', ground: 'law' }, await createHandler())
    expect((await db.memorial.findUniqueOrThrow({ where: { id: memorial.id } })).hiddenAt).not.toBeNull()
  })

  test('is refused when no longer possible, and without a ground', async () => {
    const { post, report } = await reported()
    const handler = await createHandler()
    await expect(decide(report, { decision: 'content_hidden' }, handler)).rejects.toMatchObject({
      fields: { ground: 'Vælg, om det er loven eller betingelserne.' },
    })
    await expect(decide(report, { decision: 'brought_back' }, handler)).rejects.toMatchObject({
      code: 'DECISION_IMPOSSIBLE',
    })
    await db.contribution.delete({ where: { id: post.id } })
    await expect(decide(report, { decision: 'content_hidden', ground: 'law' }, handler)).rejects.toMatchObject({
      code: 'DECISION_IMPOSSIBLE',
    })
    await expect(decide(report, { decision: 'settled' }, handler)).resolves.toBeDefined()
  })

  test('happens once for two concurrent callers, and one mail goes out', async () => {
    const { report } = await reported()
    const handlers = await Promise.all([createHandler(), createHandler()])
    const tries = await Promise.allSettled(
      handlers.map((handler) => decide(report, { decision: 'no_action' }, handler)),
    )
    expect(tries.filter(({ status }) => status === 'rejected')).toHaveLength(1)
    expect(await db.mail.count({ where: { recipient: report.email, template: 'report-decided' } })).toBe(1)
  })
})

test('the console shows the reported content, whether it has changed, and those concerned', async () => {
  const { owner, author, post, report } = await reported()
  const handler = await createHandler()
  expect((await findReport(handler, report))?.now).toMatchObject({ isChanged: false, isHidden: false })
  await db.contribution.update({ where: { id: post.id }, data: { message: 'Noget andet.' } })
  const view = await findReport(handler, report)
  expect(view?.now?.isChanged).toBe(true)
  expect(view?.concerned.map(({ userId }) => userId)).toEqual([owner.id, author.id])
  expect(view?.possible).toEqual(['no_action', 'content_hidden', 'page_hidden', 'settled'])
})

test('a report is not closed without a decision, and gets a new deadline when a reply reopens it', async () => {
  const { report } = await reported()
  const handler = await createHandler()
  const close = execute(closeCase, callerFor(handler), { number: report.number, seenEntryId: report.seenEntryId })
  await expect(close).rejects.toMatchObject({ code: 'REPORT_UNDECIDED' })
  await decide(report, { decision: 'no_action' }, handler)
  await db.supportCase.update({ where: { id: report.id }, data: { dueOn: new Date('2026-01-01') } })
  const token = await createAccessToken(db, { kind: 'support_case', supportCaseId: report.id, validMs: 60_000 })
  await execute(replyByLink, callerFor(visitor()), { token, message: 'Se en gang til.' })
  const row = await db.supportCase.findUniqueOrThrow({ where: { id: report.id } })
  expect(row.status).toBe('open')
  expect(row.dueOn?.getTime()).toBeGreaterThan(Date.now())
})
