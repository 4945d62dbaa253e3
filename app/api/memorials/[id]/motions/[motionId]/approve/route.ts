import { approveMotion } from '@/lib/domain/portrait-motion/commands/approve-motion'
import { route } from '@/lib/server/http'

export const POST = route(approveMotion)
