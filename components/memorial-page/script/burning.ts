import { burningText, litText, unreadCandleText } from '../page-copy'
import { litLaterText } from './waiting-copy'

/** The visitor's own candles that others cannot see yet: stored on this device, or awaiting approval. */
const own = { waiting: 0, unread: 0 }

/** Fetches how many candles burn now: others may have lit some while the page was open. */
export async function countAgain(): Promise<void> {
  const slug = document.querySelector<HTMLElement>('[data-memorial]')?.dataset.memorial
  const response = await fetch(`/api/memorials/${slug}/burning`).catch(() => null)
  if (!response?.ok) return
  const { burning, candles } = await response.json()
  if (typeof burning === 'number' && typeof candles === 'number') showBurning(burning, candles)
}

/** Changes the shown count at once. */
export function changeBurning(by: number): void {
  const { burning, candles } = shownCounts()
  showBurning(Math.max(0, burning + by), Math.max(0, candles + by))
}

/** Changes the number of own candles that are lit later, so that the text never says that none burns meanwhile. */
export function changeOwn(kind: keyof typeof own, by: number): void {
  own[kind] = Math.max(0, own[kind] + by)
  const { burning, candles } = shownCounts()
  for (const place of countPlaces()) place.dataset.burning = ''
  showBurning(burning, candles)
}

export function showBurning(burning: number, candles: number): void {
  const total = document.querySelector<HTMLElement>('[data-candles]')
  // The first count usually matches the page, and the first number format costs a phone 60 ms.
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
