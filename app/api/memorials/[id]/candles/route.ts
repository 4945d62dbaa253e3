import { lightCandle } from '@/lib/domain/contributions/commands/light-candle'
import { route } from '@/lib/server/http'

export const POST = route(lightCandle)
