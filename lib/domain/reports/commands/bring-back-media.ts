import 'server-only'
import { defineReturn } from '@/lib/domain/reports/define-hiding'

/** Shows a hidden picture, film or recording again. Throws NOT_FOUND or NOT_HIDDEN. */
export const bringBackMedia = defineReturn('reports.bring-back-media', 'media')
