import 'server-only'
import { defineDecision } from '@/lib/domain/contributions/change-status'

export const reopenContribution = defineDecision('contributions.reopen-contribution', 'reopen')
