import { postponeReminders } from '@/lib/domain/invoices/commands/postpone-reminders'
import { route } from '@/lib/server/http'

export const POST = route(postponeReminders)
