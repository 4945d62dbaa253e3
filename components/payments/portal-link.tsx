'use client'

import type { MouseEvent } from 'react'
import { Notice } from '@/components/ui/notice'
import { messageOf } from '@/lib/client/api'
import { useOpenPortal } from '@/lib/domain/payments/client/payment-hooks'
import { cardWords } from '@/lib/domain/payments/copy'

type Props = { id: string; url: string }

/** A plain link to the provider; with script the page is opened anew, and the card is read again later by itself. */
export function PortalLink({ id, url }: Props) {
  const opening = useOpenPortal(id)
  const follow = (event: MouseEvent) => {
    event.preventDefault()
    opening.mutate()
  }
  return (
    <div className="space-y-5">
      {opening.error && <Notice variant="error">{messageOf(opening.error)}</Notice>}
      <a
        href={url}
        onClick={follow}
        className="inline-flex min-h-touch items-center text-lg text-link underline underline-offset-4"
      >
        {cardWords.change}
      </a>
    </div>
  )
}
