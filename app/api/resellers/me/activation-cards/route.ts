import { printActivationCards } from '@/lib/domain/resellers/stock/card-queries'
import { withJoinedCodes } from '@/lib/domain/resellers/stock/card-request'
import { fileRoute } from '@/lib/server/file-route'

const cards = fileRoute(printActivationCards)
export const GET = Object.assign(
  (request: Request, context: Parameters<typeof cards>[1]) => cards(withJoinedCodes(request), context),
  { read: cards.read },
)
