import { answerDeepHealth } from '@/lib/server/monitor/answer'

export const dynamic = 'force-dynamic'

export const GET = answerDeepHealth
