import { showToast } from '@/components/ui/toast'
import { messageOf } from '@/lib/client/api'

/** The toast of a change to the gallery that was not saved. */
export function showUpdateFailure(error: Error): void {
  void showToast({
    title: 'Fejl ved opdatering',
    description: `Der opstod en fejl: ${messageOf(error)}`,
    variant: 'destructive',
  })
}

/** The toast of something that was not deleted. */
export function showDeleteFailure(error: Error): void {
  void showToast({ title: 'Fejl ved sletning', description: messageOf(error), variant: 'destructive' })
}
