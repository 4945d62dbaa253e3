import { printActivationCards, withJoinedCodes } from '@/lib/domain/resellers/stock/print-queries'
import { fileRoute } from '@/lib/server/file-route'

const cards = fileRoute(printActivationCards)
export const GET = Object.assign(
  (request: Request, context: Parameters<typeof cards>[1]) => cards(withJoinedCodes(request), context),
  { read: cards.read },
)
