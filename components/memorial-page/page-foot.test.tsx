import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PageFoot } from '@/components/memorial-page/page-foot'

test('the foot of a page leads to the layout with large type', () => {
  const html = renderToStaticMarkup(<PageFoot siteName="Mindelund" classicPath="/classic-memorial/bo-holm" />)
  expect(html).toMatch(/<a href="\/classic-memorial\/bo-holm"[^>]*>Stor skrift og enkel udgave<\/a>/)
})
