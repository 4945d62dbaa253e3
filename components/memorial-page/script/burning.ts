import { burningText } from '../page-copy'

/** Asks how many candles burn now: somebody else may have lit one while the page stood open. */
export async function countAgain(): Promise<void> {
  const slug = document.querySelector<HTMLElement>('[data-memorial]')?.dataset.memorial
  const response = await fetch(`/api/memorials/${slug}/burning`).catch(() => null)
  if (!response?.ok) return
  const { burning } = await response.json()
  if (typeof burning === 'number') show(burning)
}

/** One more or one less, at once. */
export function changeBurning(by: number): void {
  const place = document.querySelector<HTMLElement>('[data-burning]')
  if (place) show(Math.max(0, Number(place.dataset.burning) + by))
}

function show(burning: number): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-burning]')) {
    if (place.dataset.burning === String(burning)) continue
    place.dataset.burning = String(burning)
    place.textContent = burningText(burning)
  }
}
