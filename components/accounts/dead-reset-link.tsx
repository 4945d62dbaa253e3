import { HeathScene } from '@/components/drawings/heath'
import type { FormDraftView } from '@/components/form/form-draft'
import { TextLink } from '@/components/ui/text-link'
import { accountsCopy } from '@/lib/domain/accounts/copy'
import { AccountHeading, AccountPage } from './account-page'
import { HelpLine } from './dead-ends'
import { ResetLinkForm, ResetRequested } from './reset-link-form'

type DeadResetLinkProps = {
  reason: keyof typeof accountsCopy.deadResetLink
  token: string
  draft: FormDraftView
  /** True when a new link was just requested without script. */
  isRequested: boolean
}

/** Says why a reset link does not work, and offers a new one. */
export function DeadResetLink({ reason, token, draft, isRequested }: DeadResetLinkProps) {
  const { title, text } = accountsCopy.deadResetLink[reason]
  return (
    <AccountPage scene={HeathScene}>
      <AccountHeading title={title}>{text}</AccountHeading>
      {isRequested ? (
        <ResetRequested>{accountsCopy.resetRequested}</ResetRequested>
      ) : (
        <ResetLinkForm hidden={{ token }} draft={draft} />
      )}
      <p className="mt-8">
        Husker du adgangskoden? <TextLink href="/login">Log ind</TextLink>
      </p>
      <HelpLine />
    </AccountPage>
  )
}
