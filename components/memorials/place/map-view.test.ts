import { expect, test } from 'vitest'
import { boxOf, keepInView, townLabels, wholeSheet } from '@/components/memorials/place/map-view'
import { drawMap } from '@/lib/integrations/open-map/draw-map'
import { pointOf } from '@/lib/shared/map-sheet'

const sheet = drawMap('danmark')

test('the map starts with the whole country and its largest towns', () => {
  const view = wholeSheet(sheet)
  const box = boxOf(sheet, view)
  expect(box.left).toBeLessThanOrEqual(0)
  expect(box.width).toBeGreaterThanOrEqual(sheet.width)
  const names = townLabels(sheet, view, { windowPx: 350, letterPx: 16 }).map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['København', 'Aarhus', 'Odense', 'Aalborg']))
  expect(names.length).toBeLessThan(30)
})

test('zoomed in, small towns have names too', () => {
  const viborg = sheet.places.find(({ name }) => name === 'Viborg') ?? { latitude: 0, longitude: 0 }
  const labels = townLabels(sheet, { ...pointOf(sheet, viborg), zoom: 4 }, { windowPx: 350, letterPx: 16 })
  expect(labels.map(({ name }) => name)).toContain('Viborg')
  expect(labels.length).toBeGreaterThan(2)
})

test('the map follows a mark near its edge, and does not move otherwise', () => {
  const view = { x: 1000, y: 1000, zoom: 4 }
  const { width } = boxOf(sheet, view)
  expect(keepInView(sheet, view, { x: 1000 + width * 0.3, y: 1000 })).toBe(view)
  expect(keepInView(sheet, view, { x: 1000 + width * 0.45, y: 1000 })).toMatchObject({
    x: 1000 + width * 0.45,
    zoom: 4,
  })
})
