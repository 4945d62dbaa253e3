import 'server-only'
import type { AccessTokenKind } from '@/generated/prisma/enums'
import { AccountError } from '@/lib/domain/accounts/errors'
import { type Database, db, type Transaction } from '@/lib/server/db'
import { createSecretToken, hashToken } from '@/lib/server/tokens'

type NewToken =
  | { kind: 'password_reset'; userId: string; validMs: number }
  | { kind: 'account_setup'; email: string; qrCodeId: string; validMs: number }
  | { kind: 'email_change' | 'email_confirmation'; userId: string; email: string; validMs: number }
  | { kind: 'sign_in' | 'account_restore'; userId: string; validMs: number }
  // Without a user, an administrator hands the page over.
  | { kind: 'memorial_handover'; userId?: string; email: string; memorialId: string; validMs: number }
  // Keeps an unused draft, repeatedly.
  | { kind: 'draft_keep'; memorialId: string; validMs: number }
  | { kind: 'memorial_invitation'; memorialId: string; invitationId: string; validMs: number }
  // With an email: asks the successor. With a user: lets the owner refuse.
  | { kind: 'memorial_successor'; memorialId: string; email: string; validMs: number }
  | { kind: 'memorial_successor'; memorialId: string; userId: string; validMs: number }
  | { kind: 'support_case'; supportCaseId: string; validMs: number }
  | { kind: 'report_complaint'; supportCaseId: string; userId: string | null; email: string; validMs: number }
  | { kind: 'reseller_setup' | 'reseller_invitation'; resellerId: string; email: string; validMs: number }
  | { kind: 'contribution_approve' | 'contribution_reject'; userId: string; contributionId: string; validMs: number }
  | { kind: 'proof_sheet'; proofSheetId: string; email: string; validMs: number }

/** Stores the hash of a new single-use secret and returns the secret, which cannot be recovered. */
export async function createAccessToken(tx: Transaction, { validMs, ...about }: NewToken): Promise<string> {
  const token = createSecretToken()
  await tx.accessToken.create({
    data: { ...about, tokenHash: hashToken(token), expiresAt: new Date(Date.now() + validMs) },
  })
  return token
}

/** The usable token behind a secret. Throws TOKEN_UNKNOWN, TOKEN_USED or TOKEN_EXPIRED. */
export async function getAccessToken(kind: AccessTokenKind, token: string, database: Database = db) {
  const row = await database.accessToken.findFirst({
    where: { tokenHash: hashToken(token), kind },
    select: {
      id: true,
      userId: true,
      email: true,
      qrCodeId: true,
      memorialId: true,
      supportCaseId: true,
      resellerId: true,
      usedAt: true,
      expiresAt: true,
    },
  })
  if (!row) throw new AccountError('TOKEN_UNKNOWN')
  if (row.usedAt) throw new AccountError('TOKEN_USED')
  if (row.expiresAt <= new Date()) throw new AccountError('TOKEN_EXPIRED')
  return row
}

/** Marks the token as used. Of two concurrent calls one succeeds; the other throws TOKEN_USED. */
export async function spendToken(tx: Transaction, id: string): Promise<void> {
  const now = new Date()
  const { count } = await tx.accessToken.updateMany({
    where: { id, usedAt: null, expiresAt: { gt: now } },
    data: { usedAt: now },
  })
  if (count === 0) throw new AccountError('TOKEN_USED')
}

/** Expires the account's open tokens of these kinds; their links then say that they have expired. */
export async function endOpenTokens(tx: Transaction, userId: string, kinds: AccessTokenKind[]): Promise<void> {
  const now = new Date()
  await tx.accessToken.updateMany({
    where: { userId, kind: { in: kinds }, usedAt: null, expiresAt: { gt: now } },
    data: { expiresAt: now },
  })
}
