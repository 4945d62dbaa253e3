import { expect, it } from 'vitest'
import { legalDocuments } from '@/lib/domain/legal/legal-documents'
import { changePlan } from '@/lib/domain/subscriptions/commands/change-plan'
import { undoChange } from '@/lib/domain/subscriptions/commands/undo-change'
import { execute } from '@/lib/server/command'
import { createFamilyPlan, readPlan } from '@/tests/factories/subscriptions'

it('a planned change is taken back whole, once', async () => {
  const { id, caller } = await createFamilyPlan()
  const before = await readPlan(id)
  const { version: termsVersion } = legalDocuments.terms
  await execute(changePlan, caller, { id, choice: 'premium.month', termsVersion })
  const undo = () => execute(undoChange, caller, { id })
  const results = await Promise.allSettled([undo(), undo()])
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await readPlan(id)).toEqual({ ...before, updatedAt: expect.any(Date) })
  await expect(undo()).rejects.toMatchObject({ code: 'PLAN_NOT_RUNNING' })
})
