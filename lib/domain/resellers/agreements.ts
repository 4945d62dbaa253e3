import 'server-only'
import { cache } from 'react'
import { legalDocuments } from '@/lib/domain/legal/legal-documents'
import { type AgreementView, agreementDocuments } from '@/lib/domain/resellers/agreement-schema'
import { db } from '@/lib/server/db'
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
