import { LinkButton } from '@/components/ui/link-button'

/** The three ways from a free code to an account. */
export function FreeCode({ code }: { code: string }) {
  return (
    <>
      <p className="text-lg">
        Koden hører til en ny sten. Knyt den til en konto, så kan du lave en mindeside, som alle, der scanner stenen,
        kommer til.
      </p>
      <div className="flex flex-col gap-3">
        <LinkButton href={`/register?qrCode=${code}`} size="lg">
          Opret konto
        </LinkButton>
        <LinkButton href={`/qr-scan/${code}/login`} variant="outline" size="lg">
          Log ind
        </LinkButton>
      </div>
      <div className="space-y-3 border-border border-t pt-6">
        <p>Vil du hellere gøre det hjemme ved bordet? Så sender vi dig en mail, du kan gå videre fra.</p>
        <LinkButton href={`/qr-email-register?qrCode=${code}`} variant="link">
          Send mig et link
        </LinkButton>
      </div>
    </>
  )
}
