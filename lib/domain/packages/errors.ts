import 'server-only'
import { defineErrors } from '@/lib/server/errors'

export class PackageError extends defineErrors({
  CODES_NOT_CHANGED: [409, 'Intet er ændret. {problem}'],
  PACKAGE_NOT_READY: [409, 'Pakken er ved at blive lavet. Vent, til den er klar.'],
  CODE_IMPORT_WRONG: [400, 'Der er fejl i filen, så intet er ændret. Ret linjerne, og prøv igen.'],
}) {}
