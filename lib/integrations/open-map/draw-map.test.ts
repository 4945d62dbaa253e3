import { describe, expect, test } from 'vitest'
import { drawMap } from '@/lib/integrations/open-map/draw-map'
import { isOnSheet, mapRegions, placeText, pointOf, positionAt, regionAt } from '@/lib/shared/map-sheet'

const sheets = mapRegions.map((region) => ({ region, sheet: drawMap(region) }))

describe.each(sheets)('the sheet of $region', ({ region, sheet }) => {
  test('is small, and contains its towns', () => {
    expect(JSON.stringify(sheet).length).toBeLessThan(75_000)
    expect(sheet.land).toMatch(/^M/)
    for (const place of sheet.places) {
      expect(isOnSheet(sheet, pointOf(sheet, place)), place.name).toBe(true)
      expect(regionAt(place)).toBe(region)
    }
  })

  test('converts a position to a point and back', () => {
    for (const place of sheet.places.slice(0, 5)) {
      const back = positionAt(sheet, pointOf(sheet, place))
      expect(back.latitude).toBeCloseTo(place.latitude, 6)
      expect(back.longitude).toBeCloseTo(place.longitude, 6)
    }
  })
})

test('a grave is located by the nearest town, under its Danish name', () => {
  const places = sheets.find(({ region }) => region === 'danmark')?.sheet.places ?? []
  expect(placeText(places, { latitude: 55.6418, longitude: 12.081 })).toBe('Nær Roskilde')
  expect(placeText(places, { latitude: 55.676, longitude: 12.5655 })).toBe('Nær København')
  expect(placeText(places, { latitude: 56.2, longitude: 7.2 })).toMatch(/^Ca\. \d+ km fra /)
  expect(placeText(places, { latitude: 48.85, longitude: 2.35 })).toBeNull()
  expect(places.map(({ name }) => name)).toEqual(expect.arrayContaining(['Aarhus', 'Aalborg', 'Rønne']))
})
