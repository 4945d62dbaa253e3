'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { SpinnerMark } from '@/components/ui/spinner-mark'

/** Faster loads show nothing. */
const PATIENCE_MS = 300
/** The longest wait: a link to the current page changes no path, so only this ends it. */
const LONGEST_MS = 10_000

/** 'Indlæser...' while the page of a followed link loads. */
export function PageLoading() {
  const path = usePathname()
  const [isLeaving, setIsLeaving] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path ends the wait and restarts the effect
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const watch = (event: MouseEvent) => {
      if (!leadsToAnotherPage(event)) return
      clearTimeout(timer)
      timer = setTimeout(() => {
        setIsLeaving(true)
        timer = setTimeout(() => setIsLeaving(false), LONGEST_MS)
      }, PATIENCE_MS)
    }
    document.addEventListener('click', watch)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('click', watch)
      setIsLeaving(false)
    }
  }, [path])

  if (!isLeaving) return null
  return (
    <div className="fixed inset-x-0 top-0 z-40 flex justify-center bg-background/95 shadow-soft">
      <output className="flex items-center gap-3 py-3 text-muted-foreground">
        <SpinnerMark />
        Indlæser...
      </output>
    </div>
  )
}

function leadsToAnotherPage(event: MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false
  if (link.target || link.download || link.origin !== window.location.origin) return false
  // Files and API responses are downloaded or shown without leaving the page.
  if (/^\/(api|media)\//.test(link.pathname)) return false
  return link.pathname !== window.location.pathname
}
