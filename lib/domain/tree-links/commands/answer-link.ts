import 'server-only'
import { lockTree, treeEdited } from '@/lib/domain/family-tree/find-tree'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { canEditMemorial } from '@/lib/domain/memorials/policy'
import { TreeLinkError } from '@/lib/domain/tree-links/errors'
import { notifyOfAnswer } from '@/lib/domain/tree-links/notices'
import { rememberRefusal } from '@/lib/domain/tree-links/remember-refusal'
import { answerLinkInput, familyPath } from '@/lib/domain/tree-links/schema'
import { defineCommand } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'

/** The family of a page answers whether another family's tree may show it. Throws TREE_LINK_ANSWERED. */
export const answerLink = defineCommand({
  name: 'tree-links.answer-link',
  session: 'required',
  input: answerLinkInput,
  load: async ({ id, personId }, { actor }) => {
    const memorial = await getMemorialSubject(actor, id)
    const link = await db.treeLink.findFirst({
      where: { personId, memorialId: memorial.id },
      select: { treeId: true },
    })
    if (!link) throw new DomainError('NOT_FOUND')
    return { ...memorial, treeId: link.treeId }
  },
  authorize: canEditMemorial,
  run: async (context, { personId, answer }, { id: memorialId, treeId }) => {
    const { tx, actor } = context
    const pageIds = await lockTree(tx, treeId)
    const link = await tx.treeLink.findFirst({ where: { personId, memorialId } })
    if (!link) throw new DomainError('NOT_FOUND')
    if (link.status !== 'asked') throw new TreeLinkError('TREE_LINK_ANSWERED')
    const isAccepted = answer === 'accept'
    const status = isAccepted ? 'accepted' : 'refused'
    await tx.treeLink.update({
      where: { personId },
      data: { status, answeredById: actor.userId, answeredAt: new Date() },
    })
    context.about({ type: 'memorial', id: memorialId, detail: { person: personId, answer } })
    if (isAccepted) await treeEdited(context, treeId, pageIds)
    else await rememberRefusal(tx, { treeId, memorialId })
    await notifyOfAnswer(context, { memorialId, fromId: link.fromId, askedById: link.askedById, isAccepted })
    return { status }
  },
  form: {
    name: 'tree-link-answer',
    done: (_, { id = '' }) => `${familyPath(id)}?gemt=svar`,
    back: ({ id = '' }) => familyPath(id),
  },
})
