import 'server-only'
import { removePagePictures } from '@/lib/domain/media/pictures/remove-pictures'
import type { Holdings } from '@/lib/server/holdings'

export const mediaHoldings = {
  signedBy: { Media: ['createdById'], MediaVersion: ['createdById'] },
  leavePage: removePagePictures,
  files: ['media/'],
} satisfies Holdings
