import 'server-only'
import { defineReturn } from '@/lib/domain/reports/define-hiding'

/** Shows a hidden page again, as its family set it. Throws NOT_FOUND or NOT_HIDDEN. */
export const bringBackPage = defineReturn('reports.bring-back-page', 'memorial')
