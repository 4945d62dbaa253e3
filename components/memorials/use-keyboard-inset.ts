import { useEffect, useState } from 'react'

/** On-screen keyboards are higher than this, in CSS pixels; browser bars are not. */
const LEAST_KEYBOARD_PX = 150
const AIR_PX = 16
const fields = 'input, textarea, select'

/**
 * Whether an on-screen keyboard covers the page, as on an iPhone; elsewhere the window shrinks. Either way the focused
 * field is scrolled into the visible part.
 */
export function useKeyboardInset(): boolean {
  const [isCovered, setIsCovered] = useState(false)

  // Browsers consider a partly visible field in view: a tap on its edge leaves the rest under the bar.
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
      // After sticky elements have updated.
      requestAnimationFrame(() => bringIntoSight(viewport))
    }
    viewport.addEventListener('resize', look)
    return () => viewport.removeEventListener('resize', look)
  }, [])

  return isCovered
}

function bringIntoSight({ offsetTop, height }: VisualViewport): void {
  const field = document.activeElement
  // The rich-text editor keeps its current line in view itself.
  if (!field?.matches(fields)) return
  const { top, bottom } = field.getBoundingClientRect()
  if (bottom > offsetTop + height - AIR_PX) window.scrollBy(0, bottom - (offsetTop + height) + AIR_PX)
  else if (top < offsetTop + AIR_PX) window.scrollBy(0, top - offsetTop - AIR_PX)
}
