import { newVersion } from '@/lib/domain/proof-sheets/commands/new-version'
import { route } from '@/lib/server/http'

export const POST = route(newVersion)
