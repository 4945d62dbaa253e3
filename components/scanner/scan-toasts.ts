import { showToast, showToastBeforeLeaving } from '@/components/ui/toast'
import type { ScanOutcome } from '@/lib/domain/qr-codes/client/use-open-scanned'
import { scanToasts as texts } from '@/lib/domain/qr-codes/copy'

/** The toasts of a scan, as specified. */
export const scanToasts: ScanOutcome = {
  onForeign: () => void showToast({ ...texts.foreign, variant: 'destructive' }),
  onOpening: () => showToastBeforeLeaving(texts.opening),
  onFailed: () => void showToast({ ...texts.failed, variant: 'destructive' }),
}
