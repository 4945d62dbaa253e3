import 'server-only'
import { defineErrors } from '@/lib/server/errors'

export class PrivacyError extends defineErrors({
  LAST_ADMINISTRATOR: [409, 'Der skal være mindst én administrator. Gør en anden til administrator først.'],
  DELETION_DUE: [409, 'Kontoen er allerede ved at blive slettet.'],
}) {}
