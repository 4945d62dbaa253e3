import 'server-only'
import { aboutMemorials } from '@/lib/domain/memorial-page/about-memorials'
import { removeDocumentsJob } from '@/lib/domain/memorial-page/make-page-job'
import type { Holdings } from '@/lib/server/holdings'

export const memorialPageHoldings = {
  about: aboutMemorials,
  leavePage: async ({ tx, enqueue }, memorialId) => {
    const documents = await tx.pageDocument.findMany({ where: { memorialId }, select: { storageKey: true } })
    await enqueue(removeDocumentsJob, { storageKeys: documents.map(({ storageKey }) => storageKey) })
  },
  files: ['pages/'],
} satisfies Holdings
