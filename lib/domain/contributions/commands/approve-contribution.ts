import 'server-only'
import { defineDecision } from '@/lib/domain/contributions/change-status'

export const approveContribution = defineDecision('contributions.approve-contribution', 'approve')
