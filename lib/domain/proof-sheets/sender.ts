import 'server-only'
import type { ProofSheetRow } from '@/lib/domain/proof-sheets/sheet-row'
import { env } from '@/lib/server/env'

/** Who stands behind a sheet towards the family: the reseller with all that one needs to reach it, or the house. */
export type Sender = { name: string; address: string | null; phone: string | null; email: string }

export function senderOf({ reseller }: Pick<ProofSheetRow, 'reseller'>): Sender {
  if (!reseller) return { name: env.SITE_NAME, address: null, phone: null, email: env.SUPPORT_EMAIL }
  const { companyName, address, postcode, city, phone, email } = reseller
  return { name: companyName, address: `${address}, ${postcode} ${city}`, phone, email }
}
