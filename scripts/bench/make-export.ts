// Run by the bench: makes an export of this many codes with the job's own functions, discards its ZIP,
// and prints the figures.
import { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import { artworkOptions } from '@/lib/domain/artwork/schema'
import { makeExportTurn } from '@/lib/domain/exports/make-export-turn'
import { makeExportZip } from '@/lib/domain/exports/zip-queries'
import { generateCodes } from '@/lib/domain/qr-codes/generate-codes'
import { db } from '@/lib/server/db'
import type { Administrator } from '@/lib/shared/actor'

const nobody = '00000000-0000-4000-8000-000000000000'
const administrator: Administrator = {
  kind: 'administrator',
  scope: 'full',
  contributorHash: null,
  userId: nobody,
  sessionId: nobody,
  username: 'bench',
  fullName: 'Bench',
  email: 'bench@eksempel.dk',
  reseller: null,
}
const formats = ['svg', 'dxf', 'pdf']
const plaque = { shape: 'rounded', widthMm: 100, heightMm: 120, holes: 'two' }

const count = Number(process.argv[2])
const exportId = await order()
const began = performance.now()
while ((await makeExportTurn(exportId)) === 'more');
const makeSeconds = (performance.now() - began) / 1000
const { done, withheld } = await db.artworkExport.findUniqueOrThrow({ where: { id: exportId } })

const sent = performance.now()
let zipBytes = 0
const counter = new Writable({
  write(chunk: Buffer, _, next) {
    zipBytes += chunk.length
    next()
  },
})
const { body } = await makeExportZip(administrator, { id: exportId })
await pipeline(Readable.fromWeb(body as NodeStream), counter)
const zipSeconds = (performance.now() - sent) / 1000
console.log(JSON.stringify({ codes: count, files: done, withheld, makeSeconds, zipBytes, zipSeconds }))
process.exit(0)

async function order(): Promise<string> {
  return db.$transaction(
    async (tx) => {
      const { id: packageId } = await tx.qrPackage.create({ data: { name: 'Bench', count }, select: { id: true } })
      const actor = { actorId: null, actorName: null }
      const codes = await generateCodes(tx, { packageId, count, withActivation: false, ...actor })
      const options = artworkOptions.parse({ ...plaque, material: 'polished_black_granite', symbolMm: 60 })
      const { id } = await tx.artworkExport.create({
        data: { options, formats, total: count * formats.length, createdByName: 'Bench' },
        select: { id: true },
      })
      const rows = codes.flatMap((code) => formats.map((format) => ({ exportId: id, qrCodeId: code.id, format })))
      await tx.artworkFile.createMany({ data: rows })
      return id
    },
    { timeout: 60_000 },
  )
}
