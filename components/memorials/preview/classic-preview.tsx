'use client'

import { useLayoutEffect, useRef } from 'react'
import { ClassicBody } from '@/components/classic-page/classic-body'
import { classicCss } from '@/components/classic-page/classic-css'
import type { MemorialPageProps } from '@/components/memorial-page/memorial-page-props'

/** The quiet layout under its own few rules alone: the other layouts' styles are put aside while it is shown. */
export function ClassicPreview(props: MemorialPageProps) {
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
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made of our own table alone, and React must not escape the quotes */}
      <style ref={own} dangerouslySetInnerHTML={{ __html: classicCss(props.page.theme) }} />
      <ClassicBody {...props} />
    </>
  )
}
