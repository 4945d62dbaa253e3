import 'server-only'
import { type AgreementDocument, agreementDocuments } from '@/lib/domain/resellers/agreement-schema'
import type { Transaction } from '@/lib/server/db'

type Yes = {
  resellerId: string
  /** By document; what has none was not shown and is not recorded. */
  versions: Record<AgreementDocument, string | null>
  /** Who said it on the company's behalf; null without an account. */
  by: { id: string | null; name: string }
  at: Date
}

/** Records what a company agreed to; a second yes to the same version changes nothing. */
export async function recordAcceptances(tx: Transaction, { resellerId, versions, by, at }: Yes): Promise<void> {
  const data = agreementDocuments.flatMap((document) => {
    const version = versions[document]
    return version
      ? { resellerId, document, version, acceptedAt: at, acceptedById: by.id, acceptedByName: by.name }
      : []
  })
  await tx.resellerAcceptance.createMany({ data, skipDuplicates: true })
}
