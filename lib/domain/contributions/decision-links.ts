import 'server-only'
import { createAccessToken } from '@/lib/domain/accounts/access-tokens'
import { AccountError } from '@/lib/domain/accounts/errors'
import { statusAfter } from '@/lib/domain/contributions/change-status'
import { type ContributionRow, contributionColumns } from '@/lib/domain/contributions/contribution-rows'
import { ContributionError } from '@/lib/domain/contributions/errors'
import { db, type Transaction } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { hashToken } from '@/lib/server/tokens'
import { fullName } from '@/lib/shared/names'

const lastsMs = 30 * 86_400_000

/** The page behind a link from a mail: it shows the post and needs one click. */
export function decisionPagePath(memorialKey: string, token: string): string {
  return `/memorial/${encodeURIComponent(memorialKey)}/admin/decide/${encodeURIComponent(token)}`
}

type LinkFor = { contributionId: string; memorialSlug: string; userId: string }

/** Creates a link that decides once, within 30 days, on behalf of that user. Returns its absolute URL. */
export async function createDecisionLink(
  tx: Transaction,
  decision: 'approve' | 'reject',
  { contributionId, memorialSlug, userId }: LinkFor,
): Promise<string> {
  const kind = decision === 'approve' ? 'contribution_approve' : 'contribution_reject'
  const token = await createAccessToken(tx, { kind, userId, contributionId, validMs: lastsMs })
  return new URL(decisionPagePath(memorialSlug, token), env.SITE_URL).href
}

export type DecisionLink = {
  userId: string
  decision: 'approve' | 'reject'
  usedAt: Date | null
  expiresAt: Date
  decidedAt: Date | null
  decidedById: string | null
  memorialId: string
  memorialSlug: string
  memorialName: string
  contribution: ContributionRow
}

/**
 * What a token from a mail is for, whether or not it can still be used; null if it is unknown, the post was withdrawn
 * or its receiver no longer decides on that page.
 */
export async function findDecisionLink(token: string): Promise<DecisionLink | null> {
  const row = await db.accessToken.findFirst({
    where: { tokenHash: hashToken(token), kind: { in: ['contribution_approve', 'contribution_reject'] } },
    select: {
      kind: true,
      usedAt: true,
      expiresAt: true,
      user: { select: { id: true, disabledAt: true } },
      contribution: {
        select: {
          ...contributionColumns,
          decidedAt: true,
          decidedById: true,
          memorial: { select: { id: true, slug: true, firstName: true, middleName: true, lastName: true } },
        },
      },
    },
  })
  if (!row?.contribution || !row.user || row.user.disabledAt) return null
  const { memorial, decidedAt, decidedById, ...contribution } = row.contribution
  const member = await db.memorialMember.findFirst({
    where: { memorialId: memorial.id, userId: row.user.id, role: { in: ['owner', 'editor', 'first_reader'] } },
    select: { role: true },
  })
  if (!member) return null
  return {
    userId: row.user.id,
    decision: row.kind === 'contribution_approve' ? 'approve' : 'reject',
    usedAt: row.usedAt,
    expiresAt: row.expiresAt,
    decidedAt,
    decidedById,
    memorialId: memorial.id,
    memorialSlug: memorial.slug,
    memorialName: fullName(memorial),
    contribution,
  }
}

/** A usable link. Throws TOKEN_UNKNOWN, CONTRIBUTION_DECIDED, TOKEN_USED or TOKEN_EXPIRED. */
export async function getUsableDecisionLink(token: string): Promise<DecisionLink> {
  const link = await findDecisionLink(token)
  if (!link) throw new AccountError('TOKEN_UNKNOWN')
  if (link.decidedAt) throw new ContributionError('CONTRIBUTION_DECIDED')
  if (link.usedAt) throw new AccountError('TOKEN_USED')
  if (link.expiresAt.getTime() <= Date.now()) throw new AccountError('TOKEN_EXPIRED')
  return link
}

type Undoable = Pick<DecisionLink, 'userId' | 'decision' | 'usedAt' | 'expiresAt' | 'decidedAt' | 'decidedById'> & {
  contribution: Pick<ContributionRow, 'status'>
}

/** Whether the current decision is this link's receiver's own, made by this link, and the link is still valid. */
export function canUndoByLink(link: Undoable): boolean {
  return (
    link.usedAt !== null &&
    link.decidedAt !== null &&
    link.decidedById === link.userId &&
    link.contribution.status === statusAfter[link.decision] &&
    link.expiresAt.getTime() > Date.now()
  )
}
