import { expect, it } from 'vitest'
import { madeFor, madeForText, packageBy } from '@/components/production/batch-source-fields'

const packages = [
  { number: 6, name: 'Rustfri plader', material: 'steel', symbolMm: 50 },
  { number: 7, name: 'Uden valg', material: null, symbolMm: null },
] as const

it("a package's batch starts with the material and size the package was made for", () => {
  const found = packageBy(packages, '6')
  expect(madeFor(found)).toEqual({ material: 'steel', symbolMm: 50 })
  expect(madeForText(found)).toBe('Pakken er lavet til rustfrit stål, 50 mm.')
})

it('a package without material and size, or no package, changes nothing', () => {
  for (const number of ['7', '8', '']) {
    expect(madeFor(packageBy(packages, number))).toEqual({})
    expect(madeForText(packageBy(packages, number))).toBeUndefined()
  }
})
