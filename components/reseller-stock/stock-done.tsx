import type { FormDraftView } from '@/components/form/form-draft'
import { Notice } from '@/components/ui/notice'
import { stockToasts } from '@/lib/domain/resellers/stock/copy'

type StockDoneProps = { done: string | undefined; count?: string | undefined; draft: FormDraftView }

/** What a press without script came to. */
export function StockDone({ done, count, draft }: StockDoneProps) {
  if (draft) return <Notice variant="error">{draft.errors.codes ?? draft.message}</Notice>
  const message = doneMessage(done, Number(count) || 1)
  return (
    message && (
      <Notice variant="success" title={message.title}>
        {message.description}
      </Notice>
    )
  )
}

function doneMessage(done: string | undefined, count: number) {
  if (done === 'udleveret') return stockToasts.handedOver(count)
  if (done === 'tilbage') return stockToasts.takenBack(count)
  if (done === 'forberedt') return stockToasts.prepared
  return done === 'spaerret' ? stockToasts.reported : null
}
