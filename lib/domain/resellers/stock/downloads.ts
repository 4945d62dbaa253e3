import 'server-only'
import { drawFamilyLeaflet } from '@/lib/domain/resellers/stock/family-leaflet'
import { drawMountingGuide } from '@/lib/domain/resellers/stock/mounting-guide'
import { requireReseller } from '@/lib/domain/resellers/stock/require-reseller'
import { db } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import type { Actor } from '@/lib/shared/actor'

/** The papers by the names they are saved under. */
export const downloadNames = ['saadan-monterer-du-pladen.pdf', 'til-familien.pdf'] as const
export type DownloadName = (typeof downloadNames)[number]

/** One of the papers that resellers print, as a PDF in A4. Throws UNAUTHENTICATED or NOT_FOUND without a reseller. */
export async function printDownload(actor: Actor, name: DownloadName): Promise<Buffer> {
  const { id } = requireReseller(actor)
  const site = { siteName: env.SITE_NAME, siteUrl: env.SITE_URL, supportEmail: env.SUPPORT_EMAIL }
  if (name === 'saadan-monterer-du-pladen.pdf') return drawMountingGuide(site)
  const reseller = await db.reseller.findUniqueOrThrow({ where: { id }, select: { companyName: true, phone: true } })
  return drawFamilyLeaflet({ ...site, ...reseller })
}
