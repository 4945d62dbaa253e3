import 'server-only'
import { spendToken } from '@/lib/domain/accounts/access-tokens'
import { AccountError } from '@/lib/domain/accounts/errors'
import { ResellerError } from '@/lib/domain/resellers/errors'
import type { ResellerRole } from '@/lib/domain/resellers/schema'
import type { RunContext } from '@/lib/server/command'
import { type Database, db, type Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { lockRow } from '@/lib/server/lock-rows'
import { hashToken } from '@/lib/server/tokens'

/** An invitation to act for a reseller in a role. */
export type ResellerJoining = {
  tokenId: string
  resellerId: string
  role: ResellerRole
  /** The address the link was mailed to. */
  email: string | null
}

/** The link's row, also when used or expired; null for an unknown token. */
export async function findJoiningRow(token: string, database: Database = db) {
  const row = await database.accessToken.findFirst({
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
export async function getJoining(token: string, database: Database = db): Promise<ResellerJoining> {
  const row = await findJoiningRow(token, database)
  if (!row) throw new AccountError('TOKEN_UNKNOWN')
  if (row.usedAt) throw new AccountError('TOKEN_USED')
  if (row.expiresAt <= new Date()) throw new AccountError('TOKEN_EXPIRED')
  if (row.reseller.status === 'suspended') throw new ResellerError('RESELLER_SUSPENDED')
  return { tokenId: row.id, resellerId: row.reseller.id, role: row.role, email: row.email }
}

/** Locks a reseller, so that changes to its members run one at a time. Throws NOT_FOUND. */
export async function lockReseller(tx: Transaction, resellerId: string): Promise<{ status: 'active' | 'suspended' }> {
  await lockRow(tx, 'Reseller', resellerId)
  const row = await tx.reseller.findUnique({ where: { id: resellerId }, select: { status: true } })
  if (!row) throw new DomainError('NOT_FOUND')
  return row
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
