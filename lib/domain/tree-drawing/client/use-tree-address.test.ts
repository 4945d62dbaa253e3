import { expect, test } from 'vitest'
import { addressAfter, closesDetails } from '@/lib/domain/tree-drawing/client/use-tree-address'

const first = { centre: null, open: [], person: null, way: null }
const everybody = () => true
const nobody = () => false

test('a person in the drawing is shown without moving it', () => {
  const opened = { ...first, open: [{ personId: 'karen', side: 'up' as const }] }
  expect(addressAfter({ person: 'peter' }, opened, everybody)).toEqual({ ...opened, person: 'peter' })
})

test('a person farther out becomes the centre of the drawing', () => {
  const opened = { ...first, open: [{ personId: 'karen', side: 'up' as const }] }
  expect(addressAfter({ person: 'peter' }, opened, nobody)).toEqual({ ...first, centre: 'peter', person: 'peter' })
})

test('an opened branch comes after those that are open, and is closed again', () => {
  const once = addressAfter({ open: 'up', openOf: 'karen' }, first, everybody) ?? first
  const twice = addressAfter({ open: 'down', openOf: 'peter' }, once, everybody) ?? first
  expect(twice.open).toEqual([
    { personId: 'karen', side: 'up' },
    { personId: 'peter', side: 'down' },
  ])
  expect(addressAfter({ shut: 'up', openOf: 'karen' }, twice, everybody)?.open).toEqual([
    { personId: 'peter', side: 'down' },
  ])
})

test('the link to a memorial is left to the browser', () => {
  expect(addressAfter({}, first, everybody)).toBeNull()
})

test('Escape closes the details, and in a field with text in it only empties the field', () => {
  const pressed = { key: 'Escape', defaultPrevented: false }
  expect(closesDetails({ ...pressed, target: {} })).toBe(true)
  expect(closesDetails({ ...pressed, target: { value: '' } })).toBe(true)
  expect(closesDetails({ ...pressed, target: { value: 'kar' } })).toBe(false)
  expect(closesDetails({ ...pressed, defaultPrevented: true, target: {} })).toBe(false)
  expect(closesDetails({ key: 'Enter', defaultPrevented: false, target: {} })).toBe(false)
})
