import { showToast } from '@/components/ui/toast'
import { messageOf } from '@/lib/client/api'

/** The toast of a change to a page that was not saved, as specified. */
export function showFailedUpdate(error: unknown): void {
  showToast({
    title: 'Fejl ved opdatering',
    description: `Der opstod en fejl: ${messageOf(error)}`,
    variant: 'destructive',
  })
}
