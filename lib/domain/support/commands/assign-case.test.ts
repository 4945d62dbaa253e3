import { describe, expect, test } from 'vitest'
import { assignCase } from '@/lib/domain/support/commands/assign-case'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { administratorFor, callerFor, createAccount } from '@/tests/factories/accounts'
import { createCase, readThread } from '@/tests/factories/support'

const staff = (staffScope: 'full' | 'production', fullName = 'Anne Bach') =>
  createAccount({ isAdmin: true, staffScope, fullName })

describe('assigning a case', () => {
  test('names and notifies the assignee; no notification to oneself or when unassigned', async () => {
    const [anne, bo] = await Promise.all([staff('full'), staff('full', 'Bo Krog')])
    const { id, number } = await createCase()
    const assign = (assigneeId: string | null) =>
      execute(assignCase, callerFor(administratorFor(anne)), { number, assigneeId })
    await assign(bo.id)
    await assign(anne.id)
    await assign(null)
    expect((await readThread(id)).slice(1)).toMatchObject([
      { kind: 'assigned', authorName: 'Anne Bach', text: 'Bo Krog' },
      { kind: 'assigned', text: 'Anne Bach' },
      { kind: 'assigned', text: null },
    ])
    const told = await db.notification.findMany({ where: { supportCaseId: id } })
    expect(told.map(({ userId }) => userId)).toEqual([bo.id])
    expect(await db.supportCase.findUnique({ where: { id } })).toMatchObject({ assigneeId: null, status: 'open' })
  })

  test('is possible only to an active account of a full administrator', async () => {
    const anne = await staff('full')
    const gone = await staff('full')
    await db.user.update({ where: { id: gone.id }, data: { disabledAt: new Date() } })
    const { id, number } = await createCase()
    for (const other of [await createAccount(), await staff('production'), gone]) {
      const assigning = execute(assignCase, callerFor(administratorFor(anne)), { number, assigneeId: other.id })
      await expect(assigning).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        fields: { assigneeId: expect.any(String) },
      })
    }
    expect(await db.supportCase.findUnique({ where: { id } })).toMatchObject({ assigneeId: null })
  })

  test('repeated, adds no second entry', async () => {
    const anne = await staff('full')
    const { id, number } = await createCase({ assignee: anne })
    await execute(assignCase, callerFor(administratorFor(anne)), { number, assigneeId: anne.id })
    expect(await readThread(id)).toHaveLength(1)
  })
})
