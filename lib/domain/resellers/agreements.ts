import 'server-only'
import { cache } from 'react'
import { legalDocuments } from '@/lib/domain/legal/legal-documents'
import { type AgreementDocument, type AgreementView, agreementDocuments } from '@/lib/domain/resellers/agreement-schema'
import { db, type Transaction } from '@/lib/server/db'
import { formatDate } from '@/lib/shared/danish-time'

/** The agreements with resellers and what the company accepted of them; cached per request. */
export const readAgreements = cache(async (resellerId: string): Promise<AgreementView[]> => {
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

type Acceptance = {
  resellerId: string
  /** By document; null for one that was not shown, which is not recorded. */
  versions: Record<AgreementDocument, string | null>
  /** The person who accepted on the company's behalf; `id` is null without an account. */
  by: { id: string | null; name: string }
  at: Date
}

/** Records what a company accepted. Accepting the same version twice changes nothing. */
export async function recordAcceptances(tx: Transaction, { resellerId, versions, by, at }: Acceptance): Promise<void> {
  const data = agreementDocuments.flatMap((document) => {
    const version = versions[document]
    return version
      ? { resellerId, document, version, acceptedAt: at, acceptedById: by.id, acceptedByName: by.name }
      : []
  })
  await tx.resellerAcceptance.createMany({ data, skipDuplicates: true })
}
