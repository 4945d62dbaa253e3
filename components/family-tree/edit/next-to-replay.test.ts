import { expect, test } from 'vitest'
import { nextToReplay } from '@/components/family-tree/edit/edit-toolbar'

const edit = (id: string, isUndone = false, isMine = true) => ({
  id,
  isUndone,
  isMine,
  kind: 'add-relative',
  about: 'Bo',
  who: null,
  when: '2026-11-24T00:00:00.000Z',
})
const idsOf = (edits: ReturnType<typeof edit>[]) => {
  const { undo, redo } = nextToReplay(edits)
  return [undo?.id, redo?.id]
}

test('undo is about the newest own edit that stands, redo about the one that was undone last', () => {
  expect(idsOf([])).toEqual([undefined, undefined])
  expect(idsOf([edit('4', false, false), edit('3'), edit('2')])).toEqual(['3', undefined])
  expect(idsOf([edit('3', true), edit('2', true), edit('1')])).toEqual(['1', '2'])
  expect(idsOf([edit('2', true), edit('1', true)])).toEqual([undefined, '1'])
})

test('after a new edit nothing older is redone', () => {
  expect(idsOf([edit('4'), edit('3', true), edit('2')])).toEqual(['4', undefined])
})
