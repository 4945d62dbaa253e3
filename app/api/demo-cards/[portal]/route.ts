import { changeDemoCard } from '@/lib/domain/demo/commands/change-demo-card'
import { route } from '@/lib/server/http'

export const POST = route(changeDemoCard)
