import { giveCode } from '@/lib/domain/qr-codes/commands/give-code'
import { route } from '@/lib/server/http'

export const POST = route(giveCode)
