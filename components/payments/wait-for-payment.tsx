'use client'

import { useEffect } from 'react'
import { Button } from '@/components/ui/button'
import { SpinnerMark } from '@/components/ui/spinner-mark'
import { useCheckedPayment } from '@/lib/domain/payments/client/payment-hooks'
import { paymentPageWords } from '@/lib/domain/payments/copy'

type Props = { id: string; paymentKey: string; againPath: string }

/** Waits for the provider's answer and goes on by itself; without script the page loads itself again. */
export function WaitForPayment({ id, paymentKey, againPath }: Props) {
  const { data } = useCheckedPayment({ id, key: paymentKey })
  const next = data?.next
  const isOver = data !== undefined && (data.status !== 'open' || data.failureCode !== null)
  useEffect(() => {
    if (next) window.location.assign(next)
    else if (isOver) window.location.assign(againPath)
  }, [next, isOver, againPath])
  return (
    <div className="space-y-6">
      <noscript>
        <meta httpEquiv="refresh" content="10" />
      </noscript>
      <p className="flex items-start gap-4 text-lg" role="status">
        <span className="noscript:hidden">
          <SpinnerMark />
        </span>
        {paymentPageWords.waiting}
      </p>
      <form action={`/api/payments/${id}/check`} method="post" className="hidden noscript:block">
        <input type="hidden" name="key" value={paymentKey} />
        <Button type="submit">{paymentPageWords.check}</Button>
      </form>
    </div>
  )
}
