import 'server-only'
import { defineErrors } from '@/lib/server/errors'

export class TimelineError extends defineErrors({
  TOO_MANY_EVENTS: [409, 'Der er plads til {limit} begivenheder på tidslinjen. Slet en for at få plads til en ny.'],
}) {}
