import 'server-only'
import { setAsideFormName } from '@/lib/domain/set-aside-jobs/copy'
import type { FormAnswer } from '@/lib/server/command'

/** Where a post without script redirects to; `told` selects the page's message. */
export function setAsideForm(told: 'igen' | 'slettet'): FormAnswer<{ id: string }> {
  return {
    name: setAsideFormName,
    done: () => `/admin?tak=${told}#${setAsideFormName}`,
    back: () => '/admin',
  }
}
