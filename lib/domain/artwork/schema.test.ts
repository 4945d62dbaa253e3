import { expect, test } from 'vitest'
import { artworkOptions } from '@/lib/domain/artwork/schema'

test('a missing or too large measure is refused with a full Danish sentence', () => {
  const given = { material: 'slate', symbolMm: 'tres', shape: 'rectangle', widthMm: 5000 }
  const said = artworkOptions.safeParse(given).error?.issues.map(({ message }) => message)
  expect(said).toContain('Kodens størrelse skal være et tal i mm.')
  expect(said).toContain('Pladens bredde må højst være 1.200 mm.')
})
