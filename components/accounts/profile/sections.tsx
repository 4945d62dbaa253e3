import type { ComponentProps } from 'react'
import type { FormDraftView } from '@/components/form/form-draft'
import { DeviceNotices } from '@/components/notifications/device-notices'
import { MailChoices } from '@/components/notifications/mail-choices'
import { Notice } from '@/components/ui/notice'
import { TouchLink } from '@/components/ui/text-link'
import { accountsCopy } from '@/lib/domain/accounts/copy'
import { signInMs } from '@/lib/domain/accounts/link-times'
import type {
  DeviceView,
  PendingEmailView,
  SecondFactorView,
  SignInFailureView,
  UserView,
} from '@/lib/domain/accounts/schema'
import { deviceNoticesIntro, mailChoicesIntro } from '@/lib/domain/notifications/copy'
import { waitInWords } from '@/lib/shared/wait-in-words'
import { DetailsForm } from './details-form'
import { DeviceList, NewDevice } from './devices'
import { EmailForm, PendingEmail, UnconfirmedEmail } from './email-forms'
import { FoldedSection } from './folded-section'
import { PasswordForm } from './password-form'

type AccountSectionsProps = {
  user: UserView
  pendingEmail: PendingEmailView | null
  isEmailConfirmed: boolean
  drafts: Record<'facts' | 'email' | 'password', FormDraftView>
  /** The page's `?gemt=`: the form just saved without script. */
  saved: string | undefined
}

/** One section for each part of the account that can be changed. */
export function AccountSections({ user, pendingEmail, isEmailConfirmed, drafts, saved }: AccountSectionsProps) {
  return (
    <>
      <FoldedSection
        id="oplysninger"
        title="Oplysninger"
        intro="Navnet bruger vi, når vi skriver til dig."
        isOpen={drafts.facts !== null || saved === 'oplysninger'}
      >
        <SavedNotice saved={saved} about="oplysninger" />
        <DetailsForm user={user} draft={drafts.facts} />
      </FoldedSection>
      <FoldedSection
        id="email"
        title="Mailadresse"
        isOpen={drafts.email !== null || pendingEmail !== null || !isEmailConfirmed}
        intro={
          <>
            Vi skriver til <span className="break-words font-semibold text-foreground">{user.email}</span>. Vil du bruge
            en anden adresse, skifter vi først, når du har bekræftet den.
          </>
        }
      >
        <SavedNotice saved={saved} about="email-sendt" />
        <SavedNotice saved={saved} about="bekraeft-sendt" />
        {!isEmailConfirmed && <UnconfirmedEmail email={user.email} />}
        {pendingEmail ? (
          <PendingEmail pending={pendingEmail} refusal={drafts.email?.message} />
        ) : (
          <EmailForm user={user} draft={drafts.email} />
        )}
      </FoldedSection>
      <FoldedSection
        id="adgangskode"
        title="Adgangskode"
        isOpen={drafts.password !== null || saved === 'adgangskode'}
        intro="Når du vælger en ny, bliver du logget ud på alle andre enheder."
      >
        <SavedNotice saved={saved} about="adgangskode" />
        <PasswordForm username={user.username} draft={drafts.password} />
      </FoldedSection>
    </>
  )
}

type SecuritySectionProps = {
  /** Only staff have one. */
  factor: SecondFactorView | null
  failures: SignInFailureView[]
  saved: string | undefined
}

