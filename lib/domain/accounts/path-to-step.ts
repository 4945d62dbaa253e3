import 'server-only'
import { pathAfterSignIn } from '@/lib/domain/accounts/form-paths'
import { type Actor, halfwayOf, isSignedIn, type SignInStep } from '@/lib/shared/actor'

/** Where a caller of a step's page belongs instead; null when the step is theirs. `path` is where they want to. */
export function pathToStep(actor: Actor, step: SignInStep, path: string): string | null {
  const halfway = halfwayOf(actor)
  if (halfway?.step === step) return null
  if (halfway) return pathAfterSignIn(halfway.step, path)
  return isSignedIn(actor) ? path : `/auth?redirect=${encodeURIComponent(path)}`
}
