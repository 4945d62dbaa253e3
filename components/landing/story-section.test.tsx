import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { StorySection } from './story-section'

test('the story section links to the example page', () => {
  const link = /<a href="([^"]*)"[^>]*>([^<]*)<\/a>/.exec(renderToStaticMarkup(<StorySection />))
  expect(link?.slice(1)).toEqual(['/test-memorial', 'Se et eksempel på en mindeside'])
})
