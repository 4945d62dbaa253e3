import { bringBackPage } from '@/lib/domain/memorials/commands/bring-back-page'
import { route } from '@/lib/server/http'

export const POST = route(bringBackPage)
