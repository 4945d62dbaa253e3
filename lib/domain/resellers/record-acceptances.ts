import 'server-only'
import { type AgreementDocument, agreementDocuments } from '@/lib/domain/resellers/agreement-schema'
import type { Transaction } from '@/lib/server/db'

type Yes = {
  resellerId: string
  /** By document; null for one that was not shown, which is not recorded. */
  versions: Record<AgreementDocument, string | null>
  /** The person who accepted on the company's behalf; `id` is null without an account. */
  by: { id: string | null; name: string }
  at: Date
}

/** Records what a company accepted. Accepting the same version twice changes nothing. */
export async function recordAcceptances(tx: Transaction, { resellerId, versions, by, at }: Yes): Promise<void> {
  const data = agreementDocuments.flatMap((document) => {
    const version = versions[document]
    return version
      ? { resellerId, document, version, acceptedAt: at, acceptedById: by.id, acceptedByName: by.name }
      : []
  })
  await tx.resellerAcceptance.createMany({ data, skipDuplicates: true })
}
