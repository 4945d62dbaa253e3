import 'server-only'
import type { PersonalData } from '@/lib/server/personal-data'

export const stonePersonalData = {
  signedBy: { StonePhoto: ['takenById'] },
  files: ['stones/'],
} satisfies PersonalData
