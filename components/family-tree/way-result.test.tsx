import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WayResult } from '@/components/family-tree/way-result'
import type { PathView } from '@/lib/domain/tree-drawing/drawing-views'

const person = (id: string) => ({
  id,
  name: id,
  isMasked: false,
  birthNameText: null,
  lifespan: '',
  sex: 'female' as const,
  isLiving: false,
  portraitUrl: null,
  memorialPath: null,
})
const words = 'Karen er mor til Bo, som er gift med Ida, som er søster til Mette.'

function shown(names: string[], way: Partial<PathView>): string {
  const address = { centre: null, open: [], person: null, way: null }
  const whole = { steps: names.slice(1).map(() => 'barn'), kinship: null, sentence: 'Vejen', words, ...way }
  const view = { ...whole, people: names.map(person) }
  return renderToStaticMarkup(<WayResult slug="karen-holm" address={address} way={view} takesFocus={false} />)
}

test('a way that language has no word for is told step by step', () => {
  expect(shown(['Karen', 'Bo', 'Ida', 'Mette'], {})).toContain(words)
  expect(shown(['Karen', 'Bo'], {})).toContain(words)
})

test('of two next to each other the word says it all', () => {
  expect(shown(['Karen', 'Bo'], { kinship: 'mor' })).not.toContain(words)
  expect(shown(['Karen', 'Bo', 'Ida'], { kinship: 'svigermor' })).toContain(words)
})
