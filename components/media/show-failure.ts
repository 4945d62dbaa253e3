import { showToast } from '@/components/ui/toast'
import { messageOf } from '@/lib/client/api'
import type { UploadItem } from '@/lib/domain/media/uploads/client/upload-queue'

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

/** The toast of a file that was not taken. */
export function showUploadFailure({ file, message }: UploadItem): void {
  void showToast({ title: 'Fejl ved upload', description: `${file.name}: ${message}`, variant: 'destructive' })
}
