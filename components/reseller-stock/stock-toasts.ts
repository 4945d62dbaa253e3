import { showToast } from '@/components/ui/toast'
import { ApiError, messageOf } from '@/lib/client/api'
import { stockToasts as texts } from '@/lib/domain/resellers/stock/copy'

type ToastText = { title: string; description?: string }
type Codes = { codes: string[] }

/** A refusal that names codes is shown with them. */
const failure = (title: string) => (error: unknown) =>
  void showToast({
    title,
    description: (error instanceof ApiError && error.fields.codes) || messageOf(error),
    variant: 'destructive',
  })
const done = (text: ToastText) => ({ onDone: () => void showToast(text) })
const failed = { onFailed: failure(texts.failed) }

/** The toasts of what a reseller does with codes, prepared pages and orders. What has no `onFailed` is shown by its form. */
export const stockToasts = {
  noneChosen: () => void showToast(texts.noneChosen),
  handOver: { onDone: ({ codes }: Codes) => void showToast(texts.handedOver(codes.length)), ...failed },
  takeBack: { onDone: ({ codes }: Codes) => void showToast(texts.takenBack(codes.length)), ...failed },
  cards: { onFailed: failure(texts.cardsFailed) },
  removePrepared: { ...done(texts.preparationRemoved), ...failed },
  cancelOrder: { ...done(texts.orderCancelled), ...failed },
}
