import { failureToast, showToast } from '@/components/ui/toast'
import { linkToasts, lockToasts } from '@/lib/domain/qr-codes/copy'

const outcome = (done: { title: string; description?: string }, failed: string) => ({
  onDone: () => void showToast(done),
  onFailed: failureToast(failed),
})

/** The toasts of what one does with one's own codes. */
export const codeToasts = {
  listFailed: failureToast(lockToasts.listFailed),
  lock: outcome(lockToasts.locked, lockToasts.lockFailed),
  release: outcome(lockToasts.released, lockToasts.releaseFailed),
  link: outcome(linkToasts.linked, linkToasts.linkFailed),
  unlink: outcome(linkToasts.unlinked, linkToasts.unlinkFailed),
}
