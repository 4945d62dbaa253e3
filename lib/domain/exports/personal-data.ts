import 'server-only'
import type { PersonalData } from '@/lib/server/personal-data'

export const exportPersonalData = {
  signedBy: { ArtworkExport: ['createdById'], ArtworkFile: ['releasedById'] },
  files: ['exports/'],
} satisfies PersonalData
