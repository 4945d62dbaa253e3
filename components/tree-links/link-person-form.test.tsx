import { expect, test } from 'vitest'
import { LinkPersonForm } from '@/components/tree-links/link-person-form'
import { markupOf } from '@/tests/factories/markup-of'

test('the words to another family may be as long as the server takes, and what they get to see is said before', () => {
  const markup = markupOf(<LinkPersonForm memorialId="page" personId="peter" personName="Peter Holm" />)
  expect(markup).toMatch(/<textarea[^>]* maxLength="1000"/i)
  expect(markup).toMatch(/name="memorial"[^>]* maxLength="300"|maxLength="300"[^>]* name="memorial"/i)
  expect(markup).toContain('De kan se dit navn')
})
