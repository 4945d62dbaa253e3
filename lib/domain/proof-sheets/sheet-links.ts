import 'server-only'
import { createAccessToken } from '@/lib/domain/accounts/access-tokens'
import { AccountError } from '@/lib/domain/accounts/errors'
import { familySheetPath } from '@/lib/domain/proof-sheets/paths'
import { findSheetRow, type ProofSheetRow } from '@/lib/domain/proof-sheets/sheet-row'
import { type Database, db, type Transaction } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { hashToken } from '@/lib/server/tokens'

/** How long a family has to think: its link opens the sheet again and again for as many days. */
export const linkDays = 60
const linkMs = linkDays * 86_400_000

/**
 * The address of a new link to a sheet for this mail address. Links that went to another address end: it was the wrong
 * one, or somebody else answers now.
 */
export async function createSheetUrl(tx: Transaction, proofSheetId: string, email: string): Promise<string> {
  const now = new Date()
  await tx.accessToken.updateMany({
    where: { proofSheetId, kind: 'proof_sheet', email: { not: email }, expiresAt: { gt: now } },
    data: { expiresAt: now },
  })
  const token = await createAccessToken(tx, { kind: 'proof_sheet', proofSheetId, email, validMs: linkMs })
  return new URL(familySheetPath(token), env.SITE_URL).href
}

/** The sheet that a link opens, and when it ends. Throws TOKEN_UNKNOWN, or TOKEN_EXPIRED when its days are over. */
export async function getSheetByLink(
  token: string,
  database: Database = db,
): Promise<ProofSheetRow & { linkEndsAt: Date }> {
  const row = await database.accessToken.findFirst({
    where: { tokenHash: hashToken(token), kind: 'proof_sheet' },
    select: { proofSheetId: true, expiresAt: true },
  })
  const sheet = row?.proofSheetId ? await findSheetRow(row.proofSheetId, database) : null
  if (!row || !sheet) throw new AccountError('TOKEN_UNKNOWN')
  if (row.expiresAt <= new Date()) throw new AccountError('TOKEN_EXPIRED')
  return { ...sheet, linkEndsAt: row.expiresAt }
}
