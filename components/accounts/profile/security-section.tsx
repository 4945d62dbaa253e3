import { TextLink } from '@/components/ui/text-link'
import { accountsCopy } from '@/lib/domain/accounts/copy'
import type { SecondFactorView, SignInFailureView } from '@/lib/domain/accounts/schema'
import { ProfileSection } from '../profile-section'
import { SavedNotice } from './saved-notice'

type SecuritySectionProps = {
  /** Only staff have one. */
  factor: SecondFactorView | null
  failures: SignInFailureView[]
  saved: string | undefined
}

/** The second factor of staff, and failed sign-ins. */
export function SecuritySection({ factor, failures, saved }: SecuritySectionProps) {
  return (
    <ProfileSection id="sikkerhed" title="Sikkerhed">
      <SavedNotice saved={saved} about="noedkoder" />
      <div className="space-y-10">
        {factor && <Factor factor={factor} />}
        <Failures failures={failures} />
      </div>
    </ProfileSection>
  )
}

function Factor({ factor: { since, leftRecoveryCodes } }: { factor: SecondFactorView }) {
  return (
    <div className="space-y-3">
      <h3 className="text-lg">Engangskoder</h3>
      <p>
        Slået til {since}. Du har {inWords(leftRecoveryCodes)} tilbage.
      </p>
      <ul className="flex flex-wrap gap-x-6">
        <li>
          <TextLink href="/profile/recovery-codes" className="inline-flex min-h-touch items-center">
            Lav nye nødkoder
          </TextLink>
        </li>
        <li>
          <TextLink href="/auth/set-up?redirect=/profile%23sikkerhed" className="inline-flex min-h-touch items-center">
            Skift app eller telefon
          </TextLink>
        </li>
      </ul>
    </div>
  )
}

function inWords(count: number): string {
  if (count === 0) return 'ingen nødkoder'
  return count === 1 ? 'én nødkode' : `${count} nødkoder`
}

function Failures({ failures }: { failures: SignInFailureView[] }) {
  const { title, none, some, kind } = accountsCopy.failures
  return (
    <div className="space-y-3">
      <h3 className="text-lg">{title}</h3>
      <p className="text-muted-foreground">{failures.length === 0 ? none : some}</p>
      {failures.length > 0 && (
        <ul aria-label={title} className="divide-y divide-border">
          {failures.map((failure) => (
            <li key={`${failure.kind} ${failure.network} ${failure.lastAt}`} className="py-3">
              <p className="first-letter:uppercase">{failure.when}</p>
              <p className="wrap-anywhere text-muted-foreground text-sm">
                {kind[failure.kind]}
                {failure.count > 1 && `, ${failure.count} gange`}
                {failure.network && ` · fra netværket ${failure.network}`}
              </p>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
