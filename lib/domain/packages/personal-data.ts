import 'server-only'
import type { PersonalData } from '@/lib/server/personal-data'

export const packagePersonalData = {
  signedBy: { QrPackage: ['createdById'] },
} satisfies PersonalData
