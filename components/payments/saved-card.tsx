'use client'

import type { MouseEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { messageOf } from '@/lib/client/api'
import { useOpenPortal, useReadCard } from '@/lib/domain/payments/client/payment-hooks'
import { cardTexts } from '@/lib/domain/payments/copy'

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
        {cardTexts.change}
      </a>
    </div>
  )
}

/** Back from the provider: the card is read by itself, or by the button. */
export function SavedCardRead({ id }: { id: string }) {
  const { data, error } = useReadCard(id)
  if (data?.card) {
    return (
      <Notice variant="success">
        {cardTexts.saved} <strong>{data.card}</strong>.
      </Notice>
    )
  }
  return (
    <form action="/api/payments/card" method="post" className="space-y-5">
      {error && <Notice variant="error">{messageOf(error)}</Notice>}
      <p>{cardTexts.back}</p>
      <input type="hidden" name="subscription" value={id} />
      <Button type="submit">{cardTexts.save}</Button>
    </form>
  )
}
