import 'server-only'
import type { PersonalData } from '@/lib/server/personal-data'

// The name beside the statement of rights stays: it is why the music may be on the page (063).
export const musicPersonalData = {
  signedBy: { MusicPiece: ['rightsById'] },
} satisfies PersonalData
