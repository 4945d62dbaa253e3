import { takeBackPage } from '@/lib/domain/members/commands/take-back-page'
import { route } from '@/lib/server/http'

export const POST = route(takeBackPage)
