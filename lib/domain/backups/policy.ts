import { type Actor, isFullAdministrator } from '@/lib/shared/actor'

export function canSeeBackups(actor: Actor): boolean {
  return isFullAdministrator(actor)
}

/** On the page about space, where backups are reported too; also the name of its forms. */
export const backupsForm = 'sikkerhedskopier'
export const backupsPath = `/admin/performance/storage#${backupsForm}`
