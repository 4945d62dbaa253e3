import { HeathScene } from '@/components/drawings/heath'
import { TextLink } from '@/components/ui/text-link'
import { accountsCopy } from '@/lib/domain/accounts/copy'
import { AccountHeading, AccountPage } from './account-page'
import { RedirectSoon } from './redirect-soon'

const { title, text, redirecting } = accountsCopy.registrationNeedsCode
const target = '/qr-info'
const waitSeconds = 5

/** Registration without a code: says why it is refused, then redirects. */
export function RegistrationNeedsCode() {
  return (
    <AccountPage scene={HeathScene}>
      <AccountHeading title={title}>{text}</AccountHeading>
      <p role="status">{redirecting}</p>
      <p className="mt-6">
        <TextLink
          href={target}
          className="inline-flex min-h-touch items-center hyphens-auto font-semibold wrap-anywhere"
        >
          Gå til informationssiden nu
        </TextLink>
      </p>
      <RedirectSoon href={target} afterMs={waitSeconds * 1000} />
      <noscript>
        <meta httpEquiv="refresh" content={`${waitSeconds};url=${target}`} />
      </noscript>
    </AccountPage>
  )
}
