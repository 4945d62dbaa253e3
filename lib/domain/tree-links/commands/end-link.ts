import 'server-only'
import { lockTree, treeEdited } from '@/lib/domain/family-tree/find-tree'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { canEditMemorial } from '@/lib/domain/memorials/policy'
import { forgetAsking } from '@/lib/domain/tree-links/notices'
import { rememberRefusal } from '@/lib/domain/tree-links/remember-refusal'
import { endLinkInput, familyPath } from '@/lib/domain/tree-links/schema'
import { defineCommand } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'

/**
 * Ends a link, or takes the question back: by the editors of the tree, or by those of the page it leads to, for whom it
 * is a no.
 */
export const endLink = defineCommand({
  name: 'tree-links.end-link',
  session: 'required',
  input: endLinkInput,
  load: async ({ id, personId }, { actor }) => {
    const memorial = await getMemorialSubject(actor, id)
    const link = await db.treeLink.findFirst({
      where: {
        personId,
        OR: [
          { memorialId: memorial.id },
          // A no stays where those who asked can read it.
          { status: { not: 'refused' }, tree: { pages: { some: { memorialId: memorial.id } } } },
        ],
      },
      select: { treeId: true, memorialId: true },
    })
    if (!link) throw new DomainError('NOT_FOUND')
    return { ...memorial, treeId: link.treeId, linkedId: link.memorialId }
  },
  authorize: canEditMemorial,
  run: async (context, { personId }, { id: memorialId, treeId, linkedId }) => {
    const pageIds = await lockTree(context.tx, treeId)
    const where = { personId, treeId, memorialId: linkedId }
    const link = await context.tx.treeLink.findFirst({ where, select: { status: true, askedById: true } })
    if (!link) throw new DomainError('NOT_FOUND')
    await context.tx.treeLink.deleteMany({ where })
    if (link.status === 'asked') await forgetAsking(context, { memorialId: linkedId, askedById: link.askedById })
    if (!pageIds.includes(memorialId)) await rememberRefusal(context.tx, { treeId, memorialId })
    context.about({ type: 'memorial', id: memorialId, detail: { person: personId } })
    await treeEdited(context, treeId, pageIds)
    return {}
  },
  form: {
    name: 'tree-link-end',
    done: (_, { id = '' }) => `${familyPath(id)}?gemt=fjernet`,
    back: ({ id = '' }) => familyPath(id),
  },
})
