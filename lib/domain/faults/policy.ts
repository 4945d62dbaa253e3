import { type Actor, isFullAdministrator } from '@/lib/shared/actor'

export function canSeeFaults(actor: Actor): boolean {
  return isFullAdministrator(actor)
}

export const faultsPath = '/admin/performance/errors'
export const faultPath = (id: string) => `${faultsPath}/${id}`
