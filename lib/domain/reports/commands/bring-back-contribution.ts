import 'server-only'
import { defineReturn } from '@/lib/domain/reports/define-hiding'

/** Gives a hidden post its former status. Throws NOT_FOUND or NOT_HIDDEN. */
export const bringBackContribution = defineReturn('reports.bring-back-contribution', 'contribution')
