import 'server-only'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { canOwnMemorial } from '@/lib/domain/memorials/policy'
import { deleteDraftFormName } from '@/lib/domain/privacy/copy'
import { PrivacyError } from '@/lib/domain/privacy/errors'
import { draftPath } from '@/lib/domain/privacy/paths'
import { deleteDraftInput } from '@/lib/domain/privacy/schema'
import { looseDraft } from '@/lib/domain/privacy/unused-drafts'
import { codeActor } from '@/lib/domain/qr-codes/code-row'
import { defineCommand } from '@/lib/server/command'
import { lockRow } from '@/lib/server/lock-rows'
import { deleteMemorial } from '../forget-person'

/** Deletes a draft of one's own, at once and with all its files. Throws DRAFT_IN_USE unless it is loose. */
export const deleteDraft = defineCommand({
  name: 'privacy.delete-draft',
  input: deleteDraftInput,
  session: 'required',
  limits: (_, { actor }) => [{ name: 'delete-draft', key: actor.userId, points: 60, seconds: 3600 }],
  load: ({ id }, { actor }) => getMemorialSubject(actor, id),
  authorize: canOwnMemorial,
  run: async (context, _, { id }) => {
    const { tx, actor } = context
    await lockRow(tx, 'Memorial', id)
    const members = { some: { userId: actor.userId, role: 'owner' as const } }
    const isLoose = (await tx.memorial.count({ where: { ...looseDraft, id, members } })) > 0
    if (!isLoose) throw new PrivacyError('DRAFT_IN_USE')
    await deleteMemorial(context, id, codeActor(actor))
    context.about({ type: 'memorial', id })
    return { ok: true }
  },
  form: {
    name: deleteDraftFormName,
    done: () => '/profile#mindesider',
    back: ({ id = '' }) => draftPath(id),
  },
})
