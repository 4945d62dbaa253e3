import 'server-only'
import { changeStatus, lockContributions, statusAfter } from '@/lib/domain/contributions/change-status'
import { moderationForm } from '@/lib/domain/contributions/form-names'
import { type BulkDecisionView, bulkDecisionInput } from '@/lib/domain/contributions/schema'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { canModerateMemorial } from '@/lib/domain/memorials/policy'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

export const decideContributions = defineCommand({
  name: 'contributions.decide-contributions',
  session: 'required',
  input: bulkDecisionInput,
  load: ({ id }, { actor }) => getMemorialSubject(actor, id),
  authorize: canModerateMemorial,
  run: async (context, { ids, decision, seen }, memorial): Promise<BulkDecisionView> => {
    const rows = await lockContributions(context.tx, ids)
    // A post of another page rejects the whole request; one that no longer exists was withdrawn and is skipped.
    if (rows.some(({ memorialId }) => memorialId !== memorial.id)) throw new DomainError('NOT_FOUND')
    const open = rows.filter(({ status }) => status === seen && status !== statusAfter[decision])
    await changeStatus(context, open, decision, context.actor.userId)
    const decided = open.map((row) => row.id)
    context.about({ type: 'memorial', id: memorial.id, detail: { decision, contributions: decided } })
    return { decided, skipped: ids.filter((id) => !decided.includes(id)), memorialSlug: memorial.slug }
  },
  form: {
    name: moderationForm,
    done: ({ decided, skipped }, { id = '' }) =>
      `/memorial/${encodeURIComponent(id)}/admin?behandlet=${decided.length}&sprunget=${skipped.length}`,
    back: ({ id = '' }) => `/memorial/${encodeURIComponent(id)}/admin`,
  },
})
