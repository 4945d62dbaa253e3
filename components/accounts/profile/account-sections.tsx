import type { FormDraftView } from '@/components/form/form-draft'
import type { PendingEmailView, UserView } from '@/lib/domain/accounts/schema'
import { ProfileSection } from '../profile-section'
import { DetailsForm } from './details-form'
import { EmailForm } from './email-form'
import { PasswordForm } from './password-form'
import { PendingEmail } from './pending-email'
import { SavedNotice } from './saved-notice'
import { UnconfirmedEmail } from './unconfirmed-email'

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
      <ProfileSection id="oplysninger" title="Oplysninger" intro="Navnet bruger vi, når vi skriver til dig.">
        <SavedNotice saved={saved} about="oplysninger" />
        <DetailsForm user={user} draft={drafts.facts} />
      </ProfileSection>
      <ProfileSection
        id="email"
        title="Mailadresse"
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
      </ProfileSection>
      <ProfileSection
        id="adgangskode"
        title="Adgangskode"
        intro="Når du vælger en ny, bliver du logget ud på alle andre enheder."
      >
        <SavedNotice saved={saved} about="adgangskode" />
        <PasswordForm username={user.username} draft={drafts.password} />
      </ProfileSection>
    </>
  )
}
