import 'server-only'
import { defineErrors } from '@/lib/server/errors'

export class CodeDeskError extends defineErrors({
  QR_CODE_WITHOUT_OWNER: [
    409,
    'Koden er ikke låst til en konto. Den, der skal have den, kan selv låse den ved at scanne den.',
  ],
}) {}
