import 'server-only'
import { defineHiding } from '@/lib/domain/reports/define-hiding'

/** Hides a picture, film or recording everywhere. Throws NOT_FOUND, ALREADY_HIDDEN or MEDIA_NOT_READY. */
export const hideMedia = defineHiding('reports.hide-media', 'media')
