import 'server-only'
import { defineErrors } from '@/lib/server/errors'

export class AccountDeskError extends defineErrors({
  OWN_ACCOUNT: [409, 'Det kan du ikke gøre ved din egen konto. Bed en anden administrator om det.'],
}) {}
