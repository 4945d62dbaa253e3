import { blockCode } from '@/lib/domain/qr-codes/commands/block-code'
import { route } from '@/lib/server/http'

export const POST = route(blockCode)
