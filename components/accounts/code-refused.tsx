import { HeathScene } from '@/components/drawings/heath'
import { LinkButton } from '@/components/ui/link-button'
import { TextLink } from '@/components/ui/text-link'
import { AccountHeading } from './account-heading'
import { AccountPage } from './account-page'

type CodeRefusedProps = { title: string; message: string }

/** Says why a code cannot be used, and what to do instead. */
export function CodeRefused({ title, message }: CodeRefusedProps) {
  return (
    <AccountPage scene={HeathScene}>
      <AccountHeading title={title}>{message}</AccountHeading>
      <div className="flex flex-wrap gap-3">
        <LinkButton href="/login">Log ind</LinkButton>
        <LinkButton href="/qr-info" variant="outline">
          Læs om QR-koden
        </LinkButton>
      </div>
      <HelpLine />
    </AccountPage>
  )
}

export function HelpLine() {
  return (
    <p className="mt-10 text-muted-foreground">
      Kommer du ikke videre, så <TextLink href="/contact">skriv til os</TextLink>. Vi hjælper gerne.
    </p>
  )
}
