import 'server-only'
import { z } from 'zod'
import { ofOwnReseller } from '@/lib/domain/resellers/own-reseller'
import { drawFamilyLeaflet } from '@/lib/domain/resellers/stock/family-leaflet'
import { drawMountingGuide } from '@/lib/domain/resellers/stock/mounting-guide'
import { db } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { defineRead } from '@/lib/server/read'

/** The documents by file name. */
const downloadNames = ['saadan-monterer-du-pladen.pdf', 'til-familien.pdf'] as const
type DownloadName = (typeof downloadNames)[number]

/** A document that resellers print, as a PDF in A4. */
export const printDownload = defineRead({
  ...ofOwnReseller,
  name: 'resellers.print-download',
  input: z.object({
    name: z.enum(downloadNames, 'Det ark har vi ikke. Gå tilbage til oversigten, og vælg et af dem, der står der.'),
  }),
  run: async (_, { name }, { id }) => ({
    body: new Uint8Array(await drawPaper(name, id)),
    contentType: 'application/pdf',
    filename: name,
  }),
})

async function drawPaper(name: DownloadName, id: string): Promise<Buffer> {
  const site = { siteName: env.SITE_NAME, siteUrl: env.SITE_URL, supportEmail: env.SUPPORT_EMAIL }
  if (name === 'saadan-monterer-du-pladen.pdf') return drawMountingGuide(site)
  const reseller = await db.reseller.findUniqueOrThrow({ where: { id }, select: { companyName: true, phone: true } })
  return drawFamilyLeaflet({ ...site, ...reseller })
}
