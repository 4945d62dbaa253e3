import 'server-only'
import { defineHiding } from '@/lib/domain/reports/define-hiding'

/** Hides a post. The family sees it with the reason and cannot show it again. Throws NOT_FOUND or ALREADY_HIDDEN. */
export const hideContribution = defineHiding('reports.hide-contribution', 'contribution')
