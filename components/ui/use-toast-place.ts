'use client'

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useSonner } from 'sonner'
import { findToastPlace, type ToastPlace } from './toast-place'

/** Of one with a line of text below its title, in CSS pixels: what is known before it stands. */
const usualHeight = 96
const looksEveryMs = 300
/** A message that wanders cannot be read. */
const mostMoves = 2

/**
 * The toaster's place: chosen for each message, and again while it is shown, since the page below may change. It stays
 * put under a pointer and while focused.
 */
export function useToastPlace(): ToastPlace {
  const [shown, setShown] = useState<ToastPlace>('bottom-center')
  const place = useRef<ToastPlace>(shown)
  const { toasts } = useSonner()
  const newest = toasts[0]?.id
  const move = useCallback((to: ToastPlace) => {
    place.current = to
    setShown(to)
  }, [])

  useLayoutEffect(() => {
    if (newest !== undefined) move(findToastPlace(usualHeight))
  }, [newest, move])

  useEffect(() => {
    if (newest === undefined) return
    let moves = 0
    const look = () => {
      const toast = document.querySelector<HTMLElement>('[data-sonner-toast][data-removed="false"]')
      if (!toast || moves >= mostMoves || toast.matches(':hover, :focus-within')) return
      const better = findToastPlace(toast.offsetHeight, place.current)
      if (better === place.current) return
      moves += 1
      move(better)
    }
    const timer = setInterval(look, looksEveryMs)
    return () => clearInterval(timer)
  }, [newest, move])

  return shown
}
