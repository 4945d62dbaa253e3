import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PictureSteps } from './figures'

test('the overview shows how many covers and portraits are done, until all are', () => {
  const html = renderToStaticMarkup(<PictureSteps headPictures={{ done: 12, all: 3400 }} />)
  expect(html).toContain('12 af 3.400')
  expect(renderToStaticMarkup(<PictureSteps headPictures={{ done: 3400, all: 3400 }} />)).toBe('')
  expect(renderToStaticMarkup(<PictureSteps headPictures={{ done: 0, all: 0 }} />)).toBe('')
})
