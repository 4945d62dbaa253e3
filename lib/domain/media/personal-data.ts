import 'server-only'
import { removePagePictures } from '@/lib/domain/media/pictures/remove-pictures'
import type { PersonalData } from '@/lib/server/personal-data'

export const mediaPersonalData = {
  signedBy: { Media: ['createdById'], MediaVersion: ['createdById'] },
  leavePage: removePagePictures,
  files: ['media/'],
} satisfies PersonalData
