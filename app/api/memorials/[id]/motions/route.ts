import { startMotion } from '@/lib/domain/portrait-motion/commands/start-motion'
import { route } from '@/lib/server/http'

export const POST = route(startMotion)
