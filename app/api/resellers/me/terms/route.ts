import { acceptTerms } from '@/lib/domain/resellers/commands/accept-terms'
import { route } from '@/lib/server/http'

export const POST = route(acceptTerms)
