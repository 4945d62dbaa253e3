/** So far sideways, in CSS pixels, a toast is pushed away (specification §9). */
export const SWIPE_THRESHOLD_PX = 50

/**
 * Lets a toast be pushed to either side. The library's own swipe has a fixed threshold and is switched off. Returns the
 * way to stop listening.
 */
export function followSwipes(dismiss: () => void): () => void {
  const stop = new AbortController()
  let swipe: { toast: HTMLElement; startX: number } | null = null

  const begin = ({ target, clientX, button }: PointerEvent) => {
    if (button !== 0 || !(target instanceof Element) || target.closest('button')) return
    const toast = target.closest<HTMLElement>('[data-sonner-toast]')
    swipe = toast && { toast, startX: clientX }
  }
  const follow = ({ clientX }: PointerEvent) => {
    // Not `transform`: the library places its toasts with that.
    if (swipe) swipe.toast.style.translate = `${clientX - swipe.startX}px`
  }
  const end = ({ clientX, type }: PointerEvent) => {
    if (!swipe) return
    if (type === 'pointerup' && Math.abs(clientX - swipe.startX) >= SWIPE_THRESHOLD_PX) dismiss()
    else swipe.toast.style.translate = ''
    swipe = null
  }
  const { signal } = stop
  document.addEventListener('pointerdown', begin, { signal })
  document.addEventListener('pointermove', follow, { signal })
  document.addEventListener('pointerup', end, { signal })
  document.addEventListener('pointercancel', end, { signal })
  return () => stop.abort()
}
