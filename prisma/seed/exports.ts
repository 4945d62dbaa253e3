import { demoPackages } from '@/lib/domain/accounts/demo-accounts'
import { artworkOptions } from '@/lib/domain/artwork/schema'
import { db } from '@/lib/server/db'

const formats = ['svg', 'dxf', 'pdf', 'png']

/** Two small export orders. They are queued at start-up: the site's own job makes and proves them within a minute. */
export async function ensureExports(orderer: { id: string; fullName: string }): Promise<void> {
  if (await db.artworkExport.findFirst({ select: { id: true } })) return
  const codes = await db.qrCode.findMany({
    where: { package: { name: demoPackages.open }, state: 'produced' },
    orderBy: { id: 'asc' },
    take: 3,
    select: { id: true },
  })
  const plaque = { shape: 'rounded', widthMm: 100, heightMm: 120, caption: 'Scan og mindes' }
  await order(codes, { material: 'polished_black_granite', symbolMm: 60, ...plaque }, orderer)
  // No quiet zone: an example of a withheld file.
  const bare = { material: 'polished_black_granite', symbolMm: 30, errorCorrection: 'Q', quietModules: 0 }
  await order(codes.slice(0, 1), bare, orderer)
}

async function order(
  codes: Array<{ id: string }>,
  options: object,
  { id, fullName }: { id: string; fullName: string },
) {
  await db.artworkExport.create({
    data: {
      options: artworkOptions.parse(options),
      formats,
      total: codes.length * formats.length,
      createdById: id,
      createdByName: fullName,
      files: { create: codes.flatMap((code) => formats.map((format) => ({ qrCodeId: code.id, format }))) },
    },
  })
}
