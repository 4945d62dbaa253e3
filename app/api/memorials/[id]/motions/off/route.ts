import { switchOffMotion } from '@/lib/domain/portrait-motion/commands/switch-off-motion'
import { route } from '@/lib/server/http'

export const POST = route(switchOffMotion)
