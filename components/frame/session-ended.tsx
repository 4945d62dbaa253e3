'use client'

import { Notice } from '@/components/ui/notice'
import { TextLink } from '@/components/ui/text-link'

/** Told in place of a form's refusal when the session ended; leads back to the page with what was typed. */
export function SessionEnded() {
  // Only ever shown as an answer to a press, so there is a window to read.
  const back = encodeURIComponent(window.location.pathname + window.location.search)
  return (
    <Notice variant="error" title="Din session er udløbet">
      Det, du skrev, er ikke væk. <TextLink href={`/auth?redirect=${back}`}>Log ind igen</TextLink>, så står det her
      stadig.
    </Notice>
  )
}
