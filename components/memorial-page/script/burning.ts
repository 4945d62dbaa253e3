import { burningText, litText, unreadCandleText } from '../page-copy'
import { litLaterText } from './waiting-copy'

/** One's own candles that nobody else sees yet: kept on this device, and not read by the family. */
const own = { waiting: 0, unread: 0 }

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
  const { burning, candles } = shownCounts()
  showBurning(Math.max(0, burning + by), Math.max(0, candles + by))
}

/** One more or one less of one's own that is lit later: the count never says that none burns while it stands there. */
export function changeOwn(kind: keyof typeof own, by: number): void {
  own[kind] = Math.max(0, own[kind] + by)
  const { burning, candles } = shownCounts()
  for (const place of countPlaces()) place.dataset.burning = ''
  showBurning(burning, candles)
}

export function showBurning(burning: number, candles: number): void {
  const total = document.querySelector<HTMLElement>('[data-candles]')
  // The first count that comes mostly says what stands there, and the first number that a phone writes takes it 60 ms.
  let isNews = total !== null && total.dataset.candles !== String(candles)
  for (const place of countPlaces()) {
    if (place.dataset.burning === String(burning)) continue
    isNews = true
    place.dataset.burning = String(burning)
    place.textContent = sentence(burning)
  }
  if (!total || !isNews) return
  total.dataset.candles = String(candles)
  total.textContent = litText(candles, burning)
}

function sentence(burning: number): string {
  if (own.waiting > 0) return litLaterText(burning, own.waiting)
  return own.unread > 0 && burning === 0 ? unreadCandleText : burningText(burning)
}

function shownCounts() {
  const burning = Number(document.querySelector<HTMLElement>('[data-burning]')?.dataset.burning ?? 0)
  const candles = Number(document.querySelector<HTMLElement>('[data-candles]')?.dataset.candles ?? 0)
  return { burning, candles }
}

function countPlaces() {
  return document.querySelectorAll<HTMLElement>('[data-burning]')
}
