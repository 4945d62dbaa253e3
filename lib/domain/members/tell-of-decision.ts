import 'server-only'
import { askerColumns, askerOf } from '@/lib/domain/members/asker-of'
import { nameColumns } from '@/lib/domain/members/hold-page'
import { notifyOf } from '@/lib/domain/members/notify-owner'
import { invitationPath, membersPath, successionPath } from '@/lib/domain/members/paths'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import type { RunContext } from '@/lib/server/command'
import { wholeAddress } from '@/lib/server/whole-address'
import { fullName } from '@/lib/shared/names'

type Decided = {
  id: string
  decision: 'grant' | 'refuse'
  answer: string
  /** Who owned the page when it was decided; null when nobody did, or when it was the owner who decided. */
  ownerId: string | null
  /** The secret by which somebody without an account takes the page. */
  joinToken?: string | null
}

const columns = {
  ...{ memorialId: true, evidenceKind: true },
  ...askerColumns,
  memorial: { select: { slug: true, ...nameColumns } },
} as const

/** How a request ended: to the one who asked, and to the owner. */
export async function tellOfDecision(context: RunContext, decided: Decided): Promise<void> {
  const { tx } = context
  const { id, decision, answer, ownerId, joinToken = null } = decided
  const row = await tx.successionRequest.findUniqueOrThrow({ where: { id }, select: columns })
  const { memorialId, memorial } = row
  const asker = askerOf(row)
  const isGranted = decision === 'grant'
  if (asker.id) {
    const detail = isGranted ? 'granted' : 'refused'
    await notifyOf(context, { memorialId, kind: 'succession_decided', detail }, [asker.id])
  }
  const about = { askerName: asker.fullName, memorialName: fullName(memorial), isGranted, answer }
  const members = wholeAddress(membersPath(memorial.slug))
  const props = { ...about, fullName: asker.fullName, isOwner: false, needsAccount: joinToken !== null }
  const pageUrl = isGranted ? (joinToken ? wholeAddress(invitationPath(joinToken)) : members) : refusedUrl(row)
  await queueMail(context, { to: asker.email, mail: { template: 'succession-decided', props: { ...props, pageUrl } } })
  const owner = ownerId
    ? await tx.user.findUnique({ where: { id: ownerId }, select: { fullName: true, email: true } })
    : null
  if (!owner) return
  const toOwner = { ...about, fullName: owner.fullName, isOwner: true, needsAccount: false, pageUrl: members }
  await queueMail(context, { to: owner.email, mail: { template: 'succession-decided', props: toOwner } })
}

/** Where a no can be read: a successor's own page. Whoever asked by letter has none. */
function refusedUrl({ evidenceKind, memorial }: { evidenceKind: string | null; memorial: { slug: string } }) {
  return evidenceKind ? null : wholeAddress(successionPath(memorial.slug))
}
