import { sendMovingGreeting } from '@/lib/domain/moving-greetings/commands/send-moving-greeting'
import { route } from '@/lib/server/http'

export const POST = route(sendMovingGreeting)
