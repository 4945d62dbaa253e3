import 'server-only'
import { findDraft } from '@/lib/domain/find-draft'
import { cancelFormName, confirmFormName, undoFormName, uploadFormName } from '@/lib/domain/tree-files/copy'

/** Which of the page's forms was refused without script. A button that was pressed has only a sentence. */
export async function readRefusals(draftId: string | undefined) {
  const upload = await findDraft(uploadFormName, draftId)
  const confirm = await findDraft(confirmFormName, draftId)
  const button = (await findDraft(undoFormName, draftId)) ?? (await findDraft(cancelFormName, draftId))
  return { upload, confirm, other: button?.message ?? null }
}
