'use client'

import type { SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { LinkButton } from '@/components/ui/link-button'
import { useRefresh } from '@/lib/client/use-refresh'
import { sheetPath } from '@/lib/domain/proof-sheets/paths'
import { useActivationCards, useHandOver, useTakeBack } from '@/lib/domain/resellers/stock/client/hooks'
import type { StockCodeView } from '@/lib/domain/resellers/stock/schema'
import { stockToasts } from './stock-toasts'

type CodeActionsProps = {
  code: StockCodeView
  /** The sheet that the family said yes to last. */
  approved: { id: string; number: number } | null
}

/** What a stonemason does with one code, the likeliest first. The buttons post by themselves without script. */
export function CodeActions({ code, approved }: CodeActionsProps) {
  const { refresh } = useRefresh()
  const handOver = useHandOver(stockToasts.handOver)
  const takeBack = useTakeBack(stockToasts.takeBack)
  const cards = useActivationCards(stockToasts.cards)
  const isHandedOver = code.state === 'handed_over'
  const change = isHandedOver ? takeBack : handOver

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const missing = new FormData(event.currentTarget).has('missing')
    change.mutate({ codes: [code.code], missing }, { onSettled: refresh })
  }
  function print(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    cards.mutate({ codes: [code.code] })
  }

  return (
    <div className="flex flex-wrap gap-3">
      <form
        method="post"
        action={`/api/resellers/me/qr-codes/${isHandedOver ? 'take-back' : 'hand-over'}`}
        onSubmit={send}
      >
        <input type="hidden" name="codes" value={code.code} />
        {code.isPlateMissing && (
          <Checkbox name="missing" label="Udlever koden, selv om pladen ikke er kommet" className="mb-2" />
        )}
        <Button type="submit" size="lg" variant={isHandedOver ? 'outline' : 'primary'} pending={change.isPending}>
          {isHandedOver ? 'Tag tilbage på lageret' : 'Udlever til familien'}
        </Button>
      </form>
      <form method="get" action="/api/resellers/me/activation-cards" onSubmit={print}>
        <input type="hidden" name="codes" value={code.code} />
        <Button
          type="submit"
          size="lg"
          variant={isHandedOver ? 'primary' : 'outline'}
          pending={cards.isPending}
          pendingText="Henter kortet..."
        >
          Hent kortet (PDF)
        </Button>
      </form>
      <LinkButton href={`/reseller-dashboard/codes/${code.code}/prepared-page`} size="lg" variant="outline">
        {code.hasPreparedPage ? 'Ret den forberedte side' : 'Forbered siden'}
      </LinkButton>
      <LinkButton
        href={
          approved ? `${sheetPath('reseller', approved.id)}#filer` : `/reseller-dashboard/drawings?codes=${code.code}`
        }
        size="lg"
        variant="outline"
      >
        {approved ? `Hent tegning (godkendt, nr. ${approved.number})` : 'Hent tegning'}
      </LinkButton>
    </div>
  )
}
