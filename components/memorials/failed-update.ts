import { showToast } from '@/components/ui/toast'
import { messageOf } from '@/lib/client/api'

/** The specified toast for a change that was not saved. */
export function showFailedUpdate(error: unknown): void {
  showToast({
    title: 'Fejl ved opdatering',
    description: `Der opstod en fejl: ${messageOf(error)}`,
    variant: 'destructive',
  })
}
