'use client'

import { Notice } from '@/components/ui/notice'
import { TextLink } from '@/components/ui/text-link'

/** Replaces a form's refusal when the session has ended; links back to the page with the typed text. */
export function SessionEnded() {
  // Shown only after a press, so `window` exists.
  const { pathname, search, hash } = window.location
  const back = encodeURIComponent(pathname + search + hash)
  return (
    <Notice variant="error" title="Du er blevet logget ud">
      Det, du skrev, er ikke væk. <TextLink href={`/auth?redirect=${back}`}>Log ind igen</TextLink>, så står det her
      stadig.
    </Notice>
  )
}
