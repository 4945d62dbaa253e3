import 'server-only'
import { defineDecision } from '@/lib/domain/contributions/change-status'

export const rejectContribution = defineDecision('contributions.reject-contribution', 'reject')
