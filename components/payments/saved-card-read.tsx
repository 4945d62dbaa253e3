'use client'

import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { messageOf } from '@/lib/client/api'
import { useReadCard } from '@/lib/domain/payments/client/payment-hooks'
import { cardWords } from '@/lib/domain/payments/copy'

/** Back from the provider: the card is read by itself, or by the button. */
export function SavedCardRead({ id }: { id: string }) {
  const { data, error } = useReadCard(id)
  if (data?.card) {
    return (
      <Notice variant="success">
        {cardWords.saved} <strong>{data.card}</strong>.
      </Notice>
    )
  }
  return (
    <form action="/api/payments/card" method="post" className="space-y-5">
      {error && <Notice variant="error">{messageOf(error)}</Notice>}
      <p>{cardWords.back}</p>
      <input type="hidden" name="subscription" value={id} />
      <Button type="submit">{cardWords.save}</Button>
    </form>
  )
}
