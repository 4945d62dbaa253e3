import 'server-only'
import { createAccessToken, spendToken } from '@/lib/domain/accounts/access-tokens'
import { AccountError } from '@/lib/domain/accounts/errors'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import { invitationDays, mostColleagues } from '@/lib/domain/resellers/colleague-schema'
import { ResellerError } from '@/lib/domain/resellers/errors'
import { lockReseller } from '@/lib/domain/resellers/members'
import { invitationPath, setupPath } from '@/lib/domain/resellers/paths'
import type { ResellerRole } from '@/lib/domain/resellers/schema'
import type { RunContext } from '@/lib/server/command'
import { db, type Transaction } from '@/lib/server/db'
import { hashToken } from '@/lib/server/tokens'
import { wholeAddress } from '@/lib/server/whole-address'
import { formatDate, formatWeekdayAndDate } from '@/lib/shared/danish-time'

const validMs = invitationDays * 86_400_000
type Company = { id: string; companyName: string }

/** Mails an approved company a link for the account that will be its owner; earlier links to it end. */
export async function sendApproval(
  context: RunContext,
  { id: resellerId, companyName }: Company,
  { contactName, email }: { contactName: string; email: string },
): Promise<void> {
  await endOpenLinks(context.tx, { resellerId, kind: 'reseller_setup' })
  const token = await createAccessToken(context.tx, { kind: 'reseller_setup', resellerId, email, validMs })
  const props = { contactName, companyName, actionUrl: wholeAddress(setupPath(token)), setup: { expiresOn: lastDay() } }
  await queueMail(context, { to: email, mail: { template: 'reseller-application-approved', props } })
}

type Invitation = { role: ResellerRole; email: string; inviterName: string | null }

/** Mails an invitation to act for a reseller in a role; earlier ones to the same address end. */
export async function sendInvitation(
  context: RunContext,
  { id: resellerId, companyName }: Company,
  { role, email, inviterName }: Invitation,
): Promise<void> {
  const kind = role === 'owner' ? 'reseller_setup' : 'reseller_invitation'
  await endOpenLinks(context.tx, { resellerId, kind, email })
  const token = await createAccessToken(context.tx, { kind, resellerId, email, validMs })
  const invitationUrl = wholeAddress(role === 'owner' ? setupPath(token) : invitationPath(token))
  const props = { inviterName, companyName, role, expiresOn: lastDay(), invitationUrl }
  await queueMail(context, { to: email, mail: { template: 'reseller-invitation', props } })
}

/** The invitations that can still be used, newest first. */
export async function listOpenInvitations(
  resellerId: string,
  { kinds, take = mostColleagues }: { kinds: Which['kind'][]; take?: number },
): Promise<Array<{ id: string; email: string; expires: string }>> {
  const rows = await db.accessToken.findMany({
    where: { resellerId, kind: { in: kinds }, usedAt: null, expiresAt: { gt: new Date() }, email: { not: null } },
    orderBy: { createdAt: 'desc' },
    take,
    select: { id: true, email: true, expiresAt: true },
  })
  return rows.map(({ id, email, expiresAt }) => ({ id, email: email ?? '', expires: formatDate(expiresAt) }))
}

const lastDay = () => formatWeekdayAndDate(new Date(Date.now() + validMs))

type Which = { resellerId: string; kind: 'reseller_setup' | 'reseller_invitation'; email?: string }

async function endOpenLinks(tx: Transaction, { resellerId, kind, email }: Which): Promise<void> {
  const now = new Date()
  await tx.accessToken.updateMany({
    where: {
      resellerId,
      kind,
      usedAt: null,
      expiresAt: { gt: now },
      ...(email ? { email: { equals: email, mode: 'insensitive' as const } } : {}),
    },
    data: { expiresAt: now },
  })
}

/** An invitation to act for a reseller in a role. */
export type ResellerJoining = {
  tokenId: string
  resellerId: string
  role: ResellerRole
  /** The address the link was mailed to. */
  email: string | null
}

/** The link's row, also when used or expired; null for an unknown token. */
export async function findJoiningRow(token: string) {
  const row = await db.accessToken.findFirst({
    where: { tokenHash: hashToken(token), kind: { in: ['reseller_setup', 'reseller_invitation'] } },
    select: {
      id: true,
      kind: true,
      email: true,
      usedAt: true,
      expiresAt: true,
      reseller: { select: { id: true, companyName: true, status: true } },
    },
  })
  if (!row?.reseller) return null
  const role: ResellerRole = row.kind === 'reseller_setup' ? 'owner' : 'colleague'
  return { ...row, reseller: row.reseller, role }
}

/** The invitation behind a link. Throws TOKEN_UNKNOWN, TOKEN_USED, TOKEN_EXPIRED or RESELLER_SUSPENDED. */
export async function getJoining(token: string): Promise<ResellerJoining> {
  const row = await findJoiningRow(token)
  if (!row) throw new AccountError('TOKEN_UNKNOWN')
  if (row.usedAt) throw new AccountError('TOKEN_USED')
  if (row.expiresAt <= new Date()) throw new AccountError('TOKEN_EXPIRED')
  if (row.reseller.status === 'suspended') throw new ResellerError('RESELLER_SUSPENDED')
  return { tokenId: row.id, resellerId: row.reseller.id, role: row.role, email: row.email }
}

/**
 * Makes the account a member of the link's reseller. An account that already has the role or a higher one keeps it, and
 * the link stays unused. Throws TOKEN_USED if the link was used meanwhile, ALREADY_RESELLER for a member of another
 * company, RESELLER_SUSPENDED.
 */
export async function join(
  { tx }: Pick<RunContext, 'tx'>,
  { tokenId, resellerId, role }: ResellerJoining,
  userId: string,
): Promise<void> {
  const { status } = await lockReseller(tx, resellerId)
  if (status === 'suspended') throw new ResellerError('RESELLER_SUSPENDED')
  const held = await tx.resellerMember.findUnique({ where: { userId }, select: { resellerId: true, role: true } })
  if (held && held.resellerId !== resellerId) throw new ResellerError('ALREADY_RESELLER')
  if (held && (held.role === 'owner' || role === 'colleague')) return
  await spendToken(tx, tokenId)
  if (held) {
    await tx.resellerMember.update({ where: { userId }, data: { role } })
    return
  }
  const { count } = await tx.resellerMember.createMany({ data: { userId, resellerId, role }, skipDuplicates: true })
  if (count === 0) throw new ResellerError('ALREADY_RESELLER')
}
