import { expect, it } from 'vitest'
import { stationAddress, stationName } from '@/lib/domain/production/copy'

it.each([
  [stationName('engraving', 'Laser 1'), '/production?station=gravering&plads=Laser+1'],
  [stationName('packing', ''), '/production?station=pakning'],
  [stationName('inspection', 'Bord 2, ved vinduet'), '/production?station=kontrol&plads=Bord+2%2C+ved+vinduet'],
  ['Prøve', null],
  [null, null],
])('a piece taken at %s links to that station', (station, address) => {
  expect(stationAddress(station)).toBe(address)
})
