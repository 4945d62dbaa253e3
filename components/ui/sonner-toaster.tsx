'use client'

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Toaster as Sonner, toast, useSonner } from 'sonner'
import { TOAST_DURATION_MS } from '@/components/ui/toast'

/** Where toasts appear; its region is announced politely. */
export function SonnerToaster({ onReady }: { onReady: () => void }) {
  // Sonner's own effect has subscribed by then: children run theirs first.
  useEffect(onReady, [onReady])
  const place = useToastPlace()
  useEffect(() => followSwipes(() => toast.dismiss()), [])
  return (
    <Sonner
      position={place}
      visibleToasts={1}
      swipeDirections={[]}
      duration={TOAST_DURATION_MS}
      closeButton
      containerAriaLabel="Beskeder"
      icons={{ error: null }}
      toastOptions={{
        closeButtonAriaLabel: 'Luk beskeden',
        unstyled: true,
        classNames: {
          toast:
            'group flex w-full items-start gap-3 rounded-xl border-l-4 border-primary bg-popover py-4 pr-14 pl-5 font-sans text-popover-foreground text-base shadow-lift',
          title: 'font-semibold',
          description: 'mt-0.5 text-muted-foreground',
          error: 'border-destructive! [&_[data-title]]:text-destructive',
          actionButton:
            'ml-auto min-h-touch shrink-0 self-center rounded-lg px-3 font-semibold text-link underline decoration-1 underline-offset-4 hover:decoration-2',
          closeButton:
            'absolute! top-1/2! right-1.5! left-auto! flex size-touch! -translate-y-1/2! items-center justify-center rounded-lg! border-0! bg-transparent! text-muted-foreground! hover:text-foreground! [&_svg]:size-5',
        },
      }}
    />
  )
}

/** So far sideways, in CSS pixels, a toast is pushed away (specification §9). */
const SWIPE_THRESHOLD_PX = 50

/**
 * Lets a toast be pushed to either side. The library's own swipe has a fixed threshold and is switched off. Returns the
 * way to stop listening.
 */
function followSwipes(dismiss: () => void): () => void {
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

/** Of one with a line of text below its title, in CSS pixels: what is known before it stands. */
const usualHeight = 96
const looksEveryMs = 300
/** A message that wanders cannot be read. */
const mostMoves = 2

/**
 * The toaster's place: chosen for each message, and again while it is shown, since the page below may change. It stays
 * put under a pointer and while focused.
 */
function useToastPlace(): ToastPlace {
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

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>
type Size = { width: number; height: number }

/** In the order in which they are liked. A phone's are as wide as the screen, so there only above and below differ. */
const widePlaces = ['bottom-center', 'bottom-right', 'bottom-left', 'top-right', 'top-center', 'top-left'] as const
const narrowPlaces = ['bottom-center', 'top-center'] as const
type ToastPlace = (typeof widePlaces)[number]

/** The library's own figures, in CSS pixels. */
const narrowScreen = 600
const wideToast = 356
const [narrowGap, wideGap] = [16, 24]

const wanted = 'button, a[href], input, select, textarea, summary, [role="alert"], [role="status"]'

/**
 * The place where a toast covers least of what the user may press or read; the pressed control and its step weigh most.
 * `height` in CSS pixels; ties stay at `stands`.
 */
function findToastPlace(height: number, stands: ToastPlace = 'bottom-center'): ToastPlace {
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
