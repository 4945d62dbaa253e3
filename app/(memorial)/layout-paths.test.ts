import { describe, expect, it } from 'vitest'
import { samplePage } from '@/components/demonstration/sample-page'
import { classicPath, pageInLayout, pathInLayout } from './layout-paths'

describe('the three addresses of a page', () => {
  it.each([
    ['/memorial/karen-holm', '/enhanced-memorial/karen-holm'],
    ['/memorial/7G4T9QW2B2', '/enhanced-memorial/7G4T9QW2B2'],
    ['/memorial/qr/7G4T9QW2B2/dual', '/memorial/qr/7G4T9QW2B2/dual'],
    ['/qr-scan/7G4T9QW2B2', '/qr-scan/7G4T9QW2B2'],
  ])('%s leads to %s in the enhanced layout', (path, expected) => {
    expect(pathInLayout('enhanced-memorial', path)).toBe(expected)
    expect(pathInLayout('memorial', path)).toBe(path)
  })

  it('show the owner’s layout at the first, and always the enhanced layout at the second', () => {
    const page = samplePage({ layout: 'classic', theme: 'sea' })
    expect(pageInLayout('memorial', page).layout).toBe('classic')
    expect(pageInLayout('enhanced-memorial', page).layout).toBe('enhanced')
  })

  it('pass only a form’s answer on to the classic one', () => {
    const page = samplePage({ layout: 'classic', theme: 'sea' })
    expect(classicPath(page)).toBe('/classic-memorial/eksempel')
    expect(classicPath(page, { tak: 'candle', side: ['a', 'b'], fbclid: 'x' })).toBe(
      '/classic-memorial/eksempel?tak=candle',
    )
  })
})
