import 'server-only'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import { trackingLink } from '@/lib/domain/production/tracking-link'
import { codeActor } from '@/lib/domain/qr-codes/code-row'
import type { RunContext } from '@/lib/server/command'
import { readDatabaseTime } from '@/lib/server/database-time'
import { env } from '@/lib/server/env'

type Shipment = { carrier: string; trackingNumber: string | null }

/** Marks a locked batch as shipped, with its pieces and codes; mails the reseller. */
export async function writeShipment(context: RunContext, batchId: string, shipment: Shipment): Promise<void> {
  const { tx } = context
  const { actorId, actorName } = codeActor(context.actor)
  const by = { actorId, actorName: actorName?.slice(0, 120) ?? null }
  const pieces = await tx.productionPiece.findMany({
    where: { batchId, state: 'packed' },
    select: { id: true, qrCodeId: true },
  })
  await tx.productionPiece.updateMany({ where: { batchId, state: 'packed' }, data: { state: 'shipped' } })
  await tx.pieceEvent.createMany({
    data: pieces.map(({ id }) => ({ pieceId: id, kind: 'shipped' as const, at: new Date(), ...by })),
  })
  await tx.qrEvent.createMany({
    data: pieces.map(({ qrCodeId }) => ({ qrCodeId, kind: 'shipped' as const, ...by })),
  })
  const batch = await tx.productionBatch.update({
    where: { id: batchId },
    data: { ...shipment, shippedAt: await readDatabaseTime(tx), shippedByName: by.actorName },
    select: { number: true, name: true, reseller: { select: { email: true, contactName: true } } },
  })
  const { reseller } = batch
  if (!reseller) return
  await queueMail(context, {
    to: reseller.email,
    mail: {
      template: 'batch-shipped',
      props: {
        name: reseller.contactName,
        batchName: batch.name,
        batchNumber: batch.number,
        pieces: pieces.length,
        ...shipment,
        trackingUrl: trackingLink(shipment.carrier, shipment.trackingNumber),
        ordersUrl: new URL('/reseller-dashboard/orders', env.SITE_URL).href,
      },
    },
  })
}
