type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>
type Size = { width: number; height: number }

/** In the order in which they are liked. A phone's are as wide as the screen, so there only above and below differ. */
const widePlaces = ['bottom-center', 'bottom-right', 'bottom-left', 'top-right', 'top-center', 'top-left'] as const
const narrowPlaces = ['bottom-center', 'top-center'] as const
export type ToastPlace = (typeof widePlaces)[number]

/** The library's own figures, in CSS pixels. */
const narrowScreen = 600
const wideToast = 356
const [narrowGap, wideGap] = [16, 24]

const wanted = 'button, a[href], input, select, textarea, summary, [role="alert"], [role="status"]'

/**
 * The place where a toast covers least of what the user may press or read; the pressed control and its step weigh most.
 * `height` in CSS pixels; ties stay at `stands`.
 */
export function findToastPlace(height: number, stands: ToastPlace = 'bottom-center'): ToastPlace {
  const screen = { width: document.documentElement.clientWidth, height: window.innerHeight }
  const obstacles = obstaclesOf(document)
  const places: readonly ToastPlace[] = screen.width <= narrowScreen ? narrowPlaces : widePlaces
  const costs = new Map(places.map((place) => [place, costOf(boxAt(place, height, screen), obstacles)]))
  const least = Math.min(...costs.values())
  return costs.get(stands) === least ? stands : (places.find((place) => costs.get(place) === least) ?? stands)
}

type Obstacle = { box: Box; weight: number }

function obstaclesOf(document: Document): Obstacle[] {
  const { activeElement, body } = document
  // Behind an open dialog nothing can be pressed.
  const dialogs = document.querySelectorAll('[role="dialog"], [role="alertdialog"]')
  const shown = dialogs[dialogs.length - 1] ?? body
  // A button that waits has given the focus away.
  const step = activeElement?.closest('form, section, [role="dialog"], main') ?? document.querySelector('main')
  return (
    [...shown.querySelectorAll<HTMLElement>(wanted)]
      .filter((element) => !element.closest('[data-sonner-toaster]') && element.checkVisibility())
      // What is there for screen readers only has no size.
      .filter(({ offsetWidth }) => offsetWidth > 1)
      .map((element) => ({ box: element.getBoundingClientRect(), weight: weightOf(element, { step, activeElement }) }))
  )
}

function weightOf(element: HTMLElement, now: { step: Element | null; activeElement: Element | null }): number {
  if (element === now.activeElement) return 40
  if (element.getAttribute('role')) return element.textContent ? 20 : 0
  return now.step?.contains(element) ? 10 : 1
}

function boxAt(place: ToastPlace, height: number, screen: Size): Box {
  const isNarrow = screen.width <= narrowScreen
  const gap = isNarrow ? narrowGap : wideGap
  const width = isNarrow ? screen.width - 2 * gap : wideToast
  const left = place.endsWith('left')
    ? gap
    : place.endsWith('right')
      ? screen.width - gap - width
      : (screen.width - width) / 2
  const top = place.startsWith('top') ? gap : screen.height - gap - height
  return { left, top, right: left + width, bottom: top + height }
}

function costOf(toast: Box, obstacles: Obstacle[]): number {
  return obstacles.reduce((cost, { box, weight }) => (isCovered(box, toast) ? cost + weight : cost), 0)
}

function isCovered(box: Box, by: Box): boolean {
  return box.left < by.right && box.right > by.left && box.top < by.bottom && box.bottom > by.top
}
