import { burningText, litText } from '../page-copy'

/** Asks how many candles burn now: somebody else may have lit one while the page stood open. */
export async function countAgain(): Promise<void> {
  const slug = document.querySelector<HTMLElement>('[data-memorial]')?.dataset.memorial
  const response = await fetch(`/api/memorials/${slug}/burning`).catch(() => null)
  if (!response?.ok) return
  const { burning, candles } = await response.json()
  if (typeof burning === 'number' && typeof candles === 'number') showBurning(burning, candles)
}

/** One more or one less, at once. */
export function changeBurning(by: number): void {
  const burning = Number(document.querySelector<HTMLElement>('[data-burning]')?.dataset.burning ?? 0)
  const candles = Number(document.querySelector<HTMLElement>('[data-candles]')?.dataset.candles ?? 0)
  showBurning(Math.max(0, burning + by), Math.max(0, candles + by))
}

export function showBurning(burning: number, candles: number): void {
  const total = document.querySelector<HTMLElement>('[data-candles]')
  // The first count that comes mostly says what stands there, and the first number that a phone writes takes it 60 ms.
  let isNews = total !== null && total.dataset.candles !== String(candles)
  for (const place of document.querySelectorAll<HTMLElement>('[data-burning]')) {
    if (place.dataset.burning === String(burning)) continue
    isNews = true
    place.dataset.burning = String(burning)
    place.textContent = burningText(burning)
  }
  if (!total || !isNews) return
  total.dataset.candles = String(candles)
  total.textContent = litText(candles, burning)
}
