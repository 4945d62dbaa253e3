import { withdrawPerson } from '@/lib/domain/family-tree/commands/withdraw-person'
import { route } from '@/lib/server/http'

export const POST = route(withdrawPerson)
