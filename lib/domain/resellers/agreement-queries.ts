import 'server-only'
import { cache } from 'react'
import type { MissingTerms } from '@/lib/domain/accounts/terms-queries'
import { legalDocuments } from '@/lib/domain/legal/legal-documents'
import { type AgreementView, agreementDocuments } from '@/lib/domain/resellers/agreement-schema'
import { agreementChanges } from '@/lib/domain/resellers/copy'
import { isResellerOwner } from '@/lib/domain/resellers/policy'
import { db } from '@/lib/server/db'
import { type Actor, resellerOf } from '@/lib/shared/actor'
import { formatDate } from '@/lib/shared/danish-time'

/**
 * Each text for resellers with what the company agreed to, read once a request. Whoever calls has made sure that the
 * caller may know it.
 */
export const listAgreements = cache(async (resellerId: string): Promise<AgreementView[]> => {
  const rows = await db.resellerAcceptance.findMany({
    where: { resellerId },
    orderBy: [{ acceptedAt: 'desc' }, { id: 'desc' }],
    select: { document: true, version: true, acceptedAt: true, acceptedByName: true },
  })
  return agreementDocuments.map((document) => {
    const own = rows.filter((row) => row.document === document)
    return {
      document,
      isInForce: own.some(({ version }) => version === legalDocuments[document].version),
      accepted: own.map(({ version, acceptedAt, acceptedByName: by }) => ({ version, at: formatDate(acceptedAt), by })),
    }
  })
})

/** What the caller's company is still to be asked; `mayAccept` for whoever is in charge of it. */
export type MissingAgreement = MissingTerms & { mayAccept: boolean }

/** Whether the reseller that the caller acts for has yet to agree to a text in force; null when not, and for others. */
export async function findMissingAgreement(actor: Actor): Promise<MissingAgreement | null> {
  const reseller = resellerOf(actor)
  if (!reseller) return null
  const agreements = await listAgreements(reseller.id)
  if (agreements.every(({ isInForce }) => isInForce)) return null
  const mayAccept = isResellerOwner(actor)
  if (agreements.every(({ accepted }) => accepted.length === 0)) return { kind: 'never-asked', mayAccept }
  return { kind: 'changed', changes: agreementChanges[legalDocuments['reseller-terms'].version] ?? null, mayAccept }
}
