import { expect, it } from 'vitest'
import { reopenFaults } from '@/lib/domain/faults/commands/reopen-faults'
import { solveFaults } from '@/lib/domain/faults/commands/solve-faults'
import { getFault, listFaults } from '@/lib/domain/faults/queries'
import { faultListInput } from '@/lib/domain/faults/schema'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { actorFor, administratorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createFault } from '@/tests/factories/faults'

const find = (query: object) => faultListInput.parse(query)

it('faults are solved in bulk and opened again, and the log says by whom', async () => {
  const actor = administratorFor(await createAccount({ fullName: 'Mette Holm' }))
  const [one, two] = [await createFault(), await createFault()]
  const ids = [one.id, two.id]
  expect(await execute(solveFaults, callerFor(actor), { ids })).toMatchObject({ result: { count: 2 } })
  expect(await execute(solveFaults, callerFor(actor), { ids })).toMatchObject({ result: { count: 0 } })
  expect(await getFault(actor, { id: one.id })).toMatchObject({ state: 'solved', solvedBy: 'Mette Holm' })
  expect((await listFaults(actor, find({ search: one.place }))).items).toEqual([])
  expect((await listFaults(actor, find({ search: one.place, state: 'solved' }))).items).toMatchObject([{ id: one.id }])
  // A plain form sends a single id as text.
  await execute(reopenFaults, callerFor(actor), { ids: one.id })
  expect(await getFault(actor, { id: one.id })).toMatchObject({ state: 'new', solvedAt: null, solvedBy: null })
  expect(await db.auditEntry.count({ where: { actorId: actor.userId, subjectType: 'fault' } })).toBe(3)
})

it('none, more than a hundred and unknown ids are refused or change nothing', async () => {
  const caller = callerFor(administratorFor(await createAccount()))
  for (const ids of [[], Array.from({ length: 101 }, () => crypto.randomUUID()), ['x'], undefined]) {
    await expect(execute(solveFaults, caller, { ids })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  }
  expect(await execute(solveFaults, caller, { ids: [crypto.randomUUID()] })).toMatchObject({ result: { count: 0 } })
})

it('only full administrators may', async () => {
  const { id } = await createFault()
  const user = await createAccount()
  for (const [actor, code] of [
    [visitor(), 'UNAUTHENTICATED'],
    [actorFor(user), 'FORBIDDEN'],
    [administratorFor(user, 'production'), 'FORBIDDEN'],
  ] as const) {
    await expect(execute(solveFaults, callerFor(actor), { ids: [id] })).rejects.toMatchObject({ code })
  }
})

it('the list goes on where a page ended, latest first, each fault once', async () => {
  const actor = administratorFor(await createAccount())
  const name = `Many${crypto.randomUUID().slice(0, 8)}`
  const lastAt = new Date()
  for (let index = 0; index < 55; index++) await createFault({ name, lastAt })
  const first = await listFaults(actor, find({ search: name }))
  const rest = await listFaults(actor, find({ search: name, cursor: first.nextCursor }))
  expect([first.items.length, rest.items.length, rest.nextCursor]).toEqual([50, 5, null])
  expect(new Set([...first.items, ...rest.items].map(({ id }) => id)).size).toBe(55)
})
