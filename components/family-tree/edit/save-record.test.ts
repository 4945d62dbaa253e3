import { expect, test, vi } from 'vitest'
import { personValuesOf } from '@/components/family-tree/edit/record-values'
import { saveRecord } from '@/components/family-tree/edit/save-record'
import { ApiError } from '@/lib/client/api'

const base = { values: personValuesOf({ givenNames: 'Ane', note: 'Syerske' }), revision: 3 }
const mine = { ...base.values, note: 'Syerske i Ribe' }
const conflict = new ApiError('Nogen har gemt imens.', 409, 'CONFLICT', {})
const saving = { changes: 'changes', mine, base, takeNewest: () => Promise.reject(new Error('not asked')) }

test('a record is saved over the revision the form was begun on', async () => {
  const send = vi.fn(async () => 'answer')
  expect(await saveRecord({ ...saving, send })).toEqual({ kind: 'saved', answer: 'answer' })
  expect(send).toHaveBeenCalledWith('changes', 3)
})

test('what another one saved meanwhile in other fields comes into the form, with nothing to choose', async () => {
  const newest = { values: { ...base.values, surname: 'Holm' }, revision: 4 }
  const outcome = await saveRecord({ ...saving, send: () => Promise.reject(conflict), takeNewest: async () => newest })
  expect(outcome).toEqual({ kind: 'changed', values: { ...mine, surname: 'Holm' }, newest, undecided: [] })
})

test('what both wrote stays as it was typed here, until it is chosen', async () => {
  const newest = { values: { ...base.values, note: 'Væver' }, revision: 4 }
  const outcome = await saveRecord({ ...saving, send: () => Promise.reject(conflict), takeNewest: async () => newest })
  expect(outcome).toEqual({ kind: 'changed', values: mine, newest, undecided: ['note'] })
})

test('every other refusal is told as it is, and so is a record that is gone', async () => {
  const refused = new ApiError('Det går ikke.', 402, 'TREE_BEYOND_PLAN', {})
  await expect(saveRecord({ ...saving, send: () => Promise.reject(refused) })).rejects.toBe(refused)
  const gone = new ApiError('Findes ikke.', 404, 'NOT_FOUND', {})
  const takeNewest = () => Promise.reject(gone)
  await expect(saveRecord({ ...saving, send: () => Promise.reject(conflict), takeNewest })).rejects.toBe(gone)
})
