import { usePreparedPage } from '@/lib/domain/resellers/commands/use-prepared-page'
import { route } from '@/lib/server/http'

export const POST = route(usePreparedPage)
