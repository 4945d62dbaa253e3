import { withdrawMotion } from '@/lib/domain/portrait-motion/commands/withdraw-motion'
import { route } from '@/lib/server/http'

export const POST = route(withdrawMotion)
