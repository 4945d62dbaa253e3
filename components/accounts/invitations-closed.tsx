import { HeathScene } from '@/components/drawings/heath'
import { LinkButton } from '@/components/ui/link-button'
import { accountsCopy } from '@/lib/domain/accounts/copy'
import { AccountHeading } from './account-heading'
import { AccountPage } from './account-page'

const { title, text } = accountsCopy.invitationsClosed

/** Shown while registration without a code is off; says how to get an account. */
export function InvitationsClosed() {
  return (
    <AccountPage scene={HeathScene}>
      <AccountHeading title={title}>{text}</AccountHeading>
      <div className="flex flex-wrap gap-3">
        <LinkButton href="/qr-info">Sådan får du en kode</LinkButton>
        <LinkButton href="/contact" variant="outline">
          Skriv til os
        </LinkButton>
      </div>
    </AccountPage>
  )
}
