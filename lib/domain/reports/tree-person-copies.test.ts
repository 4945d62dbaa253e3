import { beforeEach, describe, expect, test } from 'vitest'
import { removePerson } from '@/lib/domain/family-tree/commands/remove-person'
import { undoEdit } from '@/lib/domain/family-tree/commands/undo-edit'
import { withdrawPerson } from '@/lib/domain/family-tree/commands/withdraw-person'
import { decideReport } from '@/lib/domain/reports/commands/decide-report'
import { findReport } from '@/lib/domain/reports/queries'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, callerFor, createAccount } from '@/tests/factories/accounts'
import { createPerson, createTree, createUnion } from '@/tests/factories/family-tree'
import { createMemorial } from '@/tests/factories/memorials'
import { createHandler, createReport } from '@/tests/factories/reports'

let owner: Awaited<ReturnType<typeof createAccount>>
let memorial: { id: string; slug: string }
let tree: { id: string; personId: string }
let ida: { id: string }
let per: { id: string }
beforeEach(async () => {
  owner = await createAccount()
  memorial = await createMemorial({ owner })
  tree = await createTree({ memorial })
  ida = await createPerson(tree, { givenNames: 'Ida', surname: 'Hemmelig', bornYear: 1987 })
  per = await createPerson(tree, { givenNames: 'Per', surname: 'Holm', bornYear: 1985, diedYear: 2020 })
  await createUnion(tree, { partners: [ida, per] })
})

const copiedIn = async ({ id }: { id: string }) =>
  JSON.stringify((await db.report.findUniqueOrThrow({ where: { caseId: id } })).snapshot)

/** Both ways out of a tree: by the family, and by the administrator's decision. */
const ways = {
  'the family takes out': () =>
    execute(withdrawPerson, callerFor(actorFor(owner)), { id: memorial.slug, personId: ida.id }),
  'an administrator takes out': async () => {
    const { number, seenEntryId } = await createReport({ target: ida.id, where: null })
    const caller = callerFor(await createHandler())
    const reasons = 'Personen har bedt om ikke at stå i træet.'
    return execute(decideReport, caller, { number, seenEntryId, reasons, decision: 'person_removed' })
  },
}

describe.each(Object.entries(ways))('somebody whom %s', (_, takeOut) => {
  test('is in no copy that a report made of them or of those close to them', async () => {
    const own = await createReport({ target: ida.id, where: null }, actorFor(owner))
    const partners = await createReport({ target: per.id, where: null }, actorFor(owner))
    expect(await copiedIn(own)).toMatch(/Ida Hemmelig.*1987/)
    expect(await copiedIn(partners)).toContain('Ida Hemmelig (født 1987)')
    await takeOut()
    expect(await copiedIn(own)).not.toMatch(/Ida|Hemmelig|1987|Per Holm/)
    expect(await copiedIn(partners)).not.toMatch(/Ida|Hemmelig|1987/)
    expect(await copiedIn(partners)).toContain('Per Holm')
  })
})

test('a request still points at somebody whom the family removed and brought back', async () => {
  const report = await createReport({ target: ida.id, where: null })
  const caller = callerFor(actorFor(owner))
  await execute(removePerson, caller, { id: memorial.slug, personId: ida.id })
  const handler = await createHandler()
  expect(await findReport(handler, report)).toMatchObject({ now: null, possible: ['no_action', 'settled'] })
  await execute(undoEdit, caller, { id: memorial.slug })
  expect((await findReport(handler, report))?.possible).toContain('person_removed')
})
