import { expect, it, vi } from 'vitest'
import { changeOwn, showBurning } from './burning'

/** The two lines about candles, as the server wrote them. */
function page(burning: number, candles: number) {
  const line = { dataset: { burning: String(burning) }, textContent: 'as it came' }
  const total = { dataset: { candles: String(candles) }, textContent: 'as it came' }
  vi.stubGlobal('document', {
    querySelectorAll: () => [line],
    querySelector: (wanted: string) => (wanted === '[data-candles]' ? total : line),
  })
  return { line, total }
}

it('an unchanged count formats no number and changes nothing', () => {
  const { line, total } = page(2, 1200)
  const format = vi.spyOn(Number.prototype, 'toLocaleString')
  showBurning(2, 1200)
  expect(format).not.toHaveBeenCalled()
  expect([line.textContent, total.textContent]).toEqual(['as it came', 'as it came'])
})

it('a new and a burnt-out candle update both lines', () => {
  const { line, total } = page(2, 1200)
  showBurning(3, 1201)
  expect([line.textContent, total.textContent]).toEqual(['3 lys brænder lige nu', '1.201 er tændt i alt. '])
  showBurning(2, 1201)
  expect(line.textContent).toBe('2 lys brænder lige nu')
})

it('a candle waiting for a connection is mentioned, and no count replaces it with none', () => {
  const { line } = page(0, 0)
  changeOwn('waiting', 1)
  expect(line.textContent).toBe('Dit lys bliver tændt på siden, så snart der er forbindelse')
  showBurning(2, 2)
  expect(line.textContent).toBe('2 lys brænder lige nu. Dit lys bliver tændt på siden, så snart der er forbindelse')
  changeOwn('waiting', -1)
  expect(line.textContent).toBe('2 lys brænder lige nu')
})

it('a candle that awaits approval is mentioned while no other burns', () => {
  const { line } = page(0, 0)
  changeOwn('unread', 1)
  expect(line.textContent).toBe('Dit lys bliver vist for andre, når familien har læst dine ord')
  changeOwn('unread', -1)
})
