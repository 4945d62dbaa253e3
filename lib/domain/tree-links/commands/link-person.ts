import 'server-only'
import { lifespanWithin } from '@/lib/domain/family-tree/copy'
import { getTree, lockTree, treeEdited } from '@/lib/domain/family-tree/find-tree'
import { lifespanOf, nameOf, personColumns } from '@/lib/domain/family-tree/person-row'
import { canEditTree } from '@/lib/domain/family-tree/policy'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { canEditMemorial, canSeeMemorial, type MemorialSubject } from '@/lib/domain/memorials/policy'
import { findCodeSubject } from '@/lib/domain/qr-codes/find-code'
import { TreeLinkError } from '@/lib/domain/tree-links/errors'
import { notifyOfAsking } from '@/lib/domain/tree-links/notices'
import { linkPersonInput, restDays } from '@/lib/domain/tree-links/schema'
import { type Limit, spend } from '@/lib/server/abuse/rate-limit'
import { refuseSpam } from '@/lib/server/abuse/spam-check'
import { defineCommand } from '@/lib/server/command'
import type { Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import type { Actor } from '@/lib/shared/actor'
import { daySeconds } from '@/lib/shared/durations'
import { codeInText, readScannedText } from '@/lib/shared/qr-text-code'

/** So that nobody asks by the dozen. */
const perDay = 20
/**
 * Questions from one tree to one family in a week: room to take a question back and put it better, and not for mail
 * after mail.
 */
const perFamily = (treeId: string, memorialId: string): Limit => ({
  name: 'tree-link-family',
  key: `${treeId} ${memorialId}`,
  points: 3,
  seconds: 7 * daySeconds,
})
/** The other family gets the words by mail; one place to read about the person is likely. */
const linksAllowed = { message: 1 }
/**
 * Links a person to their own memorial. A page that the actor edits too is linked at once; another family is asked, and
 * nothing is shown until they say yes. Throws the TREE_LINK_* errors.
 */
export const linkPerson = defineCommand({
  name: 'tree-links.link-person',
  session: 'required',
  input: linkPersonInput,
  limits: (_, { actor }) => [{ name: 'tree-link', key: actor.userId, points: perDay, seconds: daySeconds }],
  load: ({ id, message }, { actor }) => {
    refuseSpam({ message }, linksAllowed)
    return getTree(actor, id)
  },
  authorize: canEditTree,
  status: 201,
  prepare: async ({ memorial }, { actor }, { treeId }) => {
    const target = await findTarget(actor, memorial)
    if (!canEditMemorial(actor, target)) await spend([perFamily(treeId, target.id)])
    return target
  },
  run: async (context, { personId, message }, { id: fromId, treeId }, target) => {
    const { tx, actor } = context
    const pageIds = await lockTree(tx, treeId)
    const person = await tx.treePerson.findFirst({ where: { id: personId, treeId }, select: personColumns })
    if (!person) throw new DomainError('NOT_FOUND')
    if (person.isWithdrawn) throw new TreeLinkError('TREE_LINK_WITHDRAWN')
    if (person.page) throw new TreeLinkError('TREE_LINK_PAGE_PERSON')
    if (pageIds.includes(target.id)) throw new TreeLinkError('TREE_LINK_OWN_PAGE').at('memorial')
    const isOwn = canEditMemorial(actor, target)
    if (!isOwn) await assertMayAsk(tx, { treeId, personId, memorialId: target.id })
    const link = {
      memorialId: target.id,
      fromId,
      status: isOwn ? ('accepted' as const) : ('asked' as const),
      message: isOwn ? null : message || null,
      askedById: actor.userId,
      askedAt: new Date(),
      answeredById: isOwn ? actor.userId : null,
      answeredAt: isOwn ? new Date() : null,
    }
    const wasShown = (await tx.treeLink.count({ where: { personId, status: 'accepted' } })) > 0
    await tx.treeLink.upsert({ where: { personId }, update: link, create: { ...link, personId, treeId } })
    context.about({ type: 'memorial', id: fromId, detail: { person: personId, linked: target.id } })
    if (isOwn || wasShown) await treeEdited(context, treeId, pageIds)
    if (!isOwn) {
      const personName = [nameOf(person), lifespanWithin(lifespanOf(person))].filter(Boolean).join(', ')
      refuseSpam({ personName }, {})
      await notifyOfAsking(context, { memorialId: target.id, fromId, personName, message: link.message, asker: actor })
    }
    return { id: fromId, status: link.status }
  },
  form: {
    name: 'tree-link',
    done: (_, { id = '', personId = '' }) => `/family-tree/${id}?person=${personId}`,
    back: ({ id = '', personId = '' }) => `/family-tree/${id}?person=${personId}`,
  },
})

type Question = { treeId: string; personId: string; memorialId: string }

/** A family is asked once about a person, and not about the next person of the same tree right after a no. */
async function assertMayAsk(tx: Transaction, { treeId, personId, memorialId }: Question): Promise<void> {
  const there = await tx.treeLink.findFirst({ where: { personId, memorialId }, select: { status: true } })
  if (there?.status === 'asked') throw new TreeLinkError('TREE_LINK_ASKED').at('memorial')
  if (there?.status === 'accepted') throw new TreeLinkError('TREE_LINK_THERE').at('memorial')
  const since = new Date(Date.now() - restDays * daySeconds * 1000)
  const refused = await tx.treeLinkRefusal.count({ where: { treeId, memorialId, refusedAt: { gt: since } } })
  if (refused > 0) throw new TreeLinkError('TREE_LINK_REFUSED').at('memorial')
}

/**
 * The memorial that somebody wrote as an address, a part of one, a slug, or the text code of a stone. Throws
 * TREE_LINK_UNKNOWN when there is none that the actor may see, and TREE_LINK_SHARED_CODE when a code leads to several.
 */
async function findTarget(actor: Actor, typed: string): Promise<MemorialSubject> {
  const key = (await slugBehindCode(actor, typed)) ?? keyOf(typed)
  try {
    return await getMemorialSubject(actor, key)
  } catch (error) {
    if (!(error instanceof DomainError && error.code === 'NOT_FOUND')) throw error
  }
  throw new TreeLinkError('TREE_LINK_UNKNOWN').at('memorial')
}

/** Null without a code of ours in the text: ten letters can be a slug as well. */
async function slugBehindCode(actor: Actor, typed: string): Promise<string | null> {
  const code = codeInText(typed)
  const subject = code && (await findCodeSubject(actor, code))
  if (!subject || subject.state === 'blocked' || subject.state === 'retired') return null
  const [first, ...others] = subject.memorials.filter((memorial) => canSeeMemorial(actor, memorial))
  if (others.length > 0) throw new TreeLinkError('TREE_LINK_SHARED_CODE').at('memorial')
  return first?.slug ?? null
}

/** An id or a slug: what follows '/memorial/', else the last part of the address that is not empty. */
function keyOf(typed: string): string {
  const read = readScannedText(typed)
  if (read.kind === 'memorial') return read.id
  const [path = ''] = typed.trim().split(/[?#]/)
  return path.split('/').findLast((part) => part !== '') ?? ''
}
