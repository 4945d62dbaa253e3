import { reopenFaults } from '@/lib/domain/faults/commands/reopen-faults'
import { route } from '@/lib/server/http'

export const POST = route(reopenFaults)
