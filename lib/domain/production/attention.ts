import 'server-only'
import { lateBatches } from '@/lib/domain/production/batches'
import { db } from '@/lib/server/db'
import type { Attention, FindAttention } from '@/lib/shared/attention'
import { counted } from '@/lib/shared/counted'

/** What needs a decision in the workshop: late batches and stopped pieces. */
export const findProductionAttention: FindAttention = async (now) => {
  const [late, stopped] = await Promise.all([
    db.productionBatch.aggregate({ where: lateBatches(now), _count: true, _min: { dueOn: true } }),
    db.productionPiece.count({ where: { state: 'stopped' } }),
  ])
  const waiting: Attention[] = []
  if (late._count > 0) {
    waiting.push({
      key: 'production.late',
      urgency: 'now',
      badge: 'Forsinket',
      link: counted(late._count, 'parti', 'partier'),
      rest: 'skulle have været sendt.',
      href: '/admin/qr-production?status=late',
      since: late._min.dueOn?.toISOString() ?? null,
      until: null,
    })
  }
  if (stopped > 0) {
    waiting.push({
      key: 'production.stopped',
      urgency: 'now',
      badge: 'Stoppet',
      link: counted(stopped, 'stykke', 'stykker'),
      rest: 'på værkstedet venter på en afgørelse.',
      href: '/production',
      since: null,
      until: null,
    })
  }
  return waiting
}
