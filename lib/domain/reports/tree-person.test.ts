import { beforeEach, describe, expect, test } from 'vitest'
import { complain } from '@/lib/domain/reports/commands/complain'
import { decideReport } from '@/lib/domain/reports/commands/decide-report'
import { removeTreePerson } from '@/lib/domain/reports/commands/remove-tree-person'
import { findReport, findTarget } from '@/lib/domain/reports/queries'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createPerson, createTree, createUnion } from '@/tests/factories/family-tree'
import { createMemorial } from '@/tests/factories/memorials'
import { createComplaintToken, createHandler, createReport, tokenIn } from '@/tests/factories/reports'

let owner: Awaited<ReturnType<typeof createAccount>>
let memorial: { id: string; slug: string }
let tree: { id: string; personId: string }
let ida: { id: string }
beforeEach(async () => {
  owner = await createAccount()
  memorial = await createMemorial({ owner })
  tree = await createTree({ memorial })
  ida = await createPerson(tree, { givenNames: 'Ida', surname: 'Hemmelig', bornYear: 1987 })
  await createUnion(tree, { partners: [{ id: tree.personId }], children: [ida] })
})

const reasons = 'Personen har bedt om ikke at stå i træet.'
const asked = () => createReport({ target: ida.id, where: null })
const rowOf = (id: string) => db.supportCase.findUniqueOrThrow({ where: { id }, include: { report: true } })
const decide = async ({ number, seenEntryId }: { number: number; seenEntryId: string }, decision: string) =>
  execute(decideReport, callerFor(await createHandler()), { number, seenEntryId, reasons, decision })

describe('asking to be taken out of a tree without an account', () => {
  test('opens a case with the deadline of the law, and copies no more than the sender could see', async () => {
    const { id } = await asked()
    const row = await rowOf(id)
    const days = Math.round(((row.dueOn?.getTime() ?? 0) - Date.now()) / 86_400_000)
    expect(days).toBeGreaterThan(26)
    expect(days).toBeLessThanOrEqual(28)
    expect(row.report).toMatchObject({ treePersonId: ida.id, memorialId: memorial.id, kind: 'about_me' })
    const copied = JSON.stringify(row.report?.snapshot)
    expect(copied).toContain('Nulevende')
    expect(copied).toContain('Karen Holm (1942 – 2019)')
    expect(copied).not.toMatch(/Ida|Hemmelig|1987/)
    expect(row.subject).toBe('Anmeldelse af en person i slægtstræet på mindesiden for Karen Holm')
  })

  test('points at a masked person without telling who it is, and shows a member and the administrator', async () => {
    const seenBy = async (actor: Parameters<typeof findTarget>[0]) =>
      JSON.stringify((await findTarget(actor, { id: ida.id }))?.snapshot ?? null)
    expect(await seenBy(visitor())).not.toMatch(/Ida|1987/)
    expect(await seenBy(actorFor(owner))).toMatch(/Ida Hemmelig.*1987/)
    expect(await seenBy(await createHandler())).toMatch(/Ida Hemmelig.*1987/)
    const report = await findReport(await createHandler(), await asked())
    expect(JSON.stringify(report?.snapshot)).not.toMatch(/Ida/)
    expect(JSON.stringify(report?.now?.snapshot)).toMatch(/Ida Hemmelig/)
    expect(report?.possible).toEqual(['no_action', 'person_removed', 'page_hidden', 'settled'])
  })

  test('is 404 for a tree the caller does not see', async () => {
    await db.memorial.update({ where: { id: memorial.id }, data: { visibility: 'members' } })
    expect(await findTarget(visitor(), { id: ida.id })).toBeNull()
    await expect(asked()).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('the decision to take a person out', () => {
  test('erases the person and what the case had copied, and answers the sender alone', async () => {
    const report = await createReport({ target: ida.id, where: null }, actorFor(owner))
    expect(JSON.stringify((await rowOf(report.id)).report?.snapshot)).toContain('Hemmelig')
    await decide(report, 'person_removed')
    expect(await db.treePerson.findUniqueOrThrow({ where: { id: ida.id } })).toMatchObject({
      isWithdrawn: true,
      givenNames: '',
      bornYear: null,
      searchText: '',
    })
    const row = await rowOf(report.id)
    expect(row).toMatchObject({ status: 'closed', report: { decision: 'person_removed' } })
    expect(JSON.stringify(row.report?.snapshot)).not.toMatch(/Ida|Hemmelig|1987/)
    const mail = await db.mail.findFirstOrThrow({ where: { recipient: report.email, template: 'report-decided' } })
    expect(mail.text.replaceAll(/\s+/g, ' ')).toContain('taget personen ud af slægtstræet')
    expect(tokenIn(mail.text)).toBe('')
    expect(await db.mail.count({ where: { recipient: owner.email, template: 'content-hidden' } })).toBe(0)
  })

  test('is made once, and not of somebody a page is about', async () => {
    const [first, second] = [await asked(), await asked()]
    await decide(first, 'person_removed')
    await expect(decide(second, 'person_removed')).rejects.toMatchObject({ code: 'DECISION_IMPOSSIBLE' })
    const report = await createReport({ target: tree.personId, where: null })
    await expect(decide(report, 'person_removed')).rejects.toMatchObject({ code: 'DECISION_IMPOSSIBLE' })
    expect((await findReport(await createHandler(), report))?.possible).toEqual(['no_action', 'page_hidden', 'settled'])
  })

  test('can be asked for again by a complaint over a refusal', async () => {
    const report = await asked()
    await decide(report, 'no_action')
    const token = await createComplaintToken(report.id)
    const { result } = await execute(complain, callerFor(visitor()), { token, why: 'Det er mig.' })
    const again = await db.supportCase.findUniqueOrThrow({
      where: { number: result.number },
      include: { report: true, entries: { orderBy: { id: 'desc' }, take: 1 } },
    })
    expect(again.report?.treePersonId).toBe(ida.id)
    await decide({ number: result.number, seenEntryId: again.entries[0]?.id ?? '' }, 'person_removed')
    expect(await db.treePerson.count({ where: { id: ida.id, isWithdrawn: true } })).toBe(1)
  })
})

test('an administrator takes out a person whom somebody described in words, and the record names nobody', async () => {
  const handler = await createHandler()
  const { result } = await execute(removeTreePerson, callerFor(handler), { id: ida.id, reasons })
  const row = await db.supportCase.findUniqueOrThrow({ where: { number: result.number }, include: { report: true } })
  expect(row).toMatchObject({ status: 'closed', report: { decision: 'person_removed', treePersonId: ida.id } })
  expect(JSON.stringify(row)).not.toMatch(/Ida|Hemmelig|1987/)
  await expect(execute(removeTreePerson, callerFor(handler), { id: memorial.id, reasons })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})
