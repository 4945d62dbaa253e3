import { showToast } from '@/components/ui/toast'
import { messageOf } from '@/lib/client/api'
import type { UploadItem } from '@/lib/domain/media/uploads/client/upload-item'

/** The toast for a gallery change that was not saved. */
export function showUpdateFailure(error: Error): void {
  void showToast({
    title: 'Fejl ved opdatering',
    description: `Der opstod en fejl: ${messageOf(error)}`,
    variant: 'destructive',
  })
}

/** The toast for a failed deletion. */
export function showDeleteFailure(error: Error): void {
  void showToast({ title: 'Fejl ved sletning', description: messageOf(error), variant: 'destructive' })
}

/** The toast for a failed upload. */
export function showUploadFailure({ file, message }: UploadItem): void {
  void showToast({ title: 'Fejl ved upload', description: `${file.name}: ${message}`, variant: 'destructive' })
}
