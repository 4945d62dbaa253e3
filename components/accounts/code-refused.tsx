import { LinkButton } from '@/components/ui/link-button'
import { PageBody } from '@/components/ui/page-body'
import { TextLink } from '@/components/ui/text-link'

type CodeRefusedProps = { title: string; message: string; supportEmail: string }

/** Says why a code or a link does not lead on, and what does. */
export function CodeRefused({ title, message, supportEmail }: CodeRefusedProps) {
  return (
    <PageBody width="form">
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-6 text-lg">{message}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton href="/login">Log ind</LinkButton>
        <LinkButton href="/qr-info" variant="outline">
          Læs om QR-koden
        </LinkButton>
      </div>
      <p className="mt-8 text-muted-foreground">
        Kommer du ikke videre, så skriv til{' '}
        <TextLink href={`mailto:${supportEmail}`} className="break-words">
          {supportEmail}
        </TextLink>
        .
      </p>
    </PageBody>
  )
}
