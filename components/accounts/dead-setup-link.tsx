import { HeathScene } from '@/components/drawings/heath'
import { LinkButton } from '@/components/ui/link-button'
import { accountsCopy } from '@/lib/domain/accounts/copy'
import { AccountHeading, AccountPage } from './account-page'
import { HelpLine } from './dead-ends'
import { EmailLinkForm } from './email-link-form'

type DeadSetupLinkProps = {
  reason: keyof typeof accountsCopy.deadSetupLink
  /** The link's QR code while an account can still be made from it. */
  code: string | null
}

/** Says why a setup link does not work, and the next step. */
export function DeadSetupLink({ reason, code }: DeadSetupLinkProps) {
  const { title, text } = accountsCopy.deadSetupLink[reason]
  return (
    <AccountPage scene={HeathScene}>
      <AccountHeading title={title}>{text}</AccountHeading>
      {reason === 'TOKEN_USED' ? (
        <LinkButton href="/login" size="lg" className="w-full">
          Log ind
        </LinkButton>
      ) : (
        <EmailLinkForm {...(code && { qrCode: code })} />
      )}
      <HelpLine />
    </AccountPage>
  )
}
