import { findDraft } from '@/lib/domain/find-draft'
import { handOverFormName, inviteFormName, successorFormName } from '@/lib/domain/members/copy'

/** The drafts of the page's forms that were refused without script. */
export async function readDrafts(id: string | undefined) {
  const [invite, successor, handOver] = await Promise.all([
    findDraft(inviteFormName, id),
    findDraft(successorFormName, id),
    findDraft(handOverFormName, id),
  ])
  return { invite, successor, handOver }
}
