'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { ClassicBody } from '@/components/classic-page/classic-body'
import { classicCss } from '@/components/classic-page/classic-css'
import { MemorialPage } from '@/components/memorial-page/memorial-page'
import type { MemorialPageProps } from '@/components/memorial-page/memorial-page-props'
import { previewIsReady, readToPreview } from '@/components/memorials/preview/preview-messages'
import { type PreviewBase, previewPage } from '@/lib/domain/memorial-page/client/preview-page'
import type { MemorialForm } from '@/lib/domain/memorials/schema'
import { tidyRichText } from '@/lib/shared/rich-text/tidy-rich-text'

type PreviewPageRootProps = { base: PreviewBase; address: string; siteName: string }

/**
 * The real page's components, rendered in the browser from saved and typed values. Inert: nothing can be pressed or
 * focused.
 */
export function PreviewPageRoot({ base, ...rest }: PreviewPageRootProps) {
  const { refresh } = useRouter()
  const [typed, setTyped] = useState<MemorialForm>({})

  useEffect(() => {
    const announceReady = () => window.parent.postMessage(previewIsReady, window.location.origin)
    const onMessage = (event: MessageEvent) => {
      const message = readToPreview(event)
      if (message?.kind === 'hello') announceReady()
      if (message?.kind === 'typed') setTyped(clean(message.typed))
      if (message?.kind === 'refresh') refresh()
      if (message?.kind === 'show') show(message.part)
    }
    window.addEventListener('message', onMessage)
    announceReady()
    return () => window.removeEventListener('message', onMessage)
  }, [refresh])

  const page = useMemo(() => previewPage(base, typed, new Date()), [base, typed])
  const Page = page.layout === 'classic' ? ClassicPreview : MemorialPage
  return (
    <div inert>
      <Page page={page} {...rest} />
    </div>
  )
}

function clean({ biography, ...typed }: MemorialForm): MemorialForm {
  return biography
    ? { ...typed, biography: tidyRichText(biography) }
    : { ...typed, ...(biography === '' && { biography }) }
}

/** Scrolls this window alone: scrollIntoView would also move the editor around it. */
function show(part: string | null): void {
  const element = part ? document.getElementById(part) : document.body
  if (!element) return
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0
  const top = element.getBoundingClientRect().top + window.scrollY - margin
  window.scrollTo({ top, behavior: isCalm ? 'auto' : 'smooth' })
}

/** The classic layout with its own few rules alone: the other layouts' styles are disabled while it is shown. */
function ClassicPreview(props: MemorialPageProps) {
  const own = useRef<HTMLStyleElement>(null)

  useLayoutEffect(() => {
    const others = [...document.styleSheets].filter((sheet) => !sheet.disabled && sheet.ownerNode !== own.current)
    for (const sheet of others) sheet.disabled = true
    return () => {
      for (const sheet of others) sheet.disabled = false
    }
  }, [])

  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: built from constants only, and React must not escape the quotes */}
      <style ref={own} dangerouslySetInnerHTML={{ __html: classicCss(props.page.theme) }} />
      <ClassicBody {...props} />
    </>
  )
}
