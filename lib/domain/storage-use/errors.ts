import 'server-only'
import { defineErrors } from '@/lib/server/errors'

export class StorageUseError extends defineErrors({
  NO_ORPHANS_CHOSEN: [422, 'Vælg mindst én fil, eller vælg dem alle.'],
  ORPHANS_IN_USE: [409, 'Ingen af filerne kan fjernes nu: de hører til noget, er for nye eller er her ikke længere.'],
}) {}
