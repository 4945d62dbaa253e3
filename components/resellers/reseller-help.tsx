import { LinkButton } from '@/components/ui/link-button'
import { TextLink } from '@/components/ui/text-link'

/** What a reseller comes for: more codes, something that went wrong, somebody to ask. */
export function ResellerHelp({ supportEmail }: { supportEmail: string }) {
  return (
    <div className="space-y-12">
      <section>
        <h2 className="text-2xl">Bestil koder eller plader</h2>
        <p className="mt-3">
          Skriv, hvor mange I skal bruge, om det er plader eller tegninger til gravering, og hvilken slags sten det er
          til. Vi svarer med pris og tid, inden noget bliver sat i gang.
        </p>
        <LinkButton href="/contact?emne=reseller" className="mt-5">
          Skriv om en bestilling
        </LinkButton>
      </section>
      <section>
        <h2 className="text-2xl">Hvis noget er galt</h2>
        <p className="mt-3">
          Er en kode blevet væk eller forbyttet, så <TextLink href="/contact?emne=reseller">skriv samme dag</TextLink>{' '}
          med kodens ti tegn, så kan vi spærre den. Kan en kode på en sten ikke scannes, så send et billede til{' '}
          <TextLink href={`mailto:${supportEmail}`} className="wrap-anywhere">
            {supportEmail}
          </TextLink>
          .
        </p>
      </section>
      <section>
        <h2 className="text-2xl">Når familien spørger</h2>
        <p className="mt-3">
          Vis dem siden <TextLink href="/qr-info">Det begynder med koden på stenen</TextLink>. Der står, hvad de skal
          gøre, og hvad kortet er til.
        </p>
      </section>
    </div>
  )
}
