import 'server-only'
import { aboutMemorials } from '@/lib/domain/memorial-page/about-memorials'
import { removeDocumentsJob } from '@/lib/domain/memorial-page/make-page-job'
import type { PersonalData } from '@/lib/server/personal-data'

export const memorialPagePersonalData = {
  about: aboutMemorials,
  leavePage: async ({ tx, enqueue }, memorialId) => {
    const documents = await tx.pageDocument.findMany({ where: { memorialId }, select: { storageKey: true } })
    await enqueue(removeDocumentsJob, { storageKeys: documents.map(({ storageKey }) => storageKey) })
  },
  files: ['pages/'],
} satisfies PersonalData
