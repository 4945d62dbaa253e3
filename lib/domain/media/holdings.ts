import 'server-only'
import { removePagePictures } from '@/lib/domain/media/remove-page-pictures'
import type { Holdings } from '@/lib/server/holdings'

export const mediaHoldings = {
  signedBy: { Media: ['createdById'], MediaVersion: ['createdById'] },
  leavePage: removePagePictures,
  files: ['media/'],
} satisfies Holdings
