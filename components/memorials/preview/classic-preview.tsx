'use client'

import { useLayoutEffect, useRef } from 'react'
import { ClassicBody } from '@/components/classic-page/classic-body'
import { classicCss } from '@/components/classic-page/classic-css'
import type { MemorialPageProps } from '@/components/memorial-page/memorial-page-props'

/** The classic layout with its own few rules alone: the other layouts' styles are disabled while it is shown. */
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
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: built from constants only, and React must not escape the quotes */}
      <style ref={own} dangerouslySetInnerHTML={{ __html: classicCss(props.page.theme) }} />
      <ClassicBody {...props} />
    </>
  )
}
