import { PageBody } from '@/components/ui/page-body'
import { TextLink } from '@/components/ui/text-link'
import { accountsCopy } from '@/lib/domain/accounts/copy'
import { RedirectSoon } from './redirect-soon'

const { title, text, redirecting } = accountsCopy.registrationNeedsCode
const target = '/qr-info'
const waitSeconds = 5

/** The guard of registration: says why, then leads on. */
export function RegistrationNeedsCode() {
  return (
    <PageBody width="form">
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-6">{text}</p>
      <p role="status" className="mt-6 text-muted-foreground">
        {redirecting}
      </p>
      <p className="mt-6">
        <TextLink href={target} className="inline-flex min-h-touch items-center">
          Gå til informationssiden nu
        </TextLink>
      </p>
      <RedirectSoon href={target} afterMs={waitSeconds * 1000} />
      <noscript>
        <meta httpEquiv="refresh" content={`${waitSeconds};url=${target}`} />
      </noscript>
    </PageBody>
  )
}