/** The second factor of staff, and failed sign-ins. */
export function SecuritySection({ factor, failures, saved }: SecuritySectionProps) {
  return (
    <FoldedSection id="sikkerhed" title="Sikkerhed" isOpen={saved === 'noedkoder'}>
      <SavedNotice saved={saved} about="noedkoder" />
      <div className="space-y-10">
        {factor && <Factor factor={factor} />}
        <Failures failures={failures} />
      </div>
    </FoldedSection>
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
          <TouchLink href="/profile/recovery-codes">Lav nye nødkoder</TouchLink>
        </li>
        <li>
          <TouchLink href="/auth/set-up?redirect=/profile%23sikkerhed">Skift app eller telefon</TouchLink>
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
              </p>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

export function DeviceSections({ devices }: { devices: DeviceView[] }) {
  return (
    <>
      <FoldedSection
        id="enheder"
        title="Enheder"
        intro="Her er du logget ind. Kender du ikke en af dem, så log den ud, og vælg en ny adgangskode."
      >
        <DeviceList devices={devices} />
      </FoldedSection>
      <FoldedSection
        id="ny-enhed"
        title="Log ind på en anden enhed"
        // 2 of 3 kept by: lib/domain/accounts/commands/sign-in-by-link.test.ts
        intro={`Vis en kode her, og scan den med din telefon eller tablet. Den virker én gang og i ${waitInWords(signInMs)}. Vis den kun til dig selv.`}
      >
        <NewDevice />
      </FoldedSection>
    </>
  )
}

type MessageSectionsProps = {
  mailChoices: ComponentProps<typeof MailChoices>['initial']
  drafts: { mail: ComponentProps<typeof MailChoices>['draft'] }
  /** The page's `?gemt=`: the form just saved without script. */
  saved: string | undefined
  publicKey: string
  pushEndpoint: ComponentProps<typeof DeviceNotices>['endpoint']
}

/** How the account is notified: by mail, and by push on this device. */
export function MessageSections({ mailChoices, drafts, saved, publicKey, pushEndpoint }: MessageSectionsProps) {
  return (
    <>
      <FoldedSection
        id="mailvalg"
        title="Besked på mail"
        intro={mailChoicesIntro}
        isOpen={drafts.mail !== null || saved === 'mailvalg'}
      >
        <MailChoices initial={mailChoices} draft={drafts.mail} isSaved={saved === 'mailvalg'} />
      </FoldedSection>
      <FoldedSection id="enhedsbeskeder" title="Beskeder på denne enhed" intro={deviceNoticesIntro}>
        <DeviceNotices publicKey={publicKey} endpoint={pushEndpoint} />
      </FoldedSection>
    </>
  )
}

const sentences: Record<string, string> = {
  oplysninger: 'Dine oplysninger er gemt.',
  adgangskode: 'Din adgangskode er ændret, og du er logget ud på alle andre enheder.',
  noedkoder: 'De nye nødkoder gælder nu.',
  'email-sendt': 'Vi har sendt linket igen.',
  'bekraeft-sendt': 'Vi har sendt linket igen.',
}

/** The result of a form sent without script. `saved` is the page's `?gemt=`. */
function SavedNotice({ saved, about }: { saved: string | undefined; about: string }) {
  if (saved !== about || !sentences[about]) return null
  return (
    <Notice variant="success" className="mb-8">
      {sentences[about]}
    </Notice>
  )
}

/** Every section of the page, in order; keep in step with the page. */
const sections = [
  ['mindesider', 'Mine mindesider'],
  ['beskeder', 'Beskeder'],
  ['koder', 'Mine QR-koder'],
  ['oplysninger', 'Oplysninger'],
  ['email', 'Mailadresse'],
  ['adgangskode', 'Adgangskode'],
  ['sikkerhed', 'Sikkerhed'],
  ['mailvalg', 'Besked på mail'],
  ['enhedsbeskeder', 'Beskeder på denne enhed'],
  ['enheder', 'Enheder'],
  ['ny-enhed', 'Log ind på en anden enhed'],
  ['mine-data', 'Mine data'],
  ['slet-konto', 'Slet konto'],
] as const

/** Table of contents beside the page on a wide screen; on a phone the folded headings are the list. */
export function ProfileContents() {
  return (
    <nav aria-label="På denne side" className="sticky top-8 self-start max-lg:hidden">
      <ul>
        {sections.map(([id, title]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-touch items-center text-muted-foreground underline decoration-1 decoration-border underline-offset-4 hover:text-foreground hover:decoration-current"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
