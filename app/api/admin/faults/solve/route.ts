import { solveFaults } from '@/lib/domain/faults/commands/solve-faults'
import { route } from '@/lib/server/http'

export const POST = route(solveFaults)
