import 'server-only'
import { defineErrors } from '@/lib/server/errors'

export class ExportError extends defineErrors({
  EXPORT_NOT_READY: [409, 'Tegningerne er ikke færdige endnu. Vent, til de er lavet og prøvet.'],
  EXPORT_WITHHELD: [409, 'Tegningen bestod ikke prøven og er holdt tilbage. Gør koden større, og prøv igen.'],
  FILE_NOT_WITHHELD: [409, 'Tegningen er ikke holdt tilbage.'],
  OTHER_DRAWING_APPROVED: [409, 'Familien har godkendt en anden tegning ({numbers}). Hent den godkendte.'],
}) {}
