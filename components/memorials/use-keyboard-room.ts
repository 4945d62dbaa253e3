import { useEffect, useState } from 'react'

/** An on-screen keyboard is higher than this, in CSS pixels; the browser's own bars are not. */
const LEAST_KEYBOARD_PX = 150
const AIR_PX = 16
const fields = 'input, textarea, select'

/**
 * Whether an on-screen keyboard lies over the page, as on an iPhone: elsewhere the window itself gets smaller. Either way
 * the field with the cursor is brought into what is left.
 */
export function useKeyboardRoom(): boolean {
  const [isCovered, setIsCovered] = useState(false)

  // A tap on the visible edge of a field leaves the rest of it under the bar: browsers think it in sight.
  useEffect(() => {
    const bringUp = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !target.matches(fields)) return
      requestAnimationFrame(() => target.scrollIntoView({ block: 'nearest' }))
    }
    document.addEventListener('focusin', bringUp)
    return () => document.removeEventListener('focusin', bringUp)
  }, [])

  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return
    const look = () => {
      const shown = viewport.height * viewport.scale
      setIsCovered(document.documentElement.clientHeight - shown > LEAST_KEYBOARD_PX)
      // When what stuck to the window has let go of it.
      requestAnimationFrame(() => bringIntoSight(viewport))
    }
    viewport.addEventListener('resize', look)
    return () => viewport.removeEventListener('resize', look)
  }, [])

  return isCovered
}

function bringIntoSight({ offsetTop, height }: VisualViewport): void {
  const field = document.activeElement
  // In the writing tool it is the line that counts, which the tool looks after itself.
  if (!field?.matches(fields)) return
  const { top, bottom } = field.getBoundingClientRect()
  if (bottom > offsetTop + height - AIR_PX) window.scrollBy(0, bottom - (offsetTop + height) + AIR_PX)
  else if (top < offsetTop + AIR_PX) window.scrollBy(0, top - offsetTop - AIR_PX)
}
