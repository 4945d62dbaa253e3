import { attendCeremony } from '@/lib/domain/ceremonies/commands/attend-ceremony'
import { route } from '@/lib/server/http'

export const POST = route(attendCeremony)
