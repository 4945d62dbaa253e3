import * as papers from '@/lib/domain/production/paper/queries'
import * as files from '@/lib/domain/production/piece-file-queries'
import * as queries from '@/lib/domain/production/queries'
import { boardInput } from '@/lib/domain/production/schema'
import * as stations from '@/lib/domain/production/station-queries'
import * as tasks from '@/lib/domain/shipments/task-queries'
import { db } from '@/lib/server/db'
import { type ReadRow, readOutcomes } from '@/tests/access/read-row'
import type { World } from '@/tests/access/world'
import { createBatch, createPiece } from '@/tests/factories/production'
import { createPackage } from '@/tests/factories/qr-codes'
import { createStonePhoto } from '@/tests/factories/stones'

// The workshop and administrators, not even the stones' reseller.
const workshop = readOutcomes(403, { visitor: 401, production: 'ok', administrator: 'ok' })

const aBatch = async () => ({ number: (await createBatch()).number })
const aPiece = async () => ({ id: (await createPiece()).id })

/** A reseller's order that the workshop is to make; the number of its package. */
async function acceptedOrder({ reseller }: World): Promise<{ number: number }> {
  const { id: packageId } = await createPackage({ reseller })
  const { number } = await db.qrPackage.findUniqueOrThrow({ where: { id: packageId }, select: { number: true } })
  const order = { resellerId: reseller.id, count: 1, status: 'accepted' as const, orderedByName: 'Lars', packageId }
  await db.resellerOrder.create({ data: order })
  return { number }
}

export const productionReads: Record<string, ReadRow> = {
  'production.list-batches': {
    read: queries.listBatches,
    input: async () => boardInput.parse({ search: String((await createBatch()).number) }),
    outcomes: workshop,
  },
  'production.get-batches-file': {
    read: queries.getBatchesFile,
    input: () => boardInput.parse({}),
    outcomes: workshop,
  },
  'production.find-batch': { read: queries.findBatch, input: aBatch, outcomes: workshop },
  'production.list-pieces': { read: queries.listPieces, input: aBatch, outcomes: workshop },
  'production.list-piece-events': {
    read: queries.listPieceEvents,
    input: async () => {
      const { id } = await aPiece()
      await db.pieceEvent.create({ data: { pieceId: id, kind: 'taken' } })
      return { id }
    },
    outcomes: workshop,
  },
  'production.list-batch-packages': {
    read: queries.listBatchPackages,
    input: async () => {
      await createPackage()
      return { wanted: '' }
    },
    outcomes: workshop,
  },
  'shipments.list-tasks': { read: tasks.listTasks, input: acceptedOrder, outcomes: workshop },
  'shipments.find-batch-start': {
    read: tasks.findBatchStart,
    input: async (world) => ({ packageNumber: (await acceptedOrder(world)).number }),
    outcomes: workshop,
  },
  'production.get-workshop': { read: stations.getWorkshop, input: () => ({}), outcomes: workshop },
  'production.find-at-station': {
    read: stations.findAtStation,
    input: () => ({ kind: 'engraving', station: '' }),
    outcomes: workshop,
  },
  'production.draw-piece': { read: files.drawPiece, input: aPiece, outcomes: workshop },
  'production.get-machine-file': {
    read: files.getMachineFile,
    input: async () => ({ ...(await aPiece()), format: 'svg' }),
    outcomes: workshop,
  },
  'production.get-piece-proof': { read: files.getPieceProof, input: aPiece, outcomes: workshop },
  'production.print-labels': {
    read: papers.printLabels,
    input: async () => ({ ...(await aBatch()), paper: 'label' }),
    outcomes: workshop,
  },
  'production.print-packing-list': { read: papers.printPackingList, input: aBatch, outcomes: workshop },
  'production.export-pieces': { read: papers.exportPieces, input: aBatch, outcomes: workshop },
  'production.print-certificate': {
    read: papers.printCertificate,
    input: async () => {
      const { id, qrCodeId } = await createPiece()
      const photo = await createStonePhoto({ id: qrCodeId }, { kind: 'finished' })
      await db.stonePhoto.update({ where: { id: photo.id }, data: { pieceId: id } })
      return { id }
    },
    outcomes: workshop,
  },
}
