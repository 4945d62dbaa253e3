import 'server-only'
import { defineHiding } from '@/lib/domain/reports/define-hiding'

/** Hides a page from visitors. The family sees the reason and may edit. Throws NOT_FOUND or ALREADY_HIDDEN. */
export const hidePage = defineHiding('reports.hide-page', 'memorial')
