import 'server-only'
import { setAsideFormName } from '@/lib/domain/set-aside-jobs/copy'
import type { FormAnswer } from '@/lib/server/command'

/** Where both buttons lead back to; `told` is what the page then says. */
export function setAsideForm(told: 'igen' | 'slettet'): FormAnswer<{ id: string }> {
  return {
    name: setAsideFormName,
    done: () => `/admin?tak=${told}#${setAsideFormName}`,
    back: () => '/admin',
  }
}
